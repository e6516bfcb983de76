import type { Random } from '#scenes/random.ts';
import { board, brickStack, worker } from './group-site.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit } from '#scenes/paint/palettes.ts';
import { palm, tree } from '#scenes/paint/plants.ts';
import { clouds, sky, skyLife, sunFor, town } from '#scenes/paint/sky.ts';
import { box, d, disc, many, oval, paint, place, poly, roundBox, stroke } from '#scenes/paint/svg.ts';

const ground = 430;

/** What the land is of: sand, red clay, grey silt, black earth. In the light and in the shade. */
const soils = [
  { land: '#CDB893', bright: '#B08F5E', dark: '#8E7148' },
  { land: '#C99A78', bright: '#B26B45', dark: '#8A4A2E' },
  { land: '#C4C6BE', bright: '#9B9F98', dark: '#757A75' },
  { land: '#A59A80', bright: '#6E5C46', dark: '#4E4032' },
] as const;
type Soil = (typeof soils)[number];

/** What machines are painted in; the second is for what lies in their own shade. */
const paints = [
  ['#E0A12B', '#B97F16'],
  ['#D9622B', '#A8441A'],
  ['#2F7FA8', '#1F5C7C'],
  ['#5E9A4A', '#417233'],
  ['#E4E2D8', '#B3B0A4'],
] as const;
type Paint = (typeof paints)[number];

/** The pit that the building will be in: its far wall in shadow, its floor in the light or, after rain, under water. */
function pit(palette: Palette, soil: Soil, isWet: boolean): string {
  return (
    paint(poly([96, 452], [704, 452], [760, 560], [40, 560]), lit(palette, soil.dark)) +
    paint(poly([118, 474], [682, 474], [726, 560], [74, 560]), lit(palette, soil.bright)) +
    (isWet ? paint(oval(400, 522, 300, 30), palette.water) + paint(oval(380, 514, 210, 8), palette.sky[2], 0.5) : '') +
    paint(poly([96, 452], [118, 474], [74, 560], [40, 560]), '#000000', 0.2)
  );
}

/** A finished pile: concrete, and the steel that the column will grow from. */
const pile = (palette: Palette, x: number, y: number, size: number): string =>
  stroke(
    many(4, (at) => d`M${x - 9 * size + at * 6 * size} ${y}v${-34 * size}`),
    lit(palette, '#8A4B32'),
    2.2 * size,
  ) +
  paint(oval(x, y + 2, 17 * size, 5 * size), '#000000', 0.2) +
  paint(box(x - 14 * size, y - 8 * size, 28 * size, 10 * size), lit(palette, '#A9A79E')) +
  paint(oval(x, y - 8 * size, 14 * size, 4 * size), lit(palette, '#CFCDC4'));

/** Two rows of piles, as far as they are done. */
const piles = (palette: Palette, done: number): string =>
  [...Array.from({ length: 6 }, (_, at) => [170 + at * 92, 500, 0.8] as const), ...Array.from({ length: 6 }, (_, at) => [138 + at * 104, 546, 1.05] as const)]
    .slice(0, done)
    .map(([x, y, size]) => pile(palette, x, y, size))
    .join('');

/** The rig on its tracks, with the auger above the next hole. */
function rig(palette: Palette, x: number, [front, back]: Paint): string {
  const [steel, gold, deep] = [lit(palette, '#4C5654'), lit(palette, front), lit(palette, back)];
  const foot = ground + 34;
  const turns = many(12, (at) => d`M${x - 17} ${204 + at * 19}l34 9`);
  return (
    paint(oval(x + 96, foot + 6, 110, 9), '#000000', 0.18) +
    paint(box(x + 18, foot - 26, 162, 28), steel) +
    paint(
      many(5, (at) => disc(x + 36 + at * 32, foot - 12, 10)),
      lit(palette, '#6E7876'),
    ) +
    paint(poly([x + 34, foot - 26], [x + 34, foot - 92], [x + 92, foot - 104], [x + 92, foot - 26]), gold) +
    paint(poly([x + 44, foot - 56], [x + 44, foot - 86], [x + 78, foot - 93], [x + 78, foot - 56]), palette.glass[0]) +
    paint(box(x + 92, foot - 84, 84, 58), gold) +
    paint(box(x + 104, foot - 74, 60, 6) + box(x + 104, foot - 60, 60, 6) + box(x + 104, foot - 46, 60, 6), deep) +
    stroke(d`M${x + 10} 96L${x + 60} ${foot - 98}M${x + 10} 180L${x + 84} ${foot - 98}`, deep, 5) +
    paint(box(x - 6, 84, 12, foot - 110), gold) +
    stroke(
      many(10, (at) => d`M${x - 6} ${96 + at * 22}l12 11`),
      deep,
      1.6,
    ) +
    stroke(turns, steel, 6) +
    stroke(d`M${x} 190V${foot + 16}`, lit(palette, '#6E7876'), 6) +
    paint(box(x - 22, 168, 44, 26), lit(palette, '#B4431F')) +
    paint(poly([x - 20, 84], [x + 20, 84], [x + 8, 66], [x - 8, 66]), deep)
  );
}

/** A digger with its bucket down; it is at `x` and reaches to its left. */
function digger(palette: Palette, x: number, [front, back]: Paint): string {
  const [steel, body, deep] = [lit(palette, '#4C5654'), lit(palette, front), lit(palette, back)];
  const foot = ground + 26;
  return (
    paint(oval(x + 70, foot + 4, 84, 8), '#000000', 0.18) +
    paint(roundBox(x + 4, foot - 28, 132, 28, 14), steel) +
    paint(box(x + 14, foot - 92, 122, 62), body) +
    paint(box(x + 92, foot - 80, 44, 40), deep) +
    paint(box(x + 20, foot - 124, 52, 60), deep) +
    paint(box(x + 26, foot - 118, 40, 34), palette.glass[0]) +
    stroke(d`M${x + 20} ${foot - 62}L${x - 44} ${foot - 168}L${x - 104} ${foot - 92}`, body, 17) +
    stroke(d`M${x - 8} ${foot - 84}L${x - 50} ${foot - 150}`, deep, 6) +
    paint(poly([x - 124, foot - 100], [x - 86, foot - 88], [x - 92, foot - 52], [x - 132, foot - 58]), steel)
  );
}

const heap = (palette: Palette, soil: Soil, x: number, size: number): string =>
  place(x, 446, size, paint('M0 0q46 -70 104 0z', lit(palette, soil.bright)) + paint('M50 0q30 -44 66 0z', lit(palette, soil.dark)));

const trees = (palette: Palette, random: Random): string =>
  tree(palette, random.real(20, 70), ground, random.real(0.9, 1.3)) +
  (random.chance(0.5) ? palm(palette, random.real(716, 760), ground + 4, random.real(120, 160)) : tree(palette, 764, ground + 2, random.real(0.9, 1.2)));

/** What is behind the pit: the rig is anywhere, and what else there is keeps out of its way, the board in front of all but the rig. */
function machines(palette: Palette, random: Random, soil: Soil): string {
  const colours = random.pick(paints);
  const [rigAt, otherAt] = random.pick([
    [random.real(140, 200), random.real(500, 560)],
    [random.real(300, 360), random.real(590, 620)],
    [random.real(480, 560), random.real(220, 280)],
  ] as const);
  const other = random.pick(['digger', 'heaps', 'heaps', 'none'] as const);
  return (
    (other === 'digger' ? digger(palette, otherAt, random.pick(paints)) : '') +
    (other === 'heaps' ? heap(palette, soil, otherAt - 50, random.real(1.2, 1.8)) + heap(palette, soil, otherAt + 30, random.real(0.8, 1.3)) : '') +
    rig(palette, rigAt, colours) +
    board(palette, rigAt < 300 ? random.real(570, 610) : random.real(20, rigAt - 220), 356)
  );
}

function workers(palette: Palette, random: Random, isWet: boolean): string {
  const at = random.real(180, 520);
  return (
    worker(palette, at, 474, '#C8553D', '#E0A12B') +
    worker(palette, at + random.real(36, 70), 480, random.pick(['#2E6B5A', '#7A4E7E']), '#FFFFFF') +
    (random.chance(0.6) && !isWet ? worker(palette, random.real(540, 640), 528, '#1B5E9E', '#E0A12B') : '')
  );
}

/** Land on which the piles of a building are being driven; seen from nearer or farther, from this side or that. */
export function pilingSite(palette: Palette, random: Random): string {
  const soil = random.pick(soils);
  const near = random.real(0.8, 1.16);
  const lift = random.real(0, 50);
  const isTurned = random.chance(0.5);
  const isWet = palette.name === 'monsoon' || random.chance(0.3);
  const horizon = 600 - lift - (600 - ground + 22) * near;
  const site =
    trees(palette, random) +
    machines(palette, random, soil) +
    pit(palette, soil, isWet) +
    piles(palette, random.whole(3, 12)) +
    brickStack(palette, random.pick([60, 640]), 592) +
    workers(palette, random, isWet);
  return (
    sky(palette, sunFor(random)) +
    clouds(palette, random) +
    skyLife(palette, random) +
    town(palette, random, horizon + 4, random.real(0.5, 1.15)) +
    paint(box(0, horizon, 800, 600 - horizon), lit(palette, soil.land)) +
    place(isTurned ? 400 + 400 * near : 400 - 400 * near, 600 - lift - 600 * near, near, site, isTurned)
  );
}
