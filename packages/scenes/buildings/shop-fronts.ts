// What is behind the awnings: each front fills a box whose foot is on the pavement.
import type { Random } from '#scenes/random.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit } from '#scenes/paint/palettes.ts';
import type { Box } from '#scenes/paint/svg.ts';
import { box, d, disc, many, oval, paint, place, poly, roundBox, stroke } from '#scenes/paint/svg.ts';
import { car } from '#scenes/paint/vehicles.ts';
import { inLight } from '#scenes/paint/palettes.ts';

const goods = ['#B4431F', '#0B5B45', '#E0A12B', '#1B5E9E', '#F6EEDF', '#7A4E7E'] as const;

const inside = (palette: Palette, { x, y, w, h }: Box): string =>
  paint(box(x, y, w, h), palette.dark ? '#FFDDA0' : lit(palette, '#F1DFBE')) + paint(box(x, y, w, h), palette.dark ? '#F2AE62' : lit(palette, '#C9A878'), 0.28);

const counter = (palette: Palette, { x, y, w, h }: Box, colour = '#7A5233'): string =>
  paint(box(x + 4, y + h - 44, w - 8, 44), lit(palette, colour)) + paint(box(x + 4, y + h - 47, w - 8, 6), lit(palette, '#A4754A'));

function shelves(palette: Palette, random: Random, room: Box): string {
  const { x, y, w, h } = room;
  let wares = '';
  for (let row = 0; row < 3; row++) {
    const board = y + 42 + row * 27;
    for (let at = x + 12; at < x + w - 22;) {
      const [wide, tall] = [random.real(6, 16), random.real(10, 20)];
      wares += paint(box(at, board - tall, wide, tall), lit(palette, random.pick(goods)));
      at += wide + 3;
    }
    wares += paint(box(x + 8, board, w - 16, 3), lit(palette, '#7A5233'));
  }
  return inside(palette, room) + wares + counter(palette, { x, y, w, h });
}

function shutter(palette: Palette, _random: Random, { x, y, w, h }: Box): string {
  return (
    paint(box(x, y, w, h), lit(palette, '#A9B2B0')) +
    paint(
      many(h / 9.6, (at) => box(x, y + 6 + at * 9.6, w, 2)),
      '#000000',
      0.16,
    ) +
    paint(box(x + w / 2 - 9, y + h - 18, 18, 6), lit(palette, '#444444'))
  );
}

function fruit(palette: Palette, random: Random, room: Box): string {
  const { x, y, w, h } = room;
  const piles = many(4, (at) => {
    const colour = lit(palette, ['#E0A12B', '#C8402B', '#7FA83A', '#D9793A'][at] ?? '#E0A12B');
    const left = x + 8 + (at * (w - 16)) / 4;
    const step = (w - 20) / 16;
    return paint(
      many(9, (ball) =>
        disc(left + step * (0.7 + (ball % 4) + (ball > 3 ? 0.5 : 0) - (ball > 6 ? 2.5 : 0)), y + h - 52 - (ball > 6 ? 12 : ball > 3 ? 6 : 0), step * 0.62),
      ),
      colour,
    );
  });
  const strings = many(5, (at) => oval(x + 20 + (at * (w - 40)) / 4, y + 44 + (at % 2) * 8, 6, 14));
  return inside(palette, room) + paint(strings, lit(palette, random.chance(0.5) ? '#E3C34A' : '#8FA83A')) + piles + counter(palette, room, '#0B5B45');
}

function tailor(palette: Palette, random: Random, room: Box): string {
  const { x, y, w, h } = room;
  const count = Math.max(2, Math.round(w / 54));
  const figures = many(count, (at) => {
    const middle = x + ((at + 0.5) * w) / count;
    const cloth = lit(palette, random.pick(goods));
    const foot = y + h - 10;
    return (
      paint(box(middle - 1.5, foot - 26, 3, 26) + box(middle - 11, foot - 3, 22, 3), lit(palette, '#5B4634')) +
      paint(d`M${middle - 14} ${foot - 76}q14 -9 28 0l4 12l-8 4l-2 32h-16l-2 -32l-8 -4z`, cloth) +
      paint(disc(middle, foot - 88, 7), lit(palette, '#D9B99A')) +
      paint(d`M${middle - 4} ${foot - 80}L${middle + 8} ${foot - 30}h6L${middle + 2} ${foot - 80}z`, lit(palette, '#F3D9A8'), 0.85)
    );
  });
  return inside(palette, room) + paint(box(x + 8, y + 12, w - 16, 3), lit(palette, '#7A5233')) + figures;
}

/** A restaurant: tables, chairs and hanging lamps behind glass. */
function diner(palette: Palette, _random: Random, room: Box): string {
  const { x, y, w, h } = room;
  const tables = Math.max(1, Math.round(w / 90));
  const foot = y + h - 6;
  const sets = many(tables, (at) => {
    const middle = x + ((at + 0.5) * w) / tables;
    return (
      paint(box(middle - 24, foot - 34, 48, 5) + box(middle - 2, foot - 30, 4, 30) + box(middle - 12, foot - 3, 24, 3), lit(palette, '#7A4B2F')) +
      paint(
        box(middle - 38, foot - 46, 4, 46) +
          box(middle - 38, foot - 22, 14, 4) +
          box(middle - 27, foot - 22, 3, 22) +
          box(middle + 34, foot - 46, 4, 46) +
          box(middle + 24, foot - 22, 14, 4) +
          box(middle + 24, foot - 22, 3, 22),
        lit(palette, '#B4431F'),
      ) +
      paint(oval(middle - 10, foot - 36, 7, 2.4) + oval(middle + 10, foot - 36, 7, 2.4), lit(palette, '#FFFFFF')) +
      stroke(d`M${middle} ${y}V${y + 34}`, lit(palette, '#4A3A2E'), 1.6) +
      paint(disc(middle, y + 44, 24), palette.glow, palette.dark ? 0.4 : 0.2) +
      paint(d`M${middle - 13} ${y + 46}q1 -14 13 -14q12 0 13 14z`, lit(palette, '#C48A1C'))
    );
  });
  const glass = paint(poly([x, y], [x + w * 0.32, y], [x, y + h * 0.7]), '#FFFFFF', 0.16);
  return inside(palette, room) + paint(box(x, y + h * 0.5, w, h * 0.5), lit(palette, '#8A5A3C'), 0.25) + sets + glass;
}

/** A showroom behind tall panes: a car, or a sofa with a lamp. */
function showroom(palette: Palette, random: Random, room: Box): string {
  const { x, y, w, h } = room;
  const foot = y + h - 12;
  const sofa = lit(palette, random.pick(['#2E6B5A', '#B4643F', '#3E6FA3']));
  const thing =
    w > 200 && random.chance(0.6)
      ? place(x + w / 2 - 66, foot, 1.05, inLight(palette, car(random.pick(['#B4431F', '#1B5E9E', '#D9DEDB']))))
      : paint(
          roundBox(x + w / 2 - 56, foot - 46, 112, 38, 9) + roundBox(x + w / 2 - 66, foot - 30, 24, 26, 7) + roundBox(x + w / 2 + 42, foot - 30, 24, 26, 7),
          sofa,
        ) +
        paint(box(x + w / 2 - 50, foot - 4, 6, 6) + box(x + w / 2 + 44, foot - 4, 6, 6), lit(palette, '#4A3A2E')) +
        paint(roundBox(x + w / 2 - 40, foot - 26, 38, 16, 5) + roundBox(x + w / 2 + 2, foot - 26, 38, 16, 5), '#FFFFFF', 0.16);
  const posts = Math.max(1, Math.round(w / 84));
  const frame = lit(palette, '#3B4A48');
  return (
    inside(palette, room) +
    paint(box(x, y, w, 26), lit(palette, '#FFFFFF'), 0.3) +
    paint(
      many(4, (at) => disc(x + ((at + 0.5) * w) / 4, y + 14, 4)),
      palette.glow,
    ) +
    paint(box(x, foot - 2, w, 14), lit(palette, '#D7CDBB')) +
    thing +
    paint(poly([x + w * 0.1, y], [x + w * 0.42, y], [x + w * 0.16, y + h], [x - 0, y + h], [x, y + h * 0.3]), '#FFFFFF', 0.14) +
    paint(many(posts, (at) => box(x + ((at + 1) * w) / (posts + 1) - 1.5, y, 3, h)) + box(x, y, w, 3) + box(x, y, 3, h) + box(x + w - 3, y, 3, h), frame)
  );
}

export type Front = (palette: Palette, random: Random, room: Box) => string;

export const fronts = { shelves, shutter, fruit, tailor, diner, showroom } as const satisfies Record<string, Front>;

export type FrontName = keyof typeof fronts;

/** What the signboard shows instead of words, 28 wide around (0, 0). */
export const signs: Record<FrontName, string> = {
  shelves: 'M-11 -9h9q2 0 2 2v16q0 -2 -2 -2h-9zM11 -9h-9q-2 0 -2 2v16q0 -2 2 -2h9z',
  shutter: 'M-4 -11h8v7h7v8h-7v7h-8v-7h-7v-8h7z',
  fruit: 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM0 -8q1 -6 7 -6q0 6 -7 6z',
  tailor: 'M-6 -11q6 5 12 0l9 5l-4 8l-4 -2v11h-14v-11l-4 2l-4 -8z',
  diner: 'M-12 2h24q-1 9 -8 9h-8q-7 0 -8 -9zM-6 -11q3 3 0 9h-1q2 -5 0 -8zM3 -11q3 3 0 9h-1q2 -5 0 -8z',
  showroom: 'M-11 -2q0 -7 6 -7h10q6 0 6 7l3 0v9h-4v4h-3v-3h-14v3h-3v-4h-4v-9z',
};
