// The riverside of the home page. Desktops see its middle at 0.8, phones a third of that at 0.55 (web/styles/base.css).
import type { Random } from './random.ts';
import { randomFrom } from './random.ts';
import { cow, hayStack, heron, lilies, tinHouse } from './buildings/country.ts';
import { layers } from './paint/layers.ts';
import type { Palette } from './paint/palettes.ts';
import { inLight, lit, palettes } from './paint/palettes.ts';
import { banana, betelPalm, bush, flowers, palm, tree } from './paint/plants.ts';
import { birds, cloudShape, sky, skyline } from './paint/sky.ts';
import { lamp, teaStall } from './buildings/street.ts';
import { box, d, disc, many, oval, paint, picture, place } from './paint/svg.ts';
import type { Tower } from './buildings/tower.ts';
import { tower } from './buildings/tower.ts';
import { boat, car, cng, rickshaw, vanRickshaw } from './paint/vehicles.ts';
import { floorLine, gabledVilla, modernVilla } from './buildings/villas.ts';

const width = 2400;
const height = 1020;
/** The houses are here; below lie the street, the bank and the river. */
const base = 928;
const sun = { x: 1769, y: 552, r: 46 };

const clay = '#B5532F';
const pond = '#0F6B50';
const brown = '#8E4A2E';

const towers: readonly Tower[] = [
  { x: 360, w: 104, floors: 5, body: '#E9C9A2', accent: brown, turned: true },
  { x: 480, w: 120, floors: 6, body: '#F1E2CB', accent: clay },
  { x: 662, w: 100, floors: 4, body: '#DCE6DD', accent: brown, turned: true },
  { x: 862, w: 110, floors: 7, body: '#F4EDDF', accent: pond },
  { x: 1000, w: 92, floors: 5, body: '#E9C9A2', accent: clay, turned: true },
  { x: 1404, w: 120, floors: 6, body: '#E4EBE4', accent: clay, turned: true },
  { x: 1584, w: 96, floors: 4, body: '#F3D9B6', accent: brown },
  { x: 1752, w: 116, floors: 7, body: '#F6EFE2', accent: clay, turned: true },
  { x: 1936, w: 100, floors: 5, body: '#DCE6DD', accent: pond },
];

/** None before the moon, and none where the page's text stands: a star beside a letter looks like a mark. */
function stars(random: Random): string {
  const shapes = many(150, () => {
    const [x, y, r] = [random.real(0, width), random.real(8, 690), random.real(0.9, 2)];
    const underText = y < 280 ? x > 640 && x < 1210 : y < 600 && x > 380 && x < 1420;
    const inHalo = Math.hypot(x - sun.x, y - sun.y) < sun.r * 2.2;
    return underText || inHalo ? '' : disc(x, y, r);
  });
  return paint(shapes, '#FFFFFF', 0.6);
}

function heavens(palette: Palette, random: Random): string {
  const clouds = [
    [470, 690, 1],
    [770, 660, 0.7],
    [1330, 640, 0.8],
    [1900, 640, 1.1],
    [2140, 520, 0.9],
    [150, 560, 1.1],
    [1230, 140, 0.9],
  ] as const;
  return (
    sky(palette, sun, width, height) +
    (palette.dark ? stars(random) : '') +
    paint(clouds.map(([x, y, scale]) => cloudShape(x, y, scale)).join(''), palette.cloud, palette.dark ? 0.32 : 0.5) +
    (palette.dark ? '' : birds(palette, 1868, 470, 5) + birds(palette, 1528, 712, 3))
  );
}

function farTown(palette: Palette, random: Random): string {
  const glow = palette.dark ? palette.glow : undefined;
  return (
    skyline(random, palette.far, { base: base - 8, low: 40, high: 150, glow }, width) +
    skyline(random, palette.mid, { base: base + 2, low: 20, high: 86, glow }, width)
  );
}

/** Tin roofs, a hay stack and a cow, where the town ends. */
function homestead(palette: Palette): string {
  return (
    paint(
      many(9, (at) => oval(at * 40, base - 8, 36, 22 + ((at * 7) % 12))),
      palette.leaf[0],
    ) +
    betelPalm(palette, 36, base, 150) +
    betelPalm(palette, 56, base, 124) +
    palm(palette, 196, base, 126, 12) +
    tinHouse(palette, 66, base, 0.9, '#D8B98A', '#A9573A') +
    tinHouse(palette, 206, base, 1.05, '#7FA3A6', '#B9C4C6') +
    banana(palette, 176, base, 0.6) +
    hayStack(palette, 30, base + 2, 0.62) +
    tree(palette, 334, base, 0.7, flowers[0])
  );
}

function villas(palette: Palette, random: Random): string {
  const scale = 0.36;
  return (
    place(1176 - 150 * scale, base - floorLine * scale, scale, modernVilla(palette, random)) +
    place(2096 - 186 * scale, base - floorLine * scale, scale, gabledVilla(palette, random))
  );
}

function houses(palette: Palette, random: Random): string {
  const sheets = layers();
  for (const plan of towers) tower({ layers: sheets, palette, random, base }, plan);
  return sheets.draw() + villas(palette, random);
}

function greenery(palette: Palette): string {
  return (
    [792, 1152, 1556, 2302].map((x, at) => palm(palette, x, base, [112, 98, 120, 128][at] ?? 100, [10, -8, 9, -10][at] ?? 8)).join('') +
    tree(palette, 634, base, 0.62, flowers[0]) +
    tree(palette, 826, base, 0.62) +
    tree(palette, 1124, base, 0.6) +
    tree(palette, 1378, base, 0.66, flowers[1]) +
    tree(palette, 1714, base, 0.7) +
    tree(palette, 1908, base, 0.6, flowers[2]) +
    tree(palette, 2068, base, 0.7, flowers[0]) +
    tree(palette, 2356, base, 0.85) +
    banana(palette, 2274, base, 0.6) +
    [602, 980, 1172, 1546, 1700, 1890, 2052].map((x, at) => bush(palette, x, base + 1, 0.5 + (at % 3) * 0.12)).join('')
  );
}

/** What moves on the street along the river: kind, place, looking left or right. */
function street(palette: Palette, random: Random): string {
  const wheels = [
    [706, rickshaw('#2E7D73', '#C8553D')],
    [1052, cng()],
    [1332, rickshaw('#7A4E7E', '#B4431F')],
    [1496, car('#7E1F1B')],
    [1830, rickshaw('#B4431F', '#2E6B5A')],
    [2010, cng()],
    [560, vanRickshaw()],
  ] as const;
  return (
    paint(box(0, base, width, 12), palette.ground) +
    paint(box(0, base + 10, width, 5), lit(palette, '#B9704C')) +
    paint(
      many(100, (at) => box(at * 24, base + 10, 1.2, 5)),
      '#000000',
      0.14,
    ) +
    [440, 780, 1110, 1560, 1716, 2070].map((x) => place(x, base + 10, 0.4, lamp(palette, 0, 0, 120))).join('') +
    place(836, base + 10, 0.4, teaStall(palette, random, 0, 0)) +
    place(1640, base + 10, 0.4, teaStall(palette, random, 0, 0)) +
    wheels.map(([x, drawing]) => place(x, base + 10, 0.34, inLight(palette, drawing))).join('')
  );
}

/** Steps down to the water. */
const ghat = (palette: Palette, x: number): string =>
  [0, 1, 2, 3].map((at) => paint(box(x - at * 6, base + 14 + at * 5, 66 + at * 12, 5), lit(palette, at % 2 ? '#B79B72' : '#D7CDBB'))).join('');

/** Of a lamp in the water: ripples that grow shorter. */
const reflection = (x: number, y: number, ripples: number): string => many(ripples, (at) => oval(x + (at % 2) * 2, y + at * 6, 7 - at, 1));

function river(palette: Palette, random: Random): string {
  const bank = base + 14;
  const shine = many(64, () => box(random.real(0, width), bank + random.real(16, 74), random.real(30, 110), 1.6));
  const lights = palette.dark ? many(26, (at) => reflection(40 + at * 92 + random.real(-20, 20), bank + 16, random.whole(3, 6))) : '';
  const glints = [0, 1, 2].map((at) => oval(sun.x, bank + 26 + at * 13, [80, 60, 40][at] ?? 40, 2.6)).join('');
  return (
    paint(box(0, bank - 2, width, height - bank + 2), palette.water) +
    paint(d`M0 ${bank - 2}H${width}V${bank + 8}Q2000 ${bank + 20} 1500 ${bank + 9}T600 ${bank + 8}T0 ${bank + 12}z`, palette.leaf[0]) +
    paint(d`M0 ${bank - 2}H${width}V${bank + 5}Q2000 ${bank + 16} 1500 ${bank + 6}T600 ${bank + 5}T0 ${bank + 9}z`, palette.leaf[1]) +
    ghat(palette, 1012) +
    ghat(palette, 1960) +
    paint(shine, '#FFFFFF', palette.dark ? 0.12 : 0.4) +
    paint(lights, palette.glow, 0.22) +
    paint(glints, palette.sun, 0.5)
  );
}

function boats(palette: Palette): string {
  const fleet: ReadonlyArray<readonly [x: number, y: number, scale: number, sail: boolean]> = [
    [210, 56, 0.7, false],
    [734, 60, 0.9, true],
    [1150, 42, 0.5, false],
    [1410, 68, 0.8, false],
    [1750, 48, 0.62, true],
    [2150, 64, 0.84, true],
  ];
  return fleet.map(([x, down, scale, sail]) => place(x, base + down, scale, inLight(palette, boat(sail)))).join('');
}

/** The town by its river in the light of dawn or by night, to be put into a picture. */
export function riverside(theme: 'day' | 'night'): string {
  const palette = theme === 'day' ? palettes.dawn : palettes.night;
  const random = randomFrom(77);
  return (
    heavens(palette, random) +
    farTown(palette, random) +
    homestead(palette) +
    houses(palette, random) +
    greenery(palette) +
    street(palette, random) +
    cow(palette, 296, base + 9, 0.5, '#B98A5E') +
    river(palette, random) +
    place(1236, base + 46, 0.6, lilies(palette, 0, 0)) +
    heron(palette, 1296, base + 50, 0.5) +
    boats(palette)
  );
}

/** The riverside as a file, 2400 x 1020. */
export const drawPanorama = (theme: 'day' | 'night'): string => picture(riverside(theme), width, height);
