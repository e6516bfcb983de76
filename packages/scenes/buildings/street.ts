import type { Random } from '#scenes/random.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit } from '#scenes/paint/palettes.ts';
import { box, d, many, paint, roundBox, stroke } from '#scenes/paint/svg.ts';

/** Pavement at y, kerb, then the road with its dashes down to the bottom edge. */
export function road(palette: Palette, y: number, width = 800, height = 600): string {
  const kerb = y + 22;
  const dashes = many(width / 90 + 1, (at) => box(at * 90 + 20, kerb + (height - kerb) * 0.52, 46, 3.6));
  return (
    paint(box(0, y, width, 26), palette.ground) +
    paint(box(0, kerb, width, height - kerb), palette.road) +
    paint(box(0, kerb, width, 4), lit(palette, '#FFFFFF'), 0.4) +
    paint(dashes, lit(palette, '#FFFFFF'), 0.4)
  );
}

export const bricks = ['#C58A66', '#B9704C', '#C97B54'] as const;

/** A low wall in running bond with a coping. */
export function brickWall(palette: Palette, x: number, y: number, w: number, h: number, colour: string = bricks[0]): string {
  if (w <= 4) return '';
  const rows = Math.ceil(h / 9);
  const joints = many(rows, (row) => {
    const first = (row % 2) * 12;
    return box(x, y + row * 9, w, 1.2) + many((w - first) / 24, (at) => box(x + first + at * 24, y + row * 9, 1.2, Math.min(9, h - row * 9)));
  });
  return paint(box(x, y, w, h), lit(palette, colour)) + paint(joints, '#000000', 0.11) + paint(box(x - 2, y - 5, w + 4, 6), lit(palette, '#F1E9DC'));
}

/** A pole with its transformer and the wires that hang across the picture. */
export function pole(palette: Palette, x: number, y: number, height: number, width = 800): string {
  const top = y - height;
  const post = box(x - 3, top, 6, height) + box(x - 26, top + 14, 52, 4) + roundBox(x + 5, top + 30, 18, 26, 4);
  const wires = many(4, (at) => {
    const hook = x - 20 + at * 13;
    return (
      d`M-10 ${top - 10 + at * 9}Q${x / 2} ${top + 44 + at * 7} ${hook} ${top + 14}` +
      d`Q${(x + width) / 2} ${top + 44 + at * 5} ${width + 10} ${top - 14 + at * 10}`
    );
  });
  return stroke(wires, palette.ink, 1.2, 0.65) + paint(post, palette.ink);
}

/** A street lamp with a pool of light after dark. */
export function lamp(palette: Palette, x: number, y: number, height: number): string {
  const top = y - height;
  const post = paint(box(x - 2, top, 4, height) + box(x - 2, top, 34, 3) + roundBox(x + 18, top + 2, 22, 6, 3), palette.ink);
  if (!palette.dark) return post;
  return post + paint(d`M${x + 20} ${top + 8}h18l26 ${height - 8}h-70z`, palette.glow, 0.12) + paint(roundBox(x + 20, top + 6, 18, 4, 2), palette.glow);
}

/** A wooden tea stall with its tin roof, kettle and bench; 80 wide. */
export function teaStall(palette: Palette, random: Random, x: number, y: number): string {
  const cloth = lit(palette, random.pick(['#B4431F', '#0B5B45', '#1B5E9E']));
  const wood = lit(palette, '#7A5233');
  const posts = paint(
    box(x + 4, y - 62, 4, 62) +
      box(x + 70, y - 62, 4, 62) +
      box(x, y - 28, 78, 5) +
      box(x + 88, y - 16, 34, 5) +
      box(x + 92, y - 12, 4, 12) +
      box(x + 114, y - 12, 4, 12),
    wood,
  );
  const back = paint(box(x + 6, y - 60, 66, 34), palette.dark ? palette.glow : lit(palette, '#E9D3A8'));
  const counter = paint(box(x + 2, y - 24, 74, 24), cloth);
  const jars = many(4, (at) =>
    paint(roundBox(x + 10 + at * 13, y - 40, 9, 12, 2), lit(palette, ['#C8553D', '#E0A12B', '#8A5A3C', '#F4EDE0'][at] ?? '#C8553D')),
  );
  const kettle = paint(roundBox(x + 62, y - 38, 10, 10, 4) + box(x + 71, y - 36, 5, 2), lit(palette, '#9AA3A1'));
  const roof =
    paint(d`M${x - 8} ${y - 56}l10 -14h74l10 14z`, lit(palette, '#9FAAAC')) +
    paint(
      many(10, (at) => box(x + 2 + at * 8, y - 69, 1.4, 13)),
      '#000000',
      0.16,
    );
  return back + posts + counter + jars + kettle + roof;
}
