import type { Random } from '#demo/random.ts';
import type { Field } from './country.ts';
import { cow, edgeBushes, field, heron, meadow, village } from './country.ts';
import type { Palette } from './palettes.ts';
import { lit } from './palettes.ts';
import { banana, bush, maybeFlower, tree } from './plants.ts';
import { clouds, sky, skyLife, sunFor, town } from './sky.ts';
import { brickWall } from './street.ts';
import type { Point } from './svg.ts';
import { box, d, many, oval, paint, place, poly, roundBox, stroke } from './svg.ts';

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

function soil(palette: Palette, random: Random, { corners, at }: Ground): string {
  const [earth, dry] = random.pick([
    ['#D8B98A', '#E8D3A8'],
    ['#C9A878', '#DCC296'],
    ['#BFB07A', '#CFC48E'],
  ] as const);
  const tufts = many(26, () => {
    const near = random.real(0.04, 0.95);
    const [x, y] = at(random.real(0.05, 0.95), near);
    return oval(x, y, 6 + near * 13, 2 + near * 3);
  });
  const far = poly(at(0, 0), at(1, 0), at(1, 0.5), at(0, 0.5));
  return paint(poly(...corners), lit(palette, earth)) + paint(far, lit(palette, dry), 0.6) + paint(tufts, palette.leaf[2], 0.75);
}

function pillar(palette: Palette, [x, y]: Point, scale: number): string {
  const [w, h] = [14 * scale, 46 * scale];
  return (
    paint(oval(x + 3 * scale, y + 2 * scale, 14 * scale, 3 * scale), '#000000', 0.16) +
    paint(box(x - w / 2, y - h, w, h + 2), lit(palette, '#F6F1E7')) +
    paint(box(x - w / 2, y - h, w, h * 0.28), lit(palette, '#B4431F')) +
    paint(box(x + w * 0.1, y - h, w * 0.4, h + 2), '#000000', 0.13)
  );
}

function pillars(palette: Palette, { at }: Ground): string {
  return [0, 0.28, 0.6, 1]
    .map((near) => {
      const size = 0.58 + near * 0.62;
      const middle = near === 0 || near === 1 ? pillar(palette, at(0.5, near), size) : '';
      return pillar(palette, at(0, near), size) + middle + pillar(palette, at(1, near), size);
    })
    .join('');
}

/** A brick wall along one long side, growing towards the eye. */
function sideWall(palette: Palette, { at }: Ground, across: number): string {
  const [back, front] = [at(across, 0), at(across, 0.97)];
  const edge = (part: number): Point[] => [
    [back[0], back[1] - 24 * part],
    [front[0], front[1] - 52 * part],
  ];
  const [lowBack, lowFront] = edge(0);
  const [highBack, highFront] = edge(1);
  const [copingBack, copingFront] = edge(1.14);
  if (!lowBack || !lowFront || !highBack || !highFront || !copingBack || !copingFront) return '';
  const courses = many(5, (course) => {
    const [one, other] = edge((course + 1) / 6);
    return one && other ? d`M${one[0]} ${one[1]}L${other[0]} ${other[1]}` : '';
  });
  return (
    paint(poly(lowBack, highBack, highFront, lowFront), lit(palette, '#B9623E')) +
    stroke(courses, '#000000', 1.2, 0.13) +
    paint(poly(highBack, copingBack, copingFront, highFront), lit(palette, '#F1E9DC'))
  );
}

/** A board on two posts. It carries the plan of the plot, not words. */
function board(palette: Palette, x: number, y: number): string {
  const cream = lit(palette, '#E8D9B0');
  return place(
    x,
    y,
    1,
    paint(box(-50, -44, 5, 88) + box(45, -44, 5, 88), lit(palette, '#5B4634')) +
      paint(roundBox(-66, -52, 132, 56, 5), lit(palette, '#0B5B45')) +
      stroke(roundBox(-61, -47, 122, 46, 3), cream, 1.5) +
      stroke('M-44 -10L-34 -38H-6L4 -10z', cream, 2.6, 1, '6 5') +
      paint('M22 -34h26v4h-26zM22 -25h18v4h-18zM22 -16h22v4h-22z', cream),
  );
}

const fields: readonly Field[] = ['paddy', 'paddy', 'mustard', 'water'];

function extras(palette: Palette, random: Random, { at }: Ground): string {
  const [hx, hy] = at(random.real(0.62, 0.8), random.real(0.5, 0.66));
  const [cx, cy] = at(random.real(0.12, 0.24), random.real(0.42, 0.6));
  const bird = random.chance(0.7) ? heron(palette, hx, hy, random.real(0.9, 1.15)) : '';
  const beast = random.chance(0.4) ? cow(palette, cx, cy, 0.9, random.pick(['#A5673F', '#F1E9DC', '#5B4634'])) : '';
  const [tx, ty] = at(1.14, 0.34);
  const shade = random.chance(0.6) ? tree(palette, tx, ty, random.real(0.9, 1.2), maybeFlower(random)) : banana(palette, tx, ty, 0.8);
  return bird + beast + shade + bush(palette, ...at(-0.1, 0.2), 0.6);
}

/** Land for sale: marked corners, fields on both sides, a village or the town behind. */
export function plot(palette: Palette, random: Random): string {
  const land = groundOf(random);
  const urban = random.chance(0.34);
  const walled = random.chance(urban ? 0.8 : 0.3);
  const left = field(palette, random.pick(fields), horizon);
  const right = place(800, 0, 1, field(palette, random.pick(fields), horizon), true);
  const back = random.chance(0.6) || walled ? brickWall(palette, land.at(0, 0)[0], 358, walled ? land.at(1, 0)[0] - land.at(0, 0)[0] : 96, 26, '#B9623E') : '';
  const corners = poly(...land.corners);
  const [bx] = land.at(random.pick([0.32, 0.5, 0.66]), 0.2);
  return (
    sky(
      palette,
      sunFor(random, [
        [110, 210],
        [420, 600],
      ]),
    ) +
    clouds(palette, random) +
    skyLife(palette, random) +
    (urban ? town(palette, random, 360, 0.75) : paint(d`M0 336Q140 300 260 322Q420 288 560 320Q690 292 800 326V420H0z`, palette.far)) +
    (urban ? '' : village(palette, random, horizon)) +
    meadow(palette, horizon) +
    left +
    right +
    soil(palette, random, land) +
    back +
    (walled ? sideWall(palette, land, 0) + sideWall(palette, land, 1) : stroke(corners, lit(palette, '#B4431F'), 3, 1, '14 9')) +
    (walled ? '' : pillars(palette, land)) +
    board(palette, bx, 448) +
    extras(palette, random, land) +
    edgeBushes(palette)
  );
}
