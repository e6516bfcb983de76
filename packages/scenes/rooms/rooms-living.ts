import { bookShelf, floorLamp, frames, kantha, mora, plant, rug, settee, sofa } from './furniture.ts';
import { lit } from '#scenes/paint/palettes.ts';
import type { Room } from './room-shell.ts';
import { curtains, fan, shell, windowFrame } from './room-shell.ts';
import type { Box } from '#scenes/paint/svg.ts';
import { box, d, disc, many, oval, paint, place, poly, roundBox, stroke } from '#scenes/paint/svg.ts';

/** Sofa or cane settee under a kantha, tea on the mora. */
export function livingRoom(room: Room): string {
  const { random } = room;
  const hole: Box = { x: random.real(402, 440), y: 72, w: random.real(210, 262), h: 226 };
  const wallPiece = random.pick([kantha, frames, (one: Room, x: number, y: number) => bookShelf(one, x - 10, y + 78, 200)]);
  const seat = random.chance(0.62) ? sofa : settee;
  return (
    shell(room, [hole]) +
    windowFrame(room, hole) +
    curtains(room, hole, hole.y + hole.h + random.pick([30, 96])) +
    wallPiece(room, 158, 92) +
    fan(room, 372) +
    rug(room, 366, 540) +
    seat(room, 106, 330) +
    mora(room, 560, 474) +
    plant(room, 718, 520, random.real(0.95, 1.1)) +
    (random.chance(0.7) ? floorLamp(room, 62, 488) : '')
  );
}

const chair = ({ inside, wood }: Room, x: number, y: number, back: boolean): string =>
  paint(
    box(x, y - 112, 6, 112) +
      box(x + 42, y - 112, 6, 112) +
      box(x, y - 112, 48, 10) +
      box(x, y - 84, 48, 6) +
      box(x - 2, y - 54, 52, 8) +
      (back ? many(3, (at) => box(x + 11 + at * 10, y - 104, 4, 50)) : ''),
    lit(inside, wood),
  );

function cabinet({ inside, wood, random }: Room, x: number, y: number): string {
  const plates = many(3, (at) => disc(x + 24 + at * 32, y - 148, 12));
  const bowls = many(4, (at) => d`M${x + 14 + at * 26} ${y - 102}h20q-2 12 -10 12t-10 -12z`);
  return (
    paint(box(x, y - 186, 116, 186), lit(inside, wood)) +
    paint(box(x + 8, y - 176, 100, 92), inside.dark ? '#FFE3A6' : lit(inside, '#DDE8E4')) +
    paint(plates, lit(inside, random.pick(['#3E6FA3', '#C8553D', '#2E6B5A']))) +
    paint(
      many(3, (at) => disc(x + 24 + at * 32, y - 148, 7)),
      lit(inside, '#FFFFFF'),
    ) +
    paint(box(x + 8, y - 134, 100, 4), lit(inside, wood)) +
    paint(bowls, lit(inside, '#F4EFE4')) +
    paint(box(x + 57, y - 176, 3, 92), lit(inside, wood)) +
    paint(box(x + 8, y - 76, 48, 66) + box(x + 60, y - 76, 48, 66), '#000000', 0.14) +
    paint(disc(x + 50, y - 44, 3) + disc(x + 66, y - 44, 3), lit(inside, '#E0C27A'))
  );
}

/** A dining table laid for guests, with the cabinet of good plates. */
export function diningRoom(room: Room): string {
  const { inside, random, wood, cloth } = room;
  const hole: Box = { x: random.real(470, 520), y: 84, w: 190, h: 200 };
  const table =
    paint(oval(366, 556, 250, 14), '#000000', 0.12) +
    paint(box(170, 440, 14, 116) + box(548, 440, 14, 116), lit(inside, wood)) +
    paint(poly([176, 404], [556, 404], [590, 436], [142, 436]), lit(inside, wood)) +
    paint(box(142, 436, 448, 11), lit(inside, wood)) +
    paint(box(142, 436, 448, 11), '#000000', 0.2) +
    paint(poly([318, 404], [414, 404], [424, 436], [308, 436]), lit(inside, cloth)) +
    paint(box(308, 436, 116, 44), lit(inside, cloth)) +
    stroke('M314 470h104', lit(inside, '#F3D9A8'), 3, 1, '8 6');
  const laid =
    paint(oval(238, 418, 30, 7) + oval(494, 418, 30, 7) + oval(270, 428, 30, 7) + oval(466, 428, 30, 7), lit(inside, '#FFFFFF')) +
    paint('M338 418q0 14 28 14t28 -14z', lit(inside, '#E9E2D2')) +
    paint(disc(352, 412, 9) + disc(376, 413, 9), lit(inside, '#E0A12B')) +
    paint(disc(364, 406, 9), lit(inside, '#C8553D')) +
    paint('M432 426l3 -40h20l3 40z', '#CFE3E6', 0.8);
  const lampAt = 366;
  const pendant =
    stroke(d`M${lampAt} 0V150`, lit(inside, '#4A3A2E'), 2.4) +
    paint(disc(lampAt, 184, 84), '#FFE9B8', inside.dark ? 0.36 : 0.18) +
    paint(d`M${lampAt - 52} 186q4 -40 52 -40t52 40z`, lit(inside, room.accent)) +
    paint(oval(lampAt, 186, 52, 7), '#FFF1CF');
  return (
    shell(room, [hole]) +
    windowFrame(room, hole) +
    curtains(room, hole, hole.y + hole.h + 26) +
    (random.chance(0.5) ? kantha(room, 138, 116) : frames(room, 150, 100)) +
    cabinet(room, 676, 470) +
    pendant +
    [206, 300, 396, 488].map((x) => chair(room, x, 500, true)).join('') +
    table +
    laid +
    [236, 448].map((x) => chair(room, x, 586, true)).join('')
  );
}

/** Cane chairs and tea on a balcony above the roofs. */
export function balconyView(room: Room): string {
  const { inside, outside, random, wood } = room;
  const hole: Box = { x: 110, y: 54, w: 690, h: 366 };
  const rail =
    paint(
      many(46, (at) => box(112 + at * 15, 300, 3, 122)),
      lit(inside, '#2B3A39'),
    ) + paint(box(104, 292, 696, 10) + box(104, 414, 696, 8), lit(inside, '#3B4A48'));
  const armchair = (x: number, mirrored: boolean): string =>
    place(
      x,
      430,
      1,
      paint(oval(60, 118, 66, 8), '#000000', 0.15) +
        paint('M0 -6q-4 -56 18 -70h20q-12 20 -10 72z', lit(inside, '#C99A5B')) +
        stroke('M8 0l14 -70M18 0l10 -70M2 -20h24M2 -44h26', lit(inside, '#8B6534'), 1.8) +
        paint(box(0, 0, 116, 12) + box(4, 8, 8, 108) + box(102, 8, 8, 108) + box(4, -34, 106, 8) + box(102, -34, 8, 40), lit(inside, wood)) +
        paint(roundBox(14, -18, 98, 20, 8), lit(inside, room.cloth)),
      mirrored,
    );
  const tray = place(
    420,
    470,
    1,
    paint(oval(0, 84, 52, 8), '#000000', 0.15) +
      paint(box(-4, 4, 8, 78) + box(-30, 78, 60, 6), lit(inside, wood)) +
      paint(oval(0, 2, 52, 11), lit(inside, '#DDB67C')) +
      paint('M-26 -20h20l-2 18h-16zM8 -20h20l-2 18h-16z', lit(inside, '#FFFFFF')) +
      stroke('M-20 -28q-4 -8 2 -14M16 -28q-4 -8 2 -14', '#FFFFFF', 2, 0.8),
  );
  const hanging = [240, 560, 700]
    .map(
      (x) =>
        stroke(d`M${x - 12} 54L${x - 16} 112M${x + 12} 54L${x + 16} 112`, lit(inside, '#8B6534'), 1.4) +
        paint(oval(x, 112, 30, 17) + oval(x - 16, 126, 12, 14) + oval(x + 14, 130, 10, 18), outside.leaf[1]) +
        paint(oval(x - 4, 106, 14, 8), outside.leaf[2]) +
        paint(d`M${x - 18} 112h36l-6 22h-24z`, lit(inside, '#B5532F')),
    )
    .join('');
  return (
    shell(room, [hole]) +
    rail +
    paint(box(110, 0, 690, 54), lit(inside, room.wall)) +
    paint(box(110, 46, 690, 8), '#000000', 0.12) +
    paint(box(770, 54, 30, 366), lit(inside, room.wall)) +
    (random.chance(0.75) ? hanging : '') +
    plant(room, 706, 566, random.real(0.9, 1)) +
    (random.chance(0.6) ? plant(room, 64, 506, 0.7) : '') +
    armchair(236, false) +
    armchair(604, true) +
    tray
  );
}
