import type { Random } from '#demo/random.ts';
import { board, brickStack, worker } from './group-site.ts';
import type { Palette } from './palettes.ts';
import { lit } from './palettes.ts';
import { palm, tree } from './plants.ts';
import { clouds, sky, skyLife, sunFor, town } from './sky.ts';
import { box, d, disc, many, oval, paint, poly, stroke } from './svg.ts';

const ground = 430;

/** The pit that the building will stand in: its far wall in shadow, its floor in the light. */
function pit(palette: Palette): string {
  return (
    paint(poly([96, 452], [704, 452], [760, 560], [40, 560]), lit(palette, '#8E7148')) +
    paint(poly([118, 474], [682, 474], [726, 560], [74, 560]), lit(palette, '#B08F5E')) +
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
function rig(palette: Palette, x: number): string {
  const [steel, gold, deep] = [lit(palette, '#4C5654'), lit(palette, '#E0A12B'), lit(palette, '#B97F16')];
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

const heap = (palette: Palette, x: number): string =>
  paint(d`M${x} 446q46 -70 104 0z`, lit(palette, '#9C7B4E')) + paint(d`M${x + 50} 446q30 -44 66 0z`, lit(palette, '#876A42'));

/** Land on which the piles of a building are being driven. */
export function pilingSite(palette: Palette, random: Random): string {
  const rigAt = random.real(420, 500);
  return (
    sky(palette, sunFor(random, [[110, 180]])) +
    clouds(palette, random) +
    skyLife(palette, random) +
    town(palette, random, 412, 0.9) +
    paint(box(0, ground - 22, 800, 200), lit(palette, '#CDB893')) +
    tree(palette, 40, ground, random.real(1, 1.2)) +
    (random.chance(0.5) ? palm(palette, 742, ground + 4, random.real(120, 160)) : tree(palette, 764, ground + 2, random.real(0.9, 1.2))) +
    heap(palette, random.real(150, 200)) +
    rig(palette, rigAt) +
    pit(palette) +
    piles(palette, random.whole(7, 12)) +
    brickStack(palette, 646, 592) +
    board(palette, random.real(96, 130), 356) +
    worker(palette, random.real(330, 356), 470, '#C8553D', '#E0A12B') +
    worker(palette, random.real(372, 398), 476, random.pick(['#2E6B5A', '#7A4E7E']), '#FFFFFF') +
    (random.chance(0.6) ? worker(palette, random.real(560, 600), 528, '#1B5E9E', '#E0A12B') : '')
  );
}
