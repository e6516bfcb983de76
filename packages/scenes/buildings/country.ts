// The village: tin houses, fields, ponds, birds.
import type { Random } from '#scenes/random.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit, shadow } from '#scenes/paint/palettes.ts';
import { banana, bush, palm } from '#scenes/paint/plants.ts';
import { box, d, disc, many, oval, paint, place, poly, stroke } from '#scenes/paint/svg.ts';

/** A small house under corrugated tin, 100 wide, standing on y. */
export function tinHouse(palette: Palette, x: number, y: number, scale: number, wall: string, roof: string): string {
  const drawing =
    paint(box(8, -40, 84, 40), lit(palette, wall)) +
    paint(box(60, -40, 32, 40), shadow, palette.shade * 0.7) +
    paint(box(24, -27, 16, 27) + box(68, -30, 13, 13), palette.dark ? palette.glow : lit(palette, '#5B4634')) +
    paint(poly([-4, -36], [20, -66], [80, -66], [104, -36]), lit(palette, roof)) +
    paint(
      many(11, (at) => box(8 + at * 8, -64, 1.4, 26)),
      '#000000',
      0.13,
    );
  return place(x, y, scale, drawing);
}

/** A line of homesteads under palms at the edge of the fields. */
export function village(palette: Palette, random: Random, y: number): string {
  const left = random.real(40, 120);
  const right = random.real(520, 600);
  const roofs = ['#B9C4C6', '#A9573A', '#9FB1B0'] as const;
  const walls = ['#C9A06C', '#D8B98A', '#7FA3A6'] as const;
  const grove = many(16, (at) => oval(at * 54 + random.real(-14, 14), y - 6, random.real(28, 48), random.real(18, 34)));
  return (
    paint(grove, palette.mid) +
    tinHouse(palette, right, y + 4, 0.9, random.pick(walls), random.pick(roofs)) +
    tinHouse(palette, right - 76, y + 2, 0.62, random.pick(walls), random.pick(roofs)) +
    (random.chance(0.6) ? tinHouse(palette, left + 40, y + 2, 0.7, random.pick(walls), random.pick(roofs)) : '') +
    palm(palette, right + 122, y + 8, random.real(140, 185), 18) +
    palm(palette, right + 150, y + 10, random.real(100, 140), -12) +
    palm(palette, left + 12, y + 6, random.real(90, 140), 8) +
    banana(palette, right + 98, y + 10, 0.62) +
    banana(palette, left + 30, y + 8, 0.5)
  );
}

export type Field = 'paddy' | 'mustard' | 'water';

/** Rows that run towards the vanishing point at the village, on the left or (mirrored) on the right. */
export function field(palette: Palette, kind: Field, horizon: number): string {
  const shape = d`M0 ${horizon + 26}L262 ${horizon + 16}L84 600L0 600z`;
  const colour = kind === 'water' ? palette.water : kind === 'mustard' ? lit(palette, '#D9B640') : palette.leaf[1];
  const base = paint(shape, colour);
  if (kind === 'water') {
    const shine = many(8, (at) => box(10 + ((at * 37) % 70), horizon + 50 + at * 22, 50 - at * 2, 2));
    return base + paint(shine, '#FFFFFF', 0.35) + lilies(palette, 46, horizon + 110);
  }
  const rows = many(9, (at) => d`M${-30 + at * 12} 600L${250 - (8 - at) * 7} ${horizon + 17}`);
  const banks = d`M0 ${horizon + 70}L205 ${horizon + 62}M0 ${horizon + 140}L158 ${horizon + 136}`;
  return base + stroke(rows, kind === 'mustard' ? lit(palette, '#F0D66A') : palette.leaf[2], 2.2, 0.75) + stroke(banks, palette.leaf[0], 3, 0.5);
}

export const lilies = (palette: Palette, x: number, y: number): string =>
  paint(
    many(5, (at) => oval(x + ((at * 29) % 70), y + ((at * 17) % 50), 13, 4.6)),
    palette.leaf[1],
  ) + paint(disc(x + 14, y + 2, 4) + disc(x + 52, y + 26, 4) + disc(x + 34, y + 44, 3.6), lit(palette, '#E58FA0'));

/** A white heron standing on y. */
export const heron = (palette: Palette, x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    scale,
    stroke('M10 -18V0M15 -18V0', lit(palette, '#444444'), 1.6) +
      paint('M0 -20q10 -16 24 -12q-2 10 -14 14z', lit(palette, '#FFFFFF')) +
      paint('M22 -32q-2 -16 6 -20l10 3l-9 1q-4 6 0 16z', lit(palette, '#FFFFFF')),
  );

export const cow = (palette: Palette, x: number, y: number, scale: number, coat: string): string =>
  place(
    x,
    y,
    scale,
    paint('M4 -34q2 -6 10 -6h38q8 0 10 6v18h-4v16h-6v-14h-30v14h-6v-16h-8q-4 -8 -4 -18z', lit(palette, coat)) +
      paint('M58 -40q4 -8 14 -6l6 10q-4 6 -12 4z', lit(palette, coat)) +
      paint('M62 -46q-2 -6 2 -9q0 5 4 7z', lit(palette, '#3A2A20')) +
      stroke('M5 -34q-7 6 -4 18', lit(palette, '#3A2A20'), 1.8),
  );

/** A hay stack around its pole. */
export const hayStack = (palette: Palette, x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    paint(box(-2, -86, 4, 20), palette.trunk) +
      paint('M-34 0q-10 -34 12 -56q14 -16 22 -20q8 4 22 20q22 22 12 56z', lit(palette, '#D9B563')) +
      stroke('M-26 -14q26 8 52 0M-24 -34q24 8 48 0M-14 -54q14 5 28 0', lit(palette, '#B48E3E'), 2.4, 0.8),
  );

export const meadow = (palette: Palette, y: number): string =>
  paint(box(0, y, 800, 600 - y), lit(palette, palette.dark ? '#5D7A55' : '#B9C77A')) +
  paint(d`M0 ${y}H800V${y + 28}Q400 ${y + 12} 0 ${y + 28}z`, palette.leaf[2]);

export const edgeBushes = (palette: Palette): string =>
  paint('M0 572Q300 596 800 574V600H0z', palette.leaf[1]) + bush(palette, 736, 594, 1.2) + bush(palette, 786, 590, 1);
