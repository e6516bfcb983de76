import { banana } from '#scenes/paint/plants.ts';
import { lit, palettes } from '#scenes/paint/palettes.ts';
import type { Room } from './room-shell.ts';
import { box, d, disc, lozenge, many, oval, paint, place, poly, roundBox, stroke } from '#scenes/paint/svg.ts';

/** A nakshi kantha on the wall: two stitched borders around a lotus. */
export function kantha({ inside, random, wood }: Room, x: number, y: number): string {
  const [red, green] = random.pick([
    ['#B4431F', '#0B5B45'],
    ['#1B5E9E', '#B4431F'],
    ['#7A3B5E', '#C48A1C'],
    ['#0B5B45', '#C48A1C'],
  ] as const);
  const petal = (at: number): string => `<path d="${oval(85, 41, 9, 20)}" transform="rotate(${at * 45} 85 65)" fill="${lit(inside, at % 2 ? red : green)}"/>`;
  const corners = [
    [32, 32],
    [138, 32],
    [32, 98],
    [138, 98],
  ] as const;
  return place(
    x,
    y,
    1,
    paint(box(0, 0, 170, 130), lit(inside, '#F7EFDF')) +
      stroke(box(6, 6, 158, 118), lit(inside, red), 3, 1, '9 6') +
      stroke(box(14, 14, 142, 102), lit(inside, green), 2, 1, '6 5') +
      many(8, petal) +
      paint(disc(85, 65, 9), lit(inside, '#E0A12B')) +
      paint(corners.map(([cx, cy]) => lozenge(cx, cy, 11)).join(''), lit(inside, '#E0A12B')) +
      paint(corners.map(([cx, cy]) => disc(cx, cy, 4)).join(''), lit(inside, red)) +
      paint(box(-4, -8, 178, 8), lit(inside, wood)),
  );
}

/** Three framed pictures: a boat on the river, a hill, a flower. */
export function frames({ inside, wood, accent, cloth }: Room, x: number, y: number): string {
  const frame = (fx: number, fy: number, w: number, h: number, art: string): string =>
    paint(box(fx - 5, fy - 5, w + 10, h + 10), lit(inside, wood)) + paint(box(fx, fy, w, h), lit(inside, '#F4EFE4')) + art;
  return place(
    x,
    y,
    1,
    frame(
      0,
      0,
      88,
      66,
      paint(box(6, 38, 76, 22), lit(inside, '#8FBFC4')) +
        paint('M24 40q20 10 44 -2q-8 10 -20 10q-16 0 -24 -8zM42 38v-22q16 6 14 20z', lit(inside, '#B4431F')) +
        paint(disc(68, 18, 7), lit(inside, '#E0A12B')),
    ) +
      frame(108, 8, 54, 74, paint('M114 66l18 -34l14 18l6 -8l10 24z', lit(inside, cloth)) + paint(disc(148, 26, 6), lit(inside, accent))) +
      frame(
        20,
        90,
        60,
        44,
        paint(
          many(6, (at) => disc(50 + Math.cos(at * 1.05) * 10, 112 + Math.sin(at * 1.05) * 10, 6)),
          lit(inside, accent),
        ) + paint(disc(50, 112, 5), lit(inside, '#E0A12B')),
      ),
  );
}

export function bookShelf({ inside, random, wood }: Room, x: number, y: number, w: number): string {
  let books = '';
  for (let at = x + 8; at < x + w - 40;) {
    const [wide, tall] = [random.real(8, 14), random.real(28, 42)];
    books += paint(box(at, y - tall, wide, tall), lit(inside, random.pick(['#B4431F', '#0B5B45', '#E0A12B', '#1B5E9E', '#7A4E7E', '#D7CDBB'])));
    at += wide + 2;
  }
  const vase =
    paint(d`M${x + w - 28} ${y}q-7 -16 2 -26h12q9 10 2 26z`, lit(inside, '#2E5F74')) +
    stroke(d`M${x + w - 20} ${y - 26}l-8 -20M${x + w - 18} ${y - 26}l4 -24`, lit(inside, '#3C8F57'), 2.4);
  return books + vase + paint(box(x, y, w, 7), lit(inside, wood)) + paint(box(x + 14, y + 7, 5, 14) + box(x + w - 19, y + 7, 5, 14), lit(inside, wood));
}

export function plant({ inside }: Room, x: number, y: number, scale: number): string {
  return (
    paint(oval(x, y, 34 * scale, 7 * scale), '#000000', 0.13) +
    banana({ ...palettes.noon, leaf: palettes.noon.leaf.map((leaf) => lit(inside, leaf)) as [string, string, string] }, x, y - 44 * scale, 1.35 * scale) +
    paint(d`M${x - 30 * scale} ${y - 58 * scale}h${60 * scale}l${-8 * scale} ${58 * scale}h${-44 * scale}z`, lit(inside, '#B5532F')) +
    paint(roundBox(x - 34 * scale, y - 65 * scale, 68 * scale, 12 * scale, 4 * scale), lit(inside, '#C8683F'))
  );
}

export function floorLamp({ inside, wood }: Room, x: number, y: number): string {
  return (
    paint(disc(x, y - 236, 74), '#FFE9B8', inside.dark ? 0.4 : 0.2) +
    paint(oval(x, y, 27, 6) + box(x - 2.5, y - 230, 5, 230), lit(inside, wood)) +
    paint(poly([x - 31, y - 222], [x + 31, y - 222], [x + 17, y - 280], [x - 17, y - 280]), inside.dark ? '#FFE3A6' : lit(inside, '#F6D9A0'))
  );
}

/** An oval rug with stitched rings; or a striped shotoronji. */
export function rug({ inside, random }: Room, x: number, y: number): string {
  const [one, two, stitch] = random.pick([
    ['#B4431F', '#9A3718', '#F3D9A8'],
    ['#0F5B46', '#0B4A39', '#F3D9A8'],
    ['#2E5F86', '#244C6C', '#F0E3C6'],
    ['#7A3B5E', '#632F4C', '#F3D9A8'],
  ] as const);
  if (random.chance(0.6)) {
    return (
      paint(oval(x, y, 268, 45), lit(inside, one)) +
      stroke(oval(x, y, 252, 40), lit(inside, stitch), 3, 1, '12 8') +
      paint(oval(x, y, 200, 31), lit(inside, two)) +
      stroke(oval(x, y, 150, 22), lit(inside, '#E0A12B'), 3, 1, '8 7')
    );
  }
  const slice = (from: number, to: number): string => {
    const at = (part: number): number => y - 42 + part * 84;
    const half = (part: number): number => 226 + part * 54;
    return poly([x - half(from), at(from)], [x + half(from), at(from)], [x + half(to), at(to)], [x - half(to), at(to)]);
  };
  return (
    paint(slice(0, 1), lit(inside, one)) +
    paint(slice(0.1, 0.22) + slice(0.42, 0.58) + slice(0.78, 0.9), lit(inside, stitch), 0.85) +
    paint(slice(0.14, 0.18) + slice(0.82, 0.86) + slice(0.48, 0.52), lit(inside, two))
  );
}

export function sofa({ inside, cloth }: Room, x: number, y: number): string {
  const colour = lit(inside, cloth);
  return place(
    x,
    y,
    1,
    paint(oval(182, 178, 190, 10), '#000000', 0.14) +
      paint(box(30, 156, 10, 22) + box(324, 156, 10, 22), lit(inside, '#5B4634')) +
      paint(roundBox(16, 0, 330, 110, 22) + roundBox(0, 50, 56, 110, 20) + roundBox(308, 50, 56, 110, 20) + roundBox(16, 128, 332, 30, 8), colour) +
      paint(roundBox(0, 50, 56, 110, 20) + roundBox(308, 50, 56, 110, 20), '#000000', 0.14) +
      paint(box(56, 128, 252, 30), '#000000', 0.2) +
      paint(roundBox(54, 78, 126, 54, 14) + roundBox(184, 78, 126, 54, 14), '#FFFFFF', 0.14) +
      `<g transform="rotate(-8 103 55)">${paint(roundBox(72, 26, 62, 58, 10), lit(inside, '#F3E2C2'))}${stroke('M80 48h46M80 60h46', lit(inside, '#B4431F'), 3, 1, '7 5')}</g>` +
      `<g transform="rotate(7 277 56)">${paint(roundBox(248, 28, 58, 56, 10), lit(inside, '#E0A12B'))}</g>`,
  );
}

/** A cane settee with loose cushions. */
export function settee({ inside, cloth, wood }: Room, x: number, y: number): string {
  const cane = lit(inside, '#C99A5B');
  const lattice = many(20, (at) => d`M${24 + at * 16} 8l12 82M${36 + at * 16} 8l-12 82`);
  return place(
    x,
    y,
    1,
    paint(oval(182, 178, 184, 9), '#000000', 0.14) +
      stroke(lattice, cane, 2.2) +
      paint(
        box(8, 0, 348, 11) + box(8, 86, 348, 9) + box(4, 0, 11, 178) + box(350, 0, 11, 178) + box(0, 74, 40, 9) + box(324, 74, 40, 9) + box(8, 138, 348, 11),
        lit(inside, wood),
      ) +
      paint(roundBox(18, 106, 160, 36, 12) + roundBox(186, 106, 160, 36, 12), lit(inside, cloth)) +
      paint(roundBox(18, 106, 160, 14, 8) + roundBox(186, 106, 160, 14, 8), '#FFFFFF', 0.16) +
      paint(roundBox(44, 48, 66, 58, 10), lit(inside, '#F3E2C2')) +
      stroke('M52 70h50M52 82h50', lit(inside, '#0B5B45'), 3, 1, '7 5') +
      paint(roundBox(250, 50, 62, 56, 10), lit(inside, '#B4431F')),
  );
}

/** A mora, the hour-glass stool of cane, with a cup of tea on it. */
export function mora({ inside }: Room, x: number, y: number): string {
  const [cane, dark] = [lit(inside, '#C99A5B'), lit(inside, '#8B6534')];
  return place(
    x,
    y,
    1,
    paint(oval(0, 76, 50, 8), '#000000', 0.14) +
      paint('M-46 0h92l-16 38l16 38h-92l16 -38z', cane) +
      stroke('M-46 0l92 76M46 0l-92 76M-23 0l66 60M23 0l-66 60', dark, 2.4) +
      paint(oval(0, 0, 50, 12), lit(inside, '#DDB67C')) +
      paint(oval(0, -2, 28, 6), lit(inside, '#F7F0E4')) +
      paint('M-10 -18h20l-2 16h-16z', lit(inside, '#FFFFFF')) +
      stroke('M-4 -26q-4 -8 2 -14M6 -26q-4 -8 2 -14', '#FFFFFF', 2, 0.8),
  );
}
