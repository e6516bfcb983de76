import type { LandUnit } from '#scenes/paint/lettering.ts';
import type { Random } from './random.ts';
import type { Field } from './buildings/country.ts';
import { cow, edgeBushes, field, heron, meadow, village } from './buildings/country.ts';
import type { Palette } from './paint/palettes.ts';
import { digits, units } from './paint/lettering.ts';
import { lit } from './paint/palettes.ts';
import { banana, bush, maybeFlower, tree } from './paint/plants.ts';
import { clouds, sky, skyLife, sunFor, town } from './paint/sky.ts';
import { brickWall } from './buildings/street.ts';
import type { Point } from './paint/svg.ts';
import { box, d, disc, many, oval, paint, place, poly, roundBox, stroke } from './paint/svg.ts';

const horizon = 346;

interface Ground {
  corners: readonly [Point, Point, Point, Point];
  /** A point of the land; (0, 0) is back left, (1, 1) front right. */
  at(across: number, near: number): Point;
}

function groundOf(random: Random): Ground {
  const shift = random.real(-26, 26);
  const [backLeft, backRight]: Point[] = [
    [262 + shift, 384],
    [552 + shift, 384],
  ];
  const [frontLeft, frontRight]: Point[] = [
    [random.real(92, 130), 560],
    [random.real(676, 716), 560],
  ];
  if (!backLeft || !backRight || !frontLeft || !frontRight) throw new Error('A plot has four corners.');
  const at = (across: number, near: number): Point => {
    const left = backLeft[0] + (frontLeft[0] - backLeft[0]) * near;
    const right = backRight[0] + (frontRight[0] - backRight[0]) * near;
    return [left + (right - left) * across, 384 + 176 * near];
  };
  return { corners: [backLeft, backRight, frontRight, frontLeft], at };
}

/** A clump of grass, wider than it is high. */
const tuft = (x: number, y: number, size: number): string =>
  [-7, -3.5, 0, 3.5, 7]
    .map((lean) => d`M${x + lean * 0.3 * size} ${y}Q${x + lean * 0.5 * size} ${y - 6 * size} ${x + lean * size} ${y - (11 - Math.abs(lean)) * size}`)
    .join('');

function soil(palette: Palette, random: Random, { corners, at }: Ground): string {
  const earth = random.pick(['#CDB083', '#C2A373', '#B9A476'] as const);
  const patches = many(34, () => {
    const near = random.real(0.03, 0.97);
    const [x, y] = at(random.real(0.08, 0.92), near);
    return oval(x, y, 24 + near * 46, 4 + near * 9);
  });
  const clumps = (): string =>
    many(46, () => {
      const near = random.real(0.02, 0.99);
      const [x, y] = at(random.real(0.03, 0.97), near);
      return tuft(x, y, 0.5 + near * 0.9);
    });
  return (
    paint(poly(...corners), lit(palette, earth)) +
    paint(patches, palette.leaf[2], 0.55) +
    stroke(clumps(), palette.leaf[1], 2) +
    stroke(clumps(), palette.leaf[0], 1.6, 0.8)
  );
}

/** A bamboo peg with a strip of red cloth. */
function peg(palette: Palette, [x, y]: Point, size: number): string {
  return (
    paint(oval(x + 3 * size, y + 1, 8 * size, 2 * size), '#000000', 0.16) +
    paint(box(x - 2.5 * size, y - 34 * size, 5 * size, 36 * size), lit(palette, '#A98248')) +
    paint(d`M${x + 2 * size} ${y - 33 * size}l${13 * size} ${4 * size}l${-13 * size} ${6 * size}z`, lit(palette, '#C8402B'))
  );
}

const along = [0, 0.25, 0.58, 1] as const;

/** Pegs around the land and the string between them, nearest last. */
function pegs(palette: Palette, { at }: Ground): string {
  const sizes = (near: number): number => 0.5 + near * 0.85;
  const top = (across: number, near: number): string => {
    const [x, y] = at(across, near);
    return d`${x} ${y - 24 * sizes(near)}`;
  };
  const string = `M${top(0, 0)}L${top(0.5, 0)}L${top(1, 0)}L${top(1, 1)}L${top(0.5, 1)}L${top(0, 1)}z`;
  const rows = along.map((near) => {
    const middle = near === 0 || near === 1 ? peg(palette, at(0.5, near), sizes(near)) : '';
    return peg(palette, at(0, near), sizes(near)) + middle + peg(palette, at(1, near), sizes(near));
  });
  return stroke(string, lit(palette, '#FBF7EE'), 2) + rows.join('');
}

/** What a plot measures, as its board says it. */
export interface Sign {
  size: number;
  unit: LandUnit;
}

function words({ size, unit }: Sign, colour: string): { drawing: string; wide: number } {
  let wide = 0;
  let path = '';
  for (const sign of String(size)) {
    const digit = digits[Number(sign)];
    if (sign === '.') path += place(wide, 0, 1, paint(disc(8, -4, 5), colour));
    else if (digit) path += place(wide, 0, 1, paint(digit.path, colour));
    wide += sign === '.' ? 17 : (digit?.wide ?? 0);
  }
  wide += 26;
  return { drawing: path + place(wide, 0, 1, paint(units[unit].path, colour)), wide: wide + units[unit].wide };
}

/** A board on two posts that says how much land there is. */
function board(palette: Palette, x: number, y: number, size: number, sign: Sign | undefined): string {
  const cream = lit(palette, '#FBF3DC');
  const { drawing, wide } = words(sign ?? { size: 3, unit: 'katha' }, cream);
  const scale = Math.min(0.42, 118 / wide);
  return place(
    x,
    y,
    size,
    paint(box(-52, -44, 6, 92) + box(46, -44, 6, 92), lit(palette, '#5B4634')) +
      paint(roundBox(-72, -58, 144, 66, 5), lit(palette, '#0B5B45')) +
      stroke(roundBox(-67, -53, 134, 56, 3), cream, 1.5) +
      place((-wide * scale) / 2, -25 + 38 * scale, scale, drawing),
  );
}

const fields: readonly Field[] = ['paddy', 'paddy', 'mustard', 'water'];

function extras(palette: Palette, random: Random, { at }: Ground): string {
  const [hx, hy] = at(random.real(0.62, 0.8), random.real(0.5, 0.66));
  const [cx, cy] = at(random.real(0.05, 0.1), random.real(0.66, 0.82));
  const bird = random.chance(0.7) ? heron(palette, hx, hy, random.real(0.9, 1.15)) : '';
  const beast = random.chance(0.4) ? cow(palette, cx, cy, 0.9, random.pick(['#A5673F', '#F1E9DC', '#5B4634'])) : '';
  const [tx, ty] = at(1.14, 0.34);
  const shade = random.chance(0.6) ? tree(palette, tx, ty, random.real(0.9, 1.2), maybeFlower(random)) : banana(palette, tx, ty, 0.8);
  return bird + beast + shade + bush(palette, ...at(-0.1, 0.2), 0.6);
}

interface Land {
  random: Random;
  /** Of the land: its ground and what surrounds it. */
  house: Random;
  view: number;
  sign: Sign | undefined;
}

/** All of it, its near left corner, its near right corner, from the board. */
const views = [
  [0, 0, 1],
  [0, 600, 1.5],
  [800, 600, 1.5],
  [400, 430, 1.75],
] as const;
export const plotViews = views.length;
const boardAt = [0.5, 0.3, 0.68, 0.5] as const;

/** Land for sale: pegs and string around it, fields on both sides, a village or the town behind. */
export function plot(palette: Palette, { random, house, view, sign }: Land): string {
  const land = groundOf(house);
  const urban = house.chance(0.34);
  const left = field(palette, house.pick(fields), horizon);
  const right = place(800, 0, 1, field(palette, house.pick(fields), horizon), true);
  const back = house.chance(0.6) ? brickWall(palette, land.at(0, 0)[0] - 20, 356, land.at(1, 0)[0] - land.at(0, 0)[0] + 40, 24, '#B9623E') : '';
  const [fx, fy, scale] = views[view % views.length] ?? views[0];
  const [bx, by] = land.at(boardAt[view % views.length] ?? 0.5, 0.3);
  const drawing =
    sky(
      palette,
      sunFor(random, [
        [110, 210],
        [420, 600],
      ]),
    ) +
    clouds(palette, random) +
    skyLife(palette, random) +
    (urban ? town(palette, house, 360, 0.75) : paint(d`M0 336Q140 300 260 322Q420 288 560 320Q690 292 800 326V420H0z`, palette.far)) +
    (urban ? '' : village(palette, house, horizon)) +
    meadow(palette, horizon) +
    left +
    right +
    soil(palette, house, land) +
    back +
    extras(palette, random, land) +
    board(palette, bx, by + 20, 1.05, sign) +
    pegs(palette, land) +
    edgeBushes(palette);
  return scale === 1 ? drawing : place(fx * (1 - scale), fy * (1 - scale), scale, drawing);
}
