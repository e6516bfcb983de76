import type { Random } from '#scenes/random.ts';
import type { Palette } from './palettes.ts';
import { box, d, disc, downwards, many, paint, roundBox } from './svg.ts';
import { tankShape } from '#scenes/buildings/roof.ts';

interface Sun {
  x: number;
  y: number;
  r: number;
}

/** Sky over the whole picture, with the sun (or the moon) and its halos. */
export function sky(palette: Palette, sun: Sun, width = 800, height = 600): string {
  const cover = paint(box(0, 0, width, height), 'url(#sky)');
  const halos = paint(disc(sun.x, sun.y, sun.r * 2.1), palette.sun, 0.16) + paint(disc(sun.x, sun.y, sun.r * 1.5), palette.sun, 0.22);
  return `<defs>${downwards('sky', palette.sky)}</defs>${cover}${halos}${paint(disc(sun.x, sun.y, sun.r), palette.sun, 0.95)}`;
}

/** Somewhere high on the left or between the middle and the heart button's corner. */
export function sunFor(
  random: Random,
  sides: ReadonlyArray<readonly [from: number, to: number]> = [
    [90, 190],
    [560, 640],
  ],
): Sun {
  const [from, to] = random.pick(sides);
  return { x: random.real(from, to), y: random.real(120, 185), r: random.real(40, 52) };
}

/** Three stacked pills. */
export const cloudShape = (x: number, y: number, scale: number): string =>
  roundBox(x, y, 150 * scale, 16 * scale, 8 * scale) +
  roundBox(x + 34 * scale, y - 14 * scale, 86 * scale, 18 * scale, 9 * scale) +
  roundBox(x - 40 * scale, y + 13 * scale, 120 * scale, 12 * scale, 6 * scale);

export function clouds(palette: Palette, random: Random, width = 800): string {
  const shape = many(random.whole(2, 4), (at) => cloudShape(random.real(at * 0.3, at * 0.3 + 0.22) * width - 40, random.real(60, 190), random.real(0.6, 1.15)));
  return paint(shape, palette.cloud, palette.dark ? 0.28 : 0.5);
}

const stars = (random: Random, width: number): string =>
  paint(
    many(26, () => disc(random.real(0, width), random.real(10, 230), random.real(0.8, 1.7))),
    '#FFFFFF',
    0.6,
  );

export const birds = (palette: Palette, x: number, y: number, count: number): string =>
  paint(
    many(count, (at) => d`M${x + at * 17} ${y + ((at * 7) % 12)}q5 -6 8 0q3 -6 8 0q-5 -3 -8 2q-3 -5 -8 -2z`),
    palette.ink,
    0.45,
  );

/** Stars by night, a flight of birds by day: small signs of life above the roofs. */
export function skyLife(palette: Palette, random: Random, width = 800): string {
  if (palette.name === 'night') return stars(random, width);
  if (palette.dark || random.chance(0.45)) return '';
  return birds(palette, random.real(250, width - 260), random.real(70, 150), random.whole(3, 5));
}

interface Skyline {
  base: number;
  low: number;
  high: number;
  /** Colour of the lit windows, if any. */
  glow?: string | undefined;
}

/** Silhouettes of a town: boxes with a tank, a stair head or a mast. */
export function skyline(random: Random, colour: string, { base, low, high, glow }: Skyline, width = 800): string {
  let shape = '';
  let windows = '';
  for (let x = -20; x < width + 20;) {
    const [w, h] = [random.real(36, 100), random.real(low, high)];
    shape += box(x, base - h, w, h + 3);
    const top = random.whole(0, 3);
    if (top === 0) shape += tankShape(x + w * 0.3, base - h - 30, 0.9);
    else if (top === 1) shape += box(x + w * 0.2, base - h - 14, w * 0.35, 15);
    else if (top === 2) shape += box(x + w * 0.5, base - h - 26, 2.5, 27);
    if (glow) windows += windowsIn(random, x, base - h, w, h);
    x += w + random.real(-2, 8);
  }
  return paint(shape, colour) + paint(windows, glow ?? colour, 0.7);
}

const windowsIn = (random: Random, x: number, y: number, w: number, h: number): string =>
  many(5, () =>
    random.chance(0.6) ? box(x + 6 + random.whole(0, Math.max(0, (w - 16) / 10)) * 10, y + 10 + random.whole(0, Math.max(0, (h - 26) / 14)) * 14, 5, 6) : '',
  );

/** Two rows of town behind the subject. */
export function town(palette: Palette, random: Random, base: number, size = 1): string {
  const glow = palette.dark ? palette.glow : undefined;
  return (
    skyline(random, palette.far, { base: base - 20, low: 80 * size, high: 220 * size, glow }) +
    skyline(random, palette.mid, { base, low: 36 * size, high: 120 * size, glow })
  );
}
