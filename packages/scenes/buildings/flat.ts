// An apartment building of Dhaka, flat on; the views of it are in flat-views.ts.
import type { Random } from '#scenes/random.ts';
import type { Facade, Rail } from './openings.ts';
import { balcony, trim, window } from './openings.ts';
import { layers } from '#scenes/paint/layers.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit, shadow } from '#scenes/paint/palettes.ts';
import { bush } from '#scenes/paint/plants.ts';
import { mast, railing, tank, tankColours, washing } from './roof.ts';
import { box, lozenge, many, paint, poly } from '#scenes/paint/svg.ts';

export const ground = 516;
const groundFloor = 46;

const bodies = ['#F1E7D8', '#F7F5EE', '#E7CFAE', '#CFE0D6', '#EBD9C4', '#DCE6EA', '#F0DDCF', '#E9E2C8', '#E3D3D0'] as const;
const accents = ['#B5532F', '#8E3F22', '#0F6B50', '#A4452B', '#2E5F74', '#7A4B3A', '#B07A2A'] as const;

export interface Shape {
  x: number;
  w: number;
  top: number;
  floors: number;
  storey: number;
  depth: number;
  /** The stair tower. */
  core: { x: number; w: number };
}

function shapeOf(random: Random): Shape {
  const floors = random.whole(4, 9);
  const storey = Math.min(random.real(58, 76), 352 / floors);
  const w = random.real(300, floors < 6 ? 420 : 380);
  const depth = random.real(40, 66);
  const x = random.real(170, 640 - w - depth / 2);
  const coreWidth = w * random.real(0.14, 0.19);
  const core = { x: x + w * random.pick([0.4, 0.42, 0.44, 0.26, 0.58]), w: coreWidth };
  return { x, w, depth, floors, storey, core, top: ground - groundFloor - floors * storey - 16 };
}

function sidePlane(palette: Palette, random: Random, { x, w, depth, top, floors, storey }: Shape, body: string): string {
  const fall = depth * 0.42;
  const right = x + w;
  const plane = poly([right, top], [right + depth, top + fall], [right + depth, ground], [right, ground]);
  const along = (part: number, y: number): number => y + part * fall * ((ground - y) / (ground - top));
  const pane = (floor: number): string => {
    const y = top + 26 + floor * storey;
    const foot = y + Math.min(28, storey * 0.44);
    return poly(
      [right + depth * 0.3, along(0.3, y)],
      [right + depth * 0.72, along(0.72, y)],
      [right + depth * 0.72, along(0.72, foot)],
      [right + depth * 0.3, along(0.3, foot)],
    );
  };
  const bright = new Set(Array.from({ length: floors }, (_, floor) => floor).filter(() => palette.dark && random.chance(0.55)));
  const glass = palette.dark ? palette.blind[0] : palette.glass[1];
  return (
    paint(plane, body) +
    paint(plane, shadow, palette.shade + 0.08) +
    paint(
      many(floors, (floor) => (bright.has(floor) ? '' : pane(floor))),
      glass,
      0.85,
    ) +
    paint(
      many(floors, (floor) => (bright.has(floor) ? pane(floor) : '')),
      palette.glow,
      0.85,
    )
  );
}

/** The stair tower: a brick screen, slats or a shaft of glass. */
function core(palette: Palette, random: Random, { core: { x, w }, top }: Shape, accent: string): string {
  const up = top - 34;
  const tall = ground - up;
  const wall = paint(box(x, up, w, tall), lit(palette, accent)) + paint(box(x - 4, up - 6, w + 8, 8), lit(palette, trim));
  const hole = palette.dark ? palette.glow : '#3E160B';
  const strength = palette.dark ? 0.7 : 0.5;
  const kind = random.whole(0, 2);
  if (kind === 0) {
    const step = w / 3.4;
    const shape = many((tall - 40) / 17, (row) => many(3, (at) => lozenge(x + w / 2 + (at - 1) * step, up + 20 + row * 17, 6.2)));
    return wall + paint(shape, hole, strength);
  }
  if (kind === 1)
    return (
      wall +
      paint(
        many((tall - 40) / 11, (row) => box(x + w * 0.16, up + 16 + row * 11, w * 0.68, 5)),
        hole,
        strength,
      )
    );
  const glass = paint(box(x + w * 0.2, up + 14, w * 0.6, tall - 60), palette.glass[0]) + paint(box(x + w * 0.2, up + 14, w * 0.24, tall - 60), '#FFFFFF', 0.3);
  return (
    wall +
    glass +
    paint(
      many((tall - 60) / 26, (row) => box(x + w * 0.2, up + 36 + row * 26, w * 0.6, 3)),
      lit(palette, accent),
    )
  );
}

type Bay = 'window' | 'balcony';

const rhythms: ReadonlyArray<readonly Bay[]> = [
  ['balcony', 'window'],
  ['window', 'balcony'],
  ['window', 'balcony', 'window'],
  ['balcony', 'balcony'],
];

/** The rooms between two edges of one floor: balconies take twice the room of windows. */
function bays(facade: Facade, from: number, to: number, y: number, storey: number, rhythm: readonly Bay[]): void {
  const fitting = to - from < 84 ? rhythm.slice(0, 1) : to - from < 140 ? rhythm.slice(0, 2) : rhythm;
  const weight = fitting.reduce((sum, bay) => sum + (bay === 'balcony' ? 2 : 1.15), 0);
  const unit = (to - from - 14) / weight;
  let x = from + 7;
  for (const bay of fitting) {
    const w = unit * (bay === 'balcony' ? 2 : 1.15);
    if (bay === 'balcony') balcony(facade, { x: x + 8, y: y - 4, w: w - 16, h: storey - 14 });
    else window(facade, { x: x + w * 0.16, y: y + 4, w: w * 0.68, h: Math.min(34, storey * 0.5) });
    x += w;
  }
}

function storeys(facade: Facade, { x, w, top, floors, storey, core: tower }: Shape): void {
  const { layers: sheets, random } = facade;
  const [left, right] = [random.pick(rhythms), random.pick(rhythms)];
  const alternate = random.chance(0.55);
  for (let floor = 0; floor < floors; floor++) {
    const y = top + 20 + floor * storey;
    sheets.add(5, '#000000', box(x, y + storey - 14, w, 2.6), 0.07);
    const turned = alternate && floor % 2 === 1;
    bays(facade, x, tower.x, y, storey, turned ? left.toReversed() : left);
    bays(facade, tower.x + tower.w, x + w, y, storey, turned ? right.toReversed() : right);
  }
}

function roof(palette: Palette, random: Random, { x, w, top, core: tower }: Shape): string {
  const posts = railing(x - 3, top - 4, tower.x - x - 1, 14) + railing(tower.x + tower.w + 5, top - 4, x + w - tower.x - tower.w - 4, 14);
  const leftRoom = tower.x - x;
  const rightRoom = x + w - tower.x - tower.w;
  const [wide, narrow] = leftRoom > rightRoom ? [x, tower.x + tower.w] : [tower.x + tower.w, x];
  const line = random.chance(0.45) ? washing(palette, random, wide + 78, top - 5, 52) : bush(palette, wide + 100, top - 12, 0.7);
  return (
    tank(palette, wide + 18, top - 5, 1, random.pick(tankColours)) +
    tank(palette, wide + 54, top - 5, 0.8, random.pick(tankColours)) +
    line +
    mast(palette, narrow + 24, top - 6) +
    (random.chance(0.5) ? bush(palette, narrow + 48, top - 10, 0.55) : '') +
    paint(posts, lit(palette, trim)) +
    paint(box(x - 8, top - 6, w + 16, 11), lit(palette, trim)) +
    paint(box(x - 2, top + 5, w + 2, 3), '#000000', 0.12)
  );
}

/** Open parking on pillars behind a gate. */
function parking(palette: Palette, { x, w, core: tower }: Shape, body: string): string {
  const y = ground - groundFloor;
  const pillars = many(4, (at) => box(x + (at * (w - 12)) / 3, y, 12, groundFloor));
  const gate = box(x + 16, y + 10, w * 0.2, groundFloor - 10);
  const bars = many((w * 0.2) / 7, (at) => box(x + 19 + at * 7, y + 10, 1.6, groundFloor - 10));
  return (
    paint(box(x, y, w, groundFloor), body) +
    paint(box(x, y, w, groundFloor), shadow, palette.shade + 0.24) +
    (palette.dark
      ? paint(box(tower.x, y + 6, tower.w, groundFloor - 6), palette.glow, 0.8)
      : paint(box(tower.x + 6, y + 10, tower.w - 12, groundFloor - 10), shadow, 0.5)) +
    paint(gate, palette.ink, 0.9) +
    paint(bars, '#FFFFFF', 0.24) +
    paint(pillars, body) +
    paint(box(x - 4, y - 4, w + 8, 6), lit(palette, trim))
  );
}

/** An apartment building and its parts, of which each view takes what it sees. */
export interface Building {
  shape: Shape;
  /** Façade, roof and stairs: paths only, so that they can be seen from another side. */
  front: string;
  side: string;
  /** What is beside the front where the building has a corner, as wide as `wingWide`. */
  wing: string;
}

export const wingWide = 190;

function wing(facade: Facade, { x, w, top, floors, storey }: Shape): string {
  const sheets = layers();
  const [right, body] = [x + w, lit(facade.palette, facade.body)];
  const rhythm = facade.random.pick(rhythms);
  for (let floor = 0; floor < floors; floor++) {
    const y = top + 20 + floor * storey;
    sheets.add(5, '#000000', box(right, y + storey - 14, wingWide, 2.6), 0.07);
    bays({ ...facade, layers: sheets }, right, right + wingWide, y, storey, rhythm);
  }
  const wall = box(right, top, wingWide, ground - top);
  return (
    paint(wall, body) +
    sheets.draw() +
    paint(box(right, ground - groundFloor, wingWide, groundFloor), shadow, facade.palette.shade + 0.2) +
    paint(wall, shadow, facade.palette.shade) +
    paint(box(right, top - 6, wingWide + 6, 11), lit(facade.palette, trim))
  );
}

export function buildingOf(palette: Palette, random: Random): Building {
  const shape = shapeOf(random);
  const [bodyColour, accent] = [random.pick(bodies), random.pick(accents)];
  const body = lit(palette, bodyColour);
  const sheets = layers();
  const rail = random.pick<Rail>(['bars', 'bars', 'glass', 'jali', 'panel']);
  const facade: Facade = { layers: sheets, palette, random, body: bodyColour, accent, frame: '#FFFFFF', rail };
  const { x, w, top } = shape;
  storeys(facade, shape);
  const front =
    roof(palette, random, shape) +
    paint(box(x, top, w, ground - top), body) +
    sheets.draw() +
    parking(palette, shape, body) +
    core(palette, random, shape, accent);
  return { shape, front, side: sidePlane(palette, random, shape, body), wing: wing(facade, shape) };
}
