// What is on the roofs of Dhaka: plastic water tanks, masts, parapets, washing.
import type { Random } from '#scenes/random.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit } from '#scenes/paint/palettes.ts';
import { box, d, many, paint, roundBox, stroke } from '#scenes/paint/svg.ts';

/** Outline of a water tank on its legs, 34 high at scale 1. */
export const tankShape = (x: number, y: number, scale: number): string =>
  box(x + 3 * scale, y + 22 * scale, 3 * scale, 12 * scale) +
  box(x + 24 * scale, y + 22 * scale, 3 * scale, 12 * scale) +
  roundBox(x, y, 30 * scale, 24 * scale, 4 * scale) +
  roundBox(x + 9 * scale, y - 4 * scale, 12 * scale, 6 * scale, 2 * scale);

export const tankColours = ['#22303B', '#2E5F86', '#22303B', '#B9BDB4'] as const;

/** A tank standing on `base`. */
export function tank(palette: Palette, x: number, base: number, scale: number, colour: string): string {
  const y = base - 34 * scale;
  const ribs = box(x + 2 * scale, y + 7 * scale, 26 * scale, 2 * scale) + box(x + 2 * scale, y + 14 * scale, 26 * scale, 2 * scale);
  return paint(tankShape(x, y, scale), lit(palette, colour)) + paint(ribs, '#FFFFFF', 0.16);
}

export const mast = (palette: Palette, x: number, base: number): string =>
  paint(box(x, base - 52, 2.5, 52) + box(x - 14, base - 48, 30, 2) + box(x - 10, base - 40, 22, 2), palette.ink);

/** Posts and a rail from x to x + w. */
export const railing = (x: number, base: number, w: number, height: number, gap = 14): string =>
  many(w / gap + 1, (at) => box(x + Math.min(at * gap, w - 3), base - height, 3, height)) + box(x - 3, base - height - 3, w + 6, 4);

const cloths = ['#C8553D', '#2E7D73', '#E0A12B', '#F4EDE0', '#7A4E7E', '#1B5E9E'] as const;

/** Washing between two bamboo poles. */
export function washing(palette: Palette, random: Random, x: number, base: number, w: number): string {
  const top = base - 30;
  const line = stroke(d`M${x} ${top}Q${x + w / 2} ${top + 5} ${x + w} ${top}M${x} ${base}V${top - 4}M${x + w} ${base}V${top - 4}`, palette.ink, 1.6);
  const pieces = Math.floor(w / 17);
  const clothes = many(pieces, (at) => paint(box(x + 6 + (at * (w - 8)) / pieces, top + 2, 11, random.real(12, 21)), lit(palette, random.pick(cloths))));
  return line + clothes;
}
