import type { Random } from '#scenes/random.ts';
import { lozenge } from '#scenes/paint/svg.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { between, lit, shadow } from '#scenes/paint/palettes.ts';
import { bush, maybeFlower, palm, tree } from '#scenes/paint/plants.ts';
import { clouds, sky, skyLife, sunFor, town } from '#scenes/paint/sky.ts';
import { road } from './street.ts';
import { box, d, downwards, many, paint, place, poly, stroke } from '#scenes/paint/svg.ts';
import { boat, metro, traffic } from '#scenes/paint/vehicles.ts';

const foot = 530;
const storey = 22;
const column = 26;

interface Tower {
  x: number;
  y: number;
  w: number;
  depth: number;
}

interface Coat {
  glass: readonly [string, string, string];
  sideGlass: string;
  fin: string;
}

const dayGlass: ReadonlyArray<Coat['glass']> = [
  ['#BFE3E6', '#5E9CA6', '#2F6470'],
  ['#CFE6DA', '#6BA58C', '#2E6A55'],
  ['#D3DDEA', '#7E9CC0', '#3E5F8A'],
  ['#E9D9C2', '#B08A6A', '#6E4F3E'],
];

function coatOf(palette: Palette, random: Random): Coat {
  const glass: Coat['glass'] = palette.dark ? ['#3A4A6B', '#27344F', '#1B2438'] : random.pick(dayGlass);
  const tinted = glass.map((colour) => (palette.dark ? colour : between(lit(palette, colour), palette.sky[1], 0.12)));
  return {
    glass: [tinted[0] ?? glass[0], tinted[1] ?? glass[1], tinted[2] ?? glass[2]],
    sideGlass: palette.dark ? '#151D2E' : between(lit(palette, glass[2]), '#0B1220', 0.3),
    fin: random.pick(['#B5532F', '#8E4A2E', '#0F6B50', '#C48A1C']),
  };
}

function litRooms(palette: Palette, random: Random, { x, y, w }: Tower): string {
  const [columns, rows] = [Math.floor(w / column), Math.floor((foot - 70 - y) / storey)];
  const rooms = new Set<number>();
  const wanted = Math.round(columns * rows * (palette.dark ? 0.36 : 0.07));
  for (let at = 0; at < wanted; at++) rooms.add(random.whole(0, columns * rows - 1));
  const shape = [...rooms].map((room) => box(x + (room % columns) * column + 3, y + Math.floor(room / columns) * storey + 4, column - 5, storey - 6)).join('');
  return paint(shape, palette.glow, palette.dark ? 0.88 : 0.4);
}

/** A curtain wall: front in graded glass, right side darker, floors as thin lines on both. */
function glassTower(palette: Palette, random: Random, tower: Tower, coat: Coat): string {
  const { x, y, w, depth } = tower;
  const fall = depth * 0.42;
  const floors = Math.floor((foot - y) / storey);
  const right = x + w;
  const farY = (at: number): number => y + fall + (at * storey * (foot - y - fall)) / (foot - y);
  const sideLines = many(floors, (at) => d`M${right} ${y + at * storey}L${right + depth} ${farY(at)}`);
  return (
    paint(poly([right, y], [right + depth, y + fall], [right + depth, foot], [right, foot]), coat.sideGlass) +
    stroke(sideLines, '#FFFFFF', 1.6, 0.14) +
    paint(box(x, y, w, foot - y), 'url(#glass)') +
    litRooms(palette, random, tower) +
    paint(
      many(floors, (at) => box(x, y + at * storey, w, 2.4)),
      '#FFFFFF',
      palette.dark ? 0.16 : 0.28,
    ) +
    paint(
      many(w / column - 0.5, (at) => box(x + (at + 1) * column, y, 1.6, foot - y)),
      '#FFFFFF',
      palette.dark ? 0.13 : 0.24,
    ) +
    paint(poly([x, y + 60], [right, y + 190], [right, y + 268], [x, y + 150]), '#FFFFFF', palette.dark ? 0.05 : 0.13)
  );
}

function crownOf(palette: Palette, random: Random, { x, y, w }: Tower, tall: boolean): string {
  const white = lit(palette, '#E9EFEC');
  const parapet = paint(box(x - 8, y - 12, w + 16, 14), white);
  if (!tall) return parapet + (random.chance(0.5) ? bush(palette, x + w * 0.4, y - 10, 0.8) + bush(palette, x + w * 0.66, y - 10, 0.6) : '');
  const head = paint(box(x + w * 0.2, y - 34, w * 0.42, 24), lit(palette, '#C9D3CF'));
  const plant = paint(box(x + w * 0.7, y - 28, w * 0.16, 18), lit(palette, '#AEBBB6'));
  return head + plant + paint(box(x + w * 0.4, y - 62, 3, 30), palette.ink) + parapet;
}

function fin(palette: Palette, { x, y }: Tower, colour: string): string {
  const top = y + 48;
  const holes = many((foot - top - 30) / 16, (at) => lozenge(x - 6, top + 20 + at * 16, 6.4));
  return paint(box(x - 19, top, 26, foot - top), lit(palette, colour)) + paint(holes, palette.dark ? palette.glow : '#3E160B', palette.dark ? 0.75 : 0.5);
}

function lobby(palette: Palette, { x, w }: Tower): string {
  const panes = Math.max(3, Math.floor((w - 10) / 40));
  const step = (w - 16) / panes;
  return (
    paint(box(x - 8, foot - 62, w + 16, 62), palette.dark ? '#101A2A' : '#12302F', 0.85) +
    paint(
      many(panes, (at) => box(x + 8 + at * step, foot - 54, step - 8, 54)),
      palette.glow,
      palette.dark ? 0.75 : 0.5,
    ) +
    paint(box(x - 20, foot - 74, w + 40, 13), lit(palette, '#FFFFFF')) +
    paint(box(x - 14, foot - 61, w + 28, 4), '#000000', 0.2)
  );
}

function viaduct(palette: Palette, random: Random): string {
  const beam = lit(palette, '#D7DAD3');
  const piers = [random.real(70, 130), random.real(390, 440), random.real(700, 750)].map(
    (x) => paint(d`M${x - 18} 478h36l-8 20v108h-20v-108z`, lit(palette, '#C3C8C0')) + paint(box(x + 2, 498, 8, 108), '#000000', 0.14),
  );
  const trainAt = random.real(150, 300);
  return (
    piers.join('') +
    place(trainAt, 446, 1, metro(palette)) +
    paint(box(0, 452, 800, 22), beam) +
    paint(box(0, 474, 800, 6), shadow, 0.26) +
    paint(box(0, 444, 800, 8), lit(palette, '#EEF0EA'))
  );
}

/** Hatirjheel: a lake with its walk instead of the road. */
function lake(palette: Palette, random: Random): string {
  return (
    paint(box(0, foot, 800, 14), lit(palette, '#D7CDBB')) +
    paint(box(0, foot + 12, 800, 58), palette.water) +
    paint(box(0, foot + 12, 800, 5), shadow, 0.2) +
    paint(
      many(14, () => box(random.real(0, 740), random.real(556, 596), random.real(30, 80), 1.8)),
      '#FFFFFF',
      palette.dark ? 0.14 : 0.36,
    ) +
    place(random.real(330, 520), 580, 0.8, boat(false)) +
    palm(palette, random.real(60, 90), foot + 4, 170, 12) +
    palm(palette, random.real(690, 730), foot + 4, 150, -10)
  );
}

function towersOf(random: Random): Tower[] {
  const first: Tower = { x: random.real(214, 262), y: random.real(84, 128), w: column * random.whole(6, 8), depth: random.real(44, 64) };
  const secondX = first.x + first.w + first.depth + random.real(4, 26);
  const second: Tower = { x: secondX, y: random.real(190, 290), w: column * random.whole(4, 6), depth: random.real(32, 46) };
  const third: Tower = { x: first.x - random.real(110, 150), y: random.real(260, 340), w: column * 4, depth: 26 };
  return random.chance(0.4) ? [third, second, first] : [second, first];
}

/** Glass towers of Motijheel or Gulshan behind the metro, a road or the lake. */
export function office(palette: Palette, random: Random): string {
  const towers = towersOf(random);
  const main = towers[towers.length - 1];
  if (!main) return '';
  const coat = coatOf(palette, random);
  const front = random.pick(['metro', 'metro', 'road', 'lake'] as const);
  const trees =
    tree(palette, random.real(60, 110), foot + 4, 1.2, maybeFlower(random)) +
    tree(palette, random.real(680, 740), foot + 4, 1.3, maybeFlower(random)) +
    tree(palette, 158, foot + 4, 0.9);
  return (
    sky(palette, sunFor(random, [[80, 150]])) +
    clouds(palette, random) +
    skyLife(palette, random) +
    `<defs>${downwards('glass', coat.glass, true)}</defs>` +
    town(palette, random, foot - 30, 1.25) +
    (front === 'lake' ? lake(palette, random) : road(palette, foot)) +
    towers.map((tower) => crownOf(palette, random, tower, tower === main) + glassTower(palette, random, tower, coat)).join('') +
    fin(palette, main, coat.fin) +
    lobby(palette, main) +
    trees +
    bush(palette, 214, foot + 4, 0.8) +
    (front === 'metro' ? viaduct(palette, random) : '') +
    (front === 'lake' ? '' : traffic(palette, random, 590, 215))
  );
}
