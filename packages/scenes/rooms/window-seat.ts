import { frames, mora, plant, rug } from './furniture.ts';
import { lit } from '#scenes/paint/palettes.ts';
import type { Room } from './room-shell.ts';
import { curtains, shell, windowFrame } from './room-shell.ts';
import type { Box } from '#scenes/paint/svg.ts';
import { box, d, many, paint, place, roundBox, stroke } from '#scenes/paint/svg.ts';

/** A wide window with a cushioned seat below it. */
export function windowSeat(room: Room): string {
  const { inside, random, wood, cloth, accent } = room;
  const hole: Box = { x: 214, y: 64, w: random.real(400, 440), h: 250 };
  const [left, wide] = [hole.x - 46, hole.w + 92];
  const drawers = many(4, (at) => box(left + 12 + (at * (wide - 12)) / 4, 398, (wide - 12) / 4 - 12, 74));
  const cushion = (x: number, colour: string, turn: number): string =>
    `<g transform="rotate(${turn} ${x + 34} 330)">${paint(roundBox(x, 298, 68, 66, 12), lit(inside, colour))}${stroke(d`M${x + 10} 322h48M${x + 10} 338h48`, lit(inside, '#F3D9A8'), 3, 1, '7 6')}</g>`;
  return (
    shell(room, [hole]) +
    windowFrame(room, hole) +
    curtains(room, hole, 372) +
    (hole.w < 420 ? place(560, 20, 0.9, frames(room, 96, 96)) : '') +
    paint(box(left, 384, wide, 102), lit(inside, wood)) +
    paint(drawers, '#000000', 0.14) +
    paint(roundBox(left - 8, 358, wide + 16, 30, 10), lit(inside, cloth)) +
    paint(roundBox(left - 8, 358, wide + 16, 11, 6), '#FFFFFF', 0.16) +
    cushion(left + 16, accent, -7) +
    cushion(left + 84, '#F3E2C2', 5) +
    cushion(left + wide - 96, '#E0A12B', 8) +
    paint(box(left + wide * 0.52, 346, 70, 8), lit(inside, '#B4431F')) +
    paint(box(left + wide * 0.52 + 4, 338, 62, 8), lit(inside, '#1B5E9E')) +
    rug(room, 400, 556) +
    mora(room, random.real(520, 580), 486) +
    plant(room, 736, 540, 1.05)
  );
}
