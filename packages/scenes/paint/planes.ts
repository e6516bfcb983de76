import type { Palette } from './palettes.ts';
import { lit, shadow } from './palettes.ts';
import { box, lozenge, many, paint, poly } from './svg.ts';

/** The eye is at this height in garden scenes: edges above it fall, edges below it rise. */
const eye = 470;
const pull = 0.0021;

/** Where a point of the front plane at height y comes to lie, `depth` to the right. */
export const recede = (y: number, depth: number): number => y + (eye - y) * depth * pull;

/** The right side of a block whose front edge is at x. */
const sideShape = (x: number, top: number, foot: number, depth: number): string =>
  poly([x, top], [x + depth, recede(top, depth)], [x + depth, recede(foot, depth)], [x, foot]);

export function side(palette: Palette, x: number, top: number, foot: number, depth: number, colour: string): string {
  const shape = sideShape(x, top, foot, depth);
  return paint(shape, lit(palette, colour)) + paint(shape, shadow, palette.shade + 0.06);
}

/** A terracotta screen; light shines through it after dark. */
export function jali(palette: Palette, x: number, y: number, w: number, h: number, colour = '#B5532F', step = 12): string {
  const columns = Math.max(1, Math.floor((w - 4) / step));
  const rows = Math.max(1, Math.floor((h - 4) / step));
  const [gapX, gapY] = [(w - columns * step) / 2, (h - rows * step) / 2];
  const holes = many(rows, (row) => many(columns, (column) => lozenge(x + gapX + (column + 0.5) * step, y + gapY + (row + 0.5) * step, step * 0.37)));
  return paint(box(x, y, w, h), lit(palette, colour)) + paint(holes, palette.dark ? palette.glow : '#3E160B', palette.dark ? 0.75 : 0.55);
}

/** A large pane with a slanted reflection and posts every `post` pixels. */
export function pane(palette: Palette, x: number, y: number, w: number, h: number, posts = 2, frame = '#FFFFFF'): string {
  const colour = lit(palette, frame);
  return (
    paint(box(x, y, w, h), palette.glass[1]) +
    paint(poly([x, y], [x + w, y], [x, y + h]), palette.glass[0]) +
    paint(box(x, y, w * 0.24, h), palette.dark ? '#FFF1CF' : '#FFFFFF', 0.35) +
    paint(many(posts, (at) => box(x + ((at + 1) * w) / (posts + 1) - 1.2, y, 2.4, h)) + box(x - 2, y - 2, w + 4, 3) + box(x - 2, y + h - 1, w + 4, 3), colour)
  );
}
