import type { Random } from '#scenes/random.ts';
import type { Palette } from './palettes.ts';
import { lit } from './palettes.ts';
import type { Point } from './svg.ts';
import { box, d, disc, oval, paint, stroke } from './svg.ts';

/** Krishnachura, shonalu, jarul: what flowers along the streets. */
export const flowers = ['#D9534A', '#E0A12B', '#A66BB0', '#E58FA0'] as const;

const crown: ReadonlyArray<readonly [x: number, y: number, r: number, tone: 0 | 1 | 2]> = [
  [-26, -58, 30, 0],
  [24, -54, 32, 0],
  [0, -84, 36, 0],
  [-14, -66, 26, 1],
  [18, -72, 26, 1],
  [-4, -92, 22, 1],
  [10, -96, 13, 2],
  [-20, -74, 11, 2],
];

/** A round tree, 120 high at scale 1, standing on y. */
export function tree(palette: Palette, x: number, y: number, scale: number, flower?: string): string {
  const tones = [0, 1, 2].map((tone) =>
    crown
      .filter((ball) => ball[3] === tone)
      .map(([dx, dy, r]) => disc(x + dx * scale, y + dy * scale, r * scale))
      .join(''),
  );
  const wood = paint(box(x - 4 * scale, y - 40 * scale, 8 * scale, 41 * scale), palette.trunk);
  return wood + tones.map((shape, tone) => paint(shape, palette.leaf[tone] ?? palette.leaf[0])).join('') + blossom(palette, x, y, scale, flower);
}

/** Flowers lie on the crown like sunflower seeds: even, without chance. */
function blossom(palette: Palette, x: number, y: number, scale: number, flower?: string): string {
  if (!flower) return '';
  let shape = '';
  for (let at = 0; at < 22; at++) {
    const [angle, far] = [at * 2.4, Math.sqrt((at + 0.5) / 22) * 46 * scale];
    shape += disc(x + Math.cos(angle) * far, y - 72 * scale + Math.sin(angle) * far * 0.78, 3.3 * scale);
  }
  return paint(shape, lit(palette, flower));
}

const blades = [-172, -150, -122, -95, -62, -34, -10, 14, 165] as const;

function blade(x: number, y: number, length: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.72 + length * 0.26];
  const bend: Point = [x + Math.cos(angle) * length * 0.55, y + Math.sin(angle) * length * 0.9 - length * 0.1];
  return d`M${x} ${y}Q${bend[0]} ${bend[1]} ${tip[0]} ${tip[1]}Q${bend[0] + 2} ${bend[1] + length * 0.2} ${x} ${y}z`;
}

/** A coconut palm; `lean` is how far the top is beside the foot. */
export function palm(palette: Palette, x: number, y: number, height: number, lean = 10): string {
  const [top, up] = [x + lean, y - height];
  const wood = stroke(d`M${x} ${y}Q${x + lean * 0.2} ${y - height * 0.5} ${top} ${up}`, palette.dark ? palette.trunk : '#7A5C43', height * 0.035 + 2);
  const length = height * 0.3 + 14;
  const leaves = [0, 1, 2].map((tone) =>
    paint(
      blades
        .filter((_, at) => at % 3 === tone)
        .map((angle) => blade(top, up, length, angle))
        .join(''),
      palette.leaf[tone] ?? palette.leaf[0],
    ),
  );
  const nut = height * 0.016 + 2;
  return wood + leaves.join('') + paint(disc(top - 3, up + 5, nut) + disc(top + 5, up + 6, nut), lit(palette, '#6B4A2B'));
}

/** A betel-nut palm: a thin straight stem with a small crown. */
export function betelPalm(palette: Palette, x: number, y: number, height: number): string {
  const up = y - height;
  const wood = stroke(d`M${x} ${y}L${x + 2} ${up}`, lit(palette, '#8C7A63'), 3.4) + stroke(d`M${x + 2} ${up + 16}V${up}`, palette.leaf[2], 4.2);
  const shape = [-165, -135, -105, -75, -45, -15].map((angle) => blade(x + 2, up, height * 0.16 + 14, angle)).join('');
  return wood + paint(shape, palette.leaf[1]);
}

const bananaLeaves: ReadonlyArray<readonly [degrees: number, length: number]> = [
  [-160, 60],
  [-130, 78],
  [-100, 86],
  [-72, 84],
  [-44, 70],
  [-18, 52],
];

/** Broad leaves from a short stem, 110 high at scale 1. */
export function banana(palette: Palette, x: number, y: number, scale: number): string {
  const foot = y - 20 * scale;
  const leaf = ([degrees, length]: readonly [number, number]): string => {
    const angle = (degrees * Math.PI) / 180;
    const [ex, ey] = [x + Math.cos(angle) * length * scale, foot + Math.sin(angle) * length * scale];
    const [nx, ny] = [-Math.sin(angle) * 11 * scale, Math.cos(angle) * 11 * scale];
    const [mx, my] = [(x + ex) / 2, (foot + ey) / 2];
    return d`M${x} ${foot}Q${mx + nx} ${my + ny} ${ex} ${ey}Q${mx - nx} ${my - ny} ${x} ${foot}z`;
  };
  const stem = paint(box(x - 4 * scale, foot - 2 * scale, 8 * scale, 24 * scale), palette.leaf[0]);
  const [light, dark] = [bananaLeaves.filter((_, at) => at % 2 === 0), bananaLeaves.filter((_, at) => at % 2 === 1)];
  return stem + paint(dark.map(leaf).join(''), palette.leaf[1]) + paint(light.map(leaf).join(''), palette.leaf[2]);
}

export function bush(palette: Palette, x: number, y: number, scale: number): string {
  const ball = (dx: number, dy: number, rx: number, ry: number): string => oval(x + dx * scale, y + dy * scale, rx * scale, ry * scale);
  return (
    paint(ball(0, -10, 26, 16), palette.leaf[0]) +
    paint(ball(18, -7, 20, 13) + ball(-16, -6, 18, 11), palette.leaf[1]) +
    paint(ball(4, -15, 11, 7), palette.leaf[2])
  );
}

/** A clay pot with leaves; 30 high at scale 1. */
export function pot(palette: Palette, x: number, y: number, scale: number): string {
  const clay = d`M${x - 9 * scale} ${y - 15 * scale}h${18 * scale}l${-3 * scale} ${15 * scale}h${-12 * scale}z`;
  const green = oval(x, y - 21 * scale, 13 * scale, 9 * scale);
  return (
    paint(green, palette.leaf[1]) + paint(oval(x - 3 * scale, y - 25 * scale, 6 * scale, 5 * scale), palette.leaf[2]) + paint(clay, lit(palette, '#B5532F'))
  );
}

export const maybeFlower = (random: Random): string | undefined => (random.chance(0.5) ? random.pick(flowers) : undefined);
