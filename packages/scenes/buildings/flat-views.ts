// One apartment building, seen from the places that people photograph it from.
import type { Random } from '#scenes/random.ts';
import type { Building } from './flat.ts';
import { buildingOf, ground, wingWide } from './flat.ts';
import { layers } from '#scenes/paint/layers.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit, shadow } from '#scenes/paint/palettes.ts';
import { bush, flowers, maybeFlower, palm, tree } from '#scenes/paint/plants.ts';
import { clouds, sky, skyLife, sunFor, town } from '#scenes/paint/sky.ts';
import { brickWall, bricks, lamp, pole, road, teaStall } from './street.ts';
import { box, d, disc, lozenge, many, oval, paint, place, poly, roundBox, stroke } from '#scenes/paint/svg.ts';
import { tower } from './tower.ts';
import { parkedCar, traffic } from '#scenes/paint/vehicles.ts';
import { lookingUp, receding, warp } from '#scenes/paint/warp.ts';

interface Seen {
  palette: Palette;
  random: Random;
  building: Building;
}

const above = (palette: Palette, random: Random, sides: ReadonlyArray<readonly [number, number]>): string =>
  sky(palette, sunFor(random, sides)) + clouds(palette, random) + skyLife(palette, random);

/** From across the road. */
function front({ palette, random, building }: Seen): string {
  const { x, w, depth } = building.shape;
  const [brick, right] = [random.pick(bricks), x + w + depth];
  return (
    above(palette, random, x > 230 ? [[80, 150]] : [[620, 690]]) +
    town(palette, random, ground - 26) +
    road(palette, ground) +
    tree(palette, random.real(50, 90), ground + 4, random.real(1.2, 1.55), maybeFlower(random)) +
    tree(palette, random.real(735, 770), ground + 4, random.real(0.95, 1.3), maybeFlower(random)) +
    brickWall(palette, 0, ground - 30, x - 8, 32, brick) +
    brickWall(palette, right + 6, ground - 30, 800 - right, 32, brick) +
    bush(palette, 34, ground - 28, 1) +
    bush(palette, right + 40, ground - 28, 0.9) +
    building.side +
    building.front +
    (random.chance(0.6) ? pole(palette, random.real(690, 740), ground + 12, 290) : lamp(palette, 690, ground + 14, 190)) +
    traffic(palette, random, 584)
  );
}

/** From the crossing: two façades run away from the edge. */
function corner({ palette, random, building }: Seen): string {
  const { x, w } = building.shape;
  const edge = x + w;
  const eye = ground - 24;
  const house =
    warp(building.front, receding(edge, { w, shown: random.real(300, 350), eye, depth: 0.5 })) +
    warp(building.wing, receding(edge, { w: wingWide, shown: random.real(180, 230), eye, depth: 0.42 }));
  const scene =
    town(palette, random, ground - 26, 0.8) +
    road(palette, ground) +
    tree(palette, 40, ground + 2, random.real(0.9, 1.2), maybeFlower(random)) +
    place(480 - edge, 6, 1, house) +
    bush(palette, 704, ground + 6, 0.9) +
    tree(palette, random.real(735, 765), ground + 6, random.real(1.3, 1.6), maybeFlower(random)) +
    lamp(palette, 96, ground + 14, 210);
  const mirrored = random.chance(0.5);
  return above(palette, random, mirrored ? [[600, 660]] : [[90, 160]]) + (mirrored ? place(800, 0, 1, scene, true) : scene) + traffic(palette, random, 586);
}

/** From the pavement before it: gate, stall and the lower floors. */
function street({ palette, random, building }: Seen): string {
  const { x, w } = building.shape;
  const [size, foot] = [1.62, 536];
  const left = random.real(90, 150) - x * size;
  const right = left + (x + w) * size;
  return (
    above(palette, random, [[60, 90]]) +
    town(palette, random, foot - 20, 1.2) +
    brickWall(palette, 0, foot - 60, left + x * size - 6, 62) +
    brickWall(palette, right + 60, foot - 60, 740 - right, 62) +
    road(palette, foot - 4) +
    place(left, foot - ground * size, size, building.side + building.front) +
    parkedCar(palette, random, left + (x + w * 0.62) * size, foot, 0.9) +
    tree(palette, random.chance(0.5) ? 34 : 766, foot + 6, 2.4, maybeFlower(random)) +
    place(random.chance(0.5) ? 96 : 560, foot + 10, 1.25, teaStall(palette, random, 0, 0)) +
    traffic(palette, random, 592, 300)
  );
}

/** From its foot, up along the balconies. */
function up({ palette, random, building }: Seen): string {
  const { x, w } = building.shape;
  const middle = x + w / 2;
  const size = random.real(1.75, 1.95);
  const shown = warp(building.front, lookingUp(middle, 700, 540, random.real(0.5, 0.62)));
  const house = place(random.real(370, 440) - middle * size, 64 - 218 * size, size, shown);
  const wires = many(4, (at) => d`M-10 ${150 + at * 16}Q400 ${250 + at * 12} 810 ${96 + at * 18}`);
  const branch = (at: number, y: number): string =>
    [0, 1, 2]
      .map((tone) =>
        paint(
          many(9, (leaf) => disc(at + ((leaf * 53 + tone * 31) % 150) - 75, y + ((leaf * 37 + tone * 19) % 96) - 48, 30 - tone * 7)),
          palette.leaf[tone] ?? palette.leaf[0],
        ),
      )
      .join('');
  return (
    above(palette, random, [
      [70, 110],
      [690, 740],
    ]) +
    house +
    paint('M-10 600V566Q200 540 400 570Q620 596 810 556V600z', palette.leaf[1]) +
    many(7, (at) => bush(palette, 30 + at * 122, 606 - (at % 2) * 10, 2 + (at % 3) * 0.4)) +
    stroke(wires, palette.ink, 1.8, 0.6) +
    (random.chance(0.5) ? branch(20, 540) + branch(800, 60) : branch(790, 520) + branch(-10, 80))
  );
}

function gateWings(palette: Palette, x: number, y: number, w: number, h: number): string {
  const bars = many(w / 11, (at) => box(x + 4 + at * 11, y + 6, 3.4, h - 8));
  const jewels = many(3, (at) => lozenge(x + (w * (at + 0.5)) / 3, y + h * 0.4, 13));
  return (
    paint(box(x, y, w, h), palette.ink, 0.5) +
    paint(bars + box(x, y, w, 7) + box(x, y + h * 0.62, w, 6) + box(x, y + h - 7, w, 7) + box(x + w / 2 - 3, y, 6, h), palette.ink) +
    paint(jewels, lit(palette, '#C48A1C'))
  );
}

/** Over the wall of the compound, through its gate. */
function gate({ palette, random, building }: Seen): string {
  const { x, w } = building.shape;
  const [size, foot] = [random.real(0.9, 0.98), 560];
  const left = random.real(180, 250);
  const wall = random.pick(bricks);
  const post = (at: number): string =>
    paint(box(at, foot - 150, 34, 152), lit(palette, '#F1E9DC')) +
    paint(box(at + 22, foot - 150, 12, 152), '#000000', 0.1) +
    paint(box(at - 5, foot - 158, 44, 10), lit(palette, '#FFFFFF')) +
    paint(roundBox(at + 7, foot - 184, 20, 26, 8), palette.dark ? palette.glow : lit(palette, '#F3E2C2'));
  const bloom = (at: number): string =>
    bush(palette, at, foot - 96, 2) +
    bush(palette, at + 50, foot - 100, 1.6) +
    paint(
      many(26, (one) => disc(at - 40 + ((one * 37) % 124), foot - 128 + ((one * 23) % 40), 4)),
      lit(palette, flowers[random.whole(0, 3)] ?? flowers[0]),
    );
  return (
    above(palette, random, [
      [60, 120],
      [660, 720],
    ]) +
    town(palette, random, 460) +
    palm(palette, 726, 520, random.real(260, 330), -20) +
    tree(palette, 70, 520, 1.9, maybeFlower(random)) +
    place(400 - (x + w / 2) * size, 500 - ground * size, size, building.side + building.front) +
    paint(box(0, foot - 4, 800, 44), palette.ground) +
    paint(box(0, foot + 20, 800, 30), palette.road) +
    bloom(100) +
    brickWall(palette, 0, foot - 104, left, 108, wall) +
    brickWall(palette, left + 330, foot - 104, 500 - left, 108, wall) +
    gateWings(palette, left + 34, foot - 136, 262, 136) +
    bloom(640) +
    post(left) +
    post(left + 296) +
    paint(poly([left + 40, foot + 2], [left + 290, foot + 2], [left + 330, 600], [left, 600]), palette.road, 0.6)
  );
}

const neighbours = ['#F1E7D8', '#E7CFAE', '#CFE0D6', '#EBD9C4', '#DCE6EA', '#E3D3D0'] as const;

/** From across the lake, among its neighbours. */
function lake({ palette, random, building }: Seen): string {
  const { x, w } = building.shape;
  const [size, shore] = [random.real(0.6, 0.7), 420];
  const middle = random.real(330, 470);
  const sheets = layers();
  const site = { layers: sheets, palette, random, base: shore };
  for (const [at, wide] of [
    [24, 118],
    [158, 104],
    [548, 112],
    [676, 106],
  ] as const) {
    const clear = Math.abs(at + wide / 2 - middle) > (w * size + wide) / 2 + 20;
    if (clear)
      tower(site, {
        x: at,
        w: wide,
        floors: random.whole(5, 10),
        body: random.pick(neighbours),
        accent: random.pick(['#B5532F', '#0F6B50', '#2E5F74', '#8E3F22']),
      });
  }
  const house = building.side + building.front;
  const ripples = many(26, (at) => box(random.real(0, 720), shore + 50 + at * 5.2, random.real(30, 110), 1.8));
  const trees = [30, 140, 250, 560, 655, 770].map((at) => tree(palette, at, shore + 10, random.real(0.5, 0.8), maybeFlower(random))).join('');
  return (
    above(palette, random, [
      [90, 150],
      [650, 710],
    ]) +
    town(palette, random, shore - 8, 0.8) +
    sheets.draw() +
    place(middle - (x + w / 2) * size, shore - ground * size, size, house) +
    trees +
    paint(box(0, shore + 4, 800, 20), palette.ground) +
    paint(many(60, (at) => box(at * 14, shore + 8, 2, 14)) + box(0, shore + 6, 800, 3), palette.ink, 0.7) +
    paint(box(0, shore + 22, 800, 200), palette.water) +
    paint(box(0, shore + 22, 800, 7), shadow, 0.22) +
    paint(ripples, '#FFFFFF', 0.3) +
    paint(
      many(9, (at) => oval(60 + at * 17 + ((at * 29) % 40), 566 + ((at * 13) % 26), 15, 4.6)),
      palette.leaf[1],
    ) +
    bush(palette, 740, 606, 1.6) +
    bush(palette, 690, 608, 1.1)
  );
}

export const flatViews = [front, corner, street, up, gate, lake] as const;

/** The building of this house, from one of its sides. */
export const flat = (palette: Palette, random: Random, house: Random, view: number): string =>
  (flatViews[view % flatViews.length] ?? front)({ palette, random, building: buildingOf(palette, house) });
