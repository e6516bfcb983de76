// The empty room: view, walls with holes for the windows, floor, ceiling fan. Furniture is put in by the rooms.
import type { Random } from '#scenes/random.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit, palettes } from '#scenes/paint/palettes.ts';
import { palm, tree } from '#scenes/paint/plants.ts';
import { sky, skyline } from '#scenes/paint/sky.ts';
import type { Box } from '#scenes/paint/svg.ts';
import { box, d, many, oval, paint, place, poly, stroke, withHoles } from '#scenes/paint/svg.ts';

export interface Room {
  /** Colours in the room; by night the lamps are on. */
  inside: Palette;
  outside: Palette;
  random: Random;
  wall: string;
  wood: string;
  cloth: string;
  accent: string;
  floor: (typeof floors)[number];
}

const looks = [
  { wall: '#EFE3D0', cloth: '#2E6B5A', accent: '#C8745A' },
  { wall: '#DDE8E2', cloth: '#B4643F', accent: '#E0B04A' },
  { wall: '#F1E6DA', cloth: '#3E6FA3', accent: '#D9A441' },
  { wall: '#E4DDE9', cloth: '#7A4E7E', accent: '#E0A12B' },
  { wall: '#DCE6EC', cloth: '#C48A1C', accent: '#2E6B5A' },
  { wall: '#F3DECB', cloth: '#0F6B50', accent: '#B4431F' },
  { wall: '#E6EAD6', cloth: '#A4452B', accent: '#3F7F6B' },
  { wall: '#F4EFE6', cloth: '#5B6E7C', accent: '#C8553D' },
] as const;

/** A room of a flat: `house` decides what all its rooms share. */
export function roomOf(outside: Palette, random: Random, house: Random): Room {
  const light = outside.dark ? ([0.98, 0.9, 0.79] as const) : outside.light;
  const inside: Palette = { ...palettes.noon, light, shade: 0.14, glow: '#FFE9B8', dark: outside.dark };
  return { inside, outside, random, wood: house.pick(['#7A5233', '#8A5A3C', '#5B4034', '#A4754A']), ...house.pick(looks), floor: house.pick(floors) };
}

const skirting = 420;

function view({ outside, random }: Room, { x, y, w, h }: Box): string {
  const glow = outside.dark ? outside.glow : undefined;
  const town =
    skyline(random, outside.far, { base: h * 2 + 20, low: 80, high: h * 0.9, glow }, w * 2) +
    skyline(random, outside.mid, { base: h * 2 + 20, low: 50, high: h * 0.5, glow }, w * 2);
  const green = random.chance(0.6) ? palm(outside, w * 0.28, h + 30, h * 0.8, 12) : tree(outside, w * 0.7, h + 26, 0.95);
  return place(x, y, 1, place(0, 0, 0.5, town) + green);
}

const floors = [
  { colour: '#C89B6D', kind: 'boards' },
  { colour: '#B98A60', kind: 'boards' },
  { colour: '#A9472F', kind: 'oxide' },
  { colour: '#E3DCCB', kind: 'tiles' },
  { colour: '#D7DEDA', kind: 'tiles' },
] as const;

function floor({ inside, floor: { colour, kind } }: Room): string {
  const base = paint(poly([110, skirting], [800, skirting], [800, 600], [0, 600], [0, 500]), lit(inside, colour));
  const rays = many(12, (at) => d`M${-90 + at * 105} 600L${110 + at * 64} ${skirting + 2}`);
  const rows = [452, 496, 550].map((y) => d`M${110 - ((y - skirting) / 80) * 110} ${y}H800`).join('');
  if (kind === 'boards') return base + stroke(rays, '#000000', 1.2, 0.13);
  if (kind === 'tiles') return base + stroke(rays + rows, '#000000', 1.2, 0.1);
  return base + paint(poly([60, 470], [800, 470], [800, 500], [30, 500]), '#FFFFFF', 0.06) + stroke('M124 438H800', lit(inside, '#2B2320'), 5, 0.35);
}

/** Walls, floor and the view through the windows. */
export function shell(room: Room, windows: readonly Box[]): string {
  const { inside, outside, wall } = room;
  const first = windows[0];
  const sun = first ? { x: first.x + first.w * 0.78, y: first.y + first.h * 0.26, r: 26 } : { x: 600, y: 120, r: 26 };
  const beams = windows.map(({ x, y, w, h }) => poly([x, y + h + 10], [x + w, y + h + 10], [x + w - 110, 600], [x - 200, 600]));
  return (
    sky(outside, sun) +
    windows.map((hole) => view(room, hole)).join('') +
    paint(withHoles(box(110, 0, 690, skirting), windows), lit(inside, wall)) +
    paint(poly([0, 0], [110, 0], [110, skirting], [0, 500]), lit(inside, wall)) +
    paint(poly([0, 0], [110, 0], [110, skirting], [0, 500]), '#000000', 0.07) +
    floor(room) +
    paint(box(110, skirting - 9, 690, 10) + poly([0, 489], [110, skirting - 9], [110, skirting + 1], [0, 500]), lit(inside, '#FFFFFF'), 0.85) +
    (outside.dark ? '' : paint(beams.join(''), '#FFFFFF', 0.12))
  );
}

/** Frame, bars and sill of a window. */
export function windowFrame({ inside }: Room, { x, y, w, h }: Box, frame = '#FFFFFF'): string {
  const bars = many(w / 26 - 0.5, (at) => box(x + (at + 1) * 26, y, 1.8, h)) + many(3, (at) => box(x, y + ((at + 1) * h) / 4, w, 1.8));
  const colour = lit(inside, frame);
  return (
    paint(bars, lit(inside, '#F4F1EA'), 0.85) +
    paint(
      box(x - 9, y - 9, w + 18, 10) + box(x - 9, y + h - 1, w + 18, 10) + box(x - 9, y, 10, h) + box(x + w - 1, y, 10, h) + box(x + w / 2 - 3, y, 6, h),
      colour,
    ) +
    paint(box(x - 18, y + h + 8, w + 36, 9), lit(inside, '#F7F0E4')) +
    paint(box(x - 14, y + h + 17, w + 28, 4), '#000000', 0.1)
  );
}

/** Curtains drawn aside on their rod; they reach to `foot`. */
export function curtains({ inside, accent, wood }: Room, { x, y, w }: Box, foot: number): string {
  const [left, right, top] = [x - 36, x + w - 10, y - 26];
  const tall = foot - top;
  const cloth = d`M${left} ${top}h46q-4 ${tall * 0.42} -14 ${tall}h-36zM${right} ${top}h46l4 ${tall}h-36q-10 ${-tall * 0.58} -14 ${-tall}z`;
  const folds = [8, 18, 28]
    .map((at) => d`M${left + at} ${top + 4}L${left + at - 4} ${foot - 4}M${right + at + 8} ${top + 4}L${right + at + 14} ${foot - 4}`)
    .join('');
  return (
    paint(cloth, lit(inside, accent)) +
    stroke(folds, '#000000', 1.3, 0.15) +
    paint(box(left - 14, top - 5, w + 100, 7), lit(inside, wood)) +
    paint(oval(left - 14, top - 1, 6, 6) + oval(left + w + 86, top - 1, 6, 6), lit(inside, wood))
  );
}

export function fan({ inside }: Room, x: number): string {
  return (
    paint(box(x - 2, 0, 4, 20), lit(inside, '#6B6B66')) +
    paint(
      d`M${x - 14} 26Q${x - 100} 13 ${x - 138} 26Q${x - 100} 37 ${x - 14} 31zM${x + 14} 26Q${x + 100} 13 ${x + 138} 26Q${x + 100} 37 ${x + 14} 31zM${x - 6} 32Q${x - 2} 44 ${x + 30} 48Q${x + 22} 38 ${x + 8} 30z`,
      lit(inside, '#B9B4A8'),
    ) +
    paint(oval(x, 27, 17, 9), lit(inside, '#8A8A84'))
  );
}

/** A tube light: what most rooms have. */
export const tubeLight = ({ inside }: Room, x: number, y: number): string =>
  paint(box(x - 4, y - 3, 118, 9), lit(inside, '#D7DAD3')) +
  paint(box(x, y, 110, 4), inside.dark ? '#FFFDF2' : '#FFFFFF') +
  (inside.dark ? paint(oval(x + 55, y + 6, 110, 34), '#FFFFFF', 0.14) : '');
