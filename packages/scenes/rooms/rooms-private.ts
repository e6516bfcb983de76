import { bookShelf, frames, kantha, plant, rug } from './furniture.ts';
import { lit } from '#scenes/paint/palettes.ts';
import type { Room } from './room-shell.ts';
import { curtains, fan, shell, tubeLight, windowFrame } from './room-shell.ts';
import type { Box } from '#scenes/paint/svg.ts';
import { box, d, disc, lozenge, many, oval, paint, place, poly, roundBox, stroke } from '#scenes/paint/svg.ts';

/** A bed seen from its foot, with a stitched quilt. */
function bed({ inside, wood, cloth, accent }: Room, x: number): string {
  const quilt = poly([x + 26, 400], [x + 334, 400], [x + 372, 500], [x - 12, 500]);
  const rows = [418, 440, 464, 488].map((y) => d`M${x + 24 - (y - 400) * 0.36} ${y}H${x + 336 + (y - 400) * 0.36}`).join('');
  const diamonds = many(3, (row) => many(6, (at) => lozenge(x + 44 + at * 54 + (row % 2) * 14 - row * 5, 429 + row * 24, 7 + row)));
  return (
    paint(oval(x + 180, 556, 214, 12), '#000000', 0.13) +
    paint(roundBox(x + 4, 262, 352, 150, 18), lit(inside, wood)) +
    paint(roundBox(x + 24, 282, 312, 110, 10), '#000000', 0.14) +
    paint(
      many(3, (at) => lozenge(x + 84 + at * 96, 330, 24)),
      lit(inside, wood),
    ) +
    paint(
      many(3, (at) => lozenge(x + 84 + at * 96, 330, 12)),
      '#000000',
      0.16,
    ) +
    paint(poly([x + 26, 384], [x + 334, 384], [x + 372, 500], [x - 12, 500]), lit(inside, '#F6F1E7')) +
    paint(roundBox(x + 42, 352, 122, 44, 16) + roundBox(x + 196, 352, 122, 44, 16), lit(inside, '#FFFFFF')) +
    paint(roundBox(x + 120, 368, 118, 36, 14), lit(inside, accent)) +
    paint(quilt, lit(inside, cloth)) +
    paint(poly([x + 26, 400], [x + 334, 400], [x + 338, 412], [x + 22, 412]), '#FFFFFF', 0.3) +
    stroke(rows, lit(inside, '#F3D9A8'), 2.2, 0.9, '9 7') +
    paint(diamonds, lit(inside, '#F3D9A8'), 0.5) +
    paint(box(x - 16, 498, 392, 34), lit(inside, wood)) +
    paint(box(x - 16, 498, 392, 8), '#FFFFFF', 0.14) +
    paint(box(x - 16, 532, 14, 24) + box(x + 362, 532, 14, 24), lit(inside, wood))
  );
}

function bedside({ inside, wood }: Room, x: number): string {
  return (
    paint(disc(x + 34, 346, 64), '#FFE9B8', inside.dark ? 0.45 : 0.16) +
    paint(box(x + 31, 362, 6, 44), lit(inside, '#C48A1C')) +
    paint(poly([x + 8, 366], [x + 60, 366], [x + 48, 322], [x + 20, 322]), inside.dark ? '#FFE3A6' : lit(inside, '#F6D9A0')) +
    paint(box(x, 404, 68, 86), lit(inside, wood)) +
    paint(box(x + 8, 414, 52, 30) + box(x + 8, 450, 52, 32), '#000000', 0.16) +
    paint(disc(x + 34, 429, 3) + disc(x + 34, 466, 3), lit(inside, '#E0C27A')) +
    paint(box(x + 44, 396, 18, 8), lit(inside, '#1B5E9E'))
  );
}

function wardrobe({ inside, wood }: Room, x: number): string {
  return (
    paint(box(x, 120, 150, 366), lit(inside, wood)) +
    paint(box(x + 10, 136, 62, 336) + box(x + 78, 136, 62, 336), '#000000', 0.12) +
    paint(box(x + 86, 150, 46, 220), lit(inside, '#CFE0E2')) +
    paint(poly([x + 86, 250], [x + 132, 180], [x + 132, 226], [x + 86, 300]), '#FFFFFF', 0.4) +
    paint(box(x + 66, 296, 4, 34) + box(x + 80, 296, 4, 34), lit(inside, '#E0C27A')) +
    paint(box(x - 6, 112, 162, 12), lit(inside, wood)) +
    paint(roundBox(x + 18, 84, 70, 28, 4), lit(inside, '#B98747')) +
    paint(box(x + 48, 84, 8, 28), lit(inside, '#8E6430'))
  );
}

/** Bed, wardrobe, a lamp, a window towards the trees. */
export function bedroom(room: Room): string {
  const { random } = room;
  const hole: Box = { x: random.real(146, 166), y: 86, w: random.real(150, 190), h: 156 };
  const piece = random.pick([kantha, frames]);
  return (
    shell(room, [hole]) +
    windowFrame(room, hole) +
    curtains(room, hole, hole.y + hole.h + 26) +
    piece(room, 410, 96) +
    fan(room, 400) +
    (random.chance(0.65) ? wardrobe(room, 634) : bookShelf(room, 626, 250, 140) + plant(room, 716, 506, 0.95)) +
    rug(room, 330, 556) +
    bedside(room, 96) +
    bed(room, 190)
  );
}

function stove({ inside, random }: Room, x: number, y: number): string {
  const pot = random.pick(['#9AA3A1', '#B4533A', '#C7CCC8']);
  return (
    paint(roundBox(x, y - 14, 116, 14, 4), lit(inside, '#3A4342')) +
    paint(box(x + 14, y - 19, 34, 5) + box(x + 68, y - 19, 34, 5), lit(inside, '#1F2326')) +
    paint(roundBox(x + 10, y - 54, 44, 35, 6), lit(inside, pot)) +
    paint(box(x + 4, y - 44, 56, 5) + box(x + 8, y - 58, 48, 5) + box(x + 28, y - 65, 8, 7), lit(inside, '#6E7A76')) +
    paint(d`M${x + 64} ${y - 36}h44q-2 17 -14 17h-16q-12 0 -14 -17z`, lit(inside, '#4C5654')) +
    paint(box(x + 106, y - 36, 34, 4), lit(inside, '#4C5654')) +
    stroke(d`M${x + 22} ${y - 74}q-5 -10 2 -18M${x + 38} ${y - 74}q-5 -10 2 -18`, '#FFFFFF', 2.4, 0.75)
  );
}

const fridge = ({ inside, accent }: Room, x: number): string =>
  paint(roundBox(x, 176, 118, 318, 10), lit(inside, '#E6EAE8')) +
  paint(roundBox(x + 84, 176, 34, 318, 10), '#000000', 0.07) +
  paint(box(x, 288, 118, 3), '#000000', 0.16) +
  paint(box(x + 12, 230, 6, 46) + box(x + 12, 304, 6, 70), lit(inside, '#8F9A96')) +
  paint(roundBox(x + 20, 150, 62, 26, 4), lit(inside, accent)) +
  paint(box(x + 40, 212, 22, 16), lit(inside, '#E0A12B')) +
  paint(box(x + 66, 206, 16, 20), lit(inside, '#C8553D'));

function units({ inside, wood, cloth, random }: Room, from: number, to: number): string {
  const front = lit(inside, random.pick([cloth, wood, '#E9E4DA', '#7FA39A']));
  const count = Math.floor((to - from) / 92);
  const step = (to - from) / count;
  const doors = many(count, (at) => box(from + at * step + 6, 404, step - 12, 84));
  return (
    paint(box(from, 392, to - from, 104), front) +
    paint(doors, '#000000', 0.08) +
    paint(
      many(count, (at) => box(from + at * step + step / 2 - 14, 412, 28, 4)),
      lit(inside, '#C7CCC8'),
    ) +
    paint(box(from, 488, to - from, 12), lit(inside, '#3A3632')) +
    paint(box(from - 8, 380, to - from + 16, 13), lit(inside, '#F1EEE6')) +
    paint(box(from, 393, to - from, 5), '#000000', 0.14)
  );
}

function backsplash({ inside, random }: Room, from: number, to: number): string {
  const tone = lit(inside, random.pick(['#BFD6CC', '#E3C9A4', '#C9D7E2', '#E9D2C4']));
  const tiles = many(4, (row) => many((to - from) / 30, (at) => ((row + at) % 2 ? lozenge(from + 15 + at * 30, 277 + row * 30, 8) : '')));
  const lines = many(5, (row) => box(from, 260 + row * 30, to - from, 1.4)) + many((to - from) / 30 + 1, (at) => box(from + at * 30, 260, 1.4, 120));
  return paint(box(from, 260, to - from, 120), lit(inside, '#F4F1EA')) + paint(tiles, tone) + paint(lines, '#000000', 0.09);
}

function cupboards(room: Room, x: number, w: number): string {
  const { inside, wood, random } = room;
  if (random.chance(0.45)) return spiceShelf(room, x, w);
  return (
    paint(box(x, 96, w, 112), lit(inside, wood)) +
    paint(box(x + 8, 104, w / 2 - 12, 96) + box(x + w / 2 + 4, 104, w / 2 - 12, 96), '#FFFFFF', 0.14) +
    paint(box(x + w / 2 - 12, 176, 4, 18) + box(x + w / 2 + 8, 176, 4, 18), lit(inside, '#E0C27A')) +
    paint(box(x, 208, w, 5), '#000000', 0.16)
  );
}

/** An open shelf with spice jars and ladles on hooks. */
function spiceShelf({ inside, wood }: Room, x: number, w: number): string {
  const jars = many(
    Math.floor(w / 30),
    (at) =>
      paint(roundBox(x + 8 + at * 30, 128, 20, 28, 4), lit(inside, ['#C8553D', '#E0A12B', '#8A5A3C', '#7FA83A', '#D9C8A8'][at % 5] ?? '#C8553D')) +
      paint(box(x + 9 + at * 30, 122, 18, 7), lit(inside, '#5B4634')),
  );
  const ladles = many(
    4,
    (at) =>
      stroke(d`M${x + 26 + at * 36} 166V214`, lit(inside, '#8F9A96'), 3) +
      paint(at % 2 ? oval(x + 26 + at * 36, 220, 9, 9) : roundBox(x + 19 + at * 36, 212, 14, 22, 4), lit(inside, '#8F9A96')),
  );
  return jars + paint(box(x, 156, w, 8), lit(inside, wood)) + ladles;
}

/** Counter, stove, sink under the window, fridge. */
export function kitchen(room: Room): string {
  const { inside, random } = room;
  const hole: Box = { x: random.real(380, 410), y: 92, w: 170, h: 150 };
  const [from, to] = [136, 620];
  const sink =
    paint(box(hole.x + 30, 380, 110, 12), lit(inside, '#9AA3A1')) + stroke(d`M${hole.x + 84} 380V348q0 -14 -18 -14q-12 0 -12 10`, lit(inside, '#8F9A96'), 6);
  const bowl =
    paint('M560 380q-26 0 -30 -24h62q-4 24 -32 24z', lit(inside, '#C8553D')) +
    paint(disc(548, 352, 10) + disc(572, 351, 10), lit(inside, '#E0A12B')) +
    paint(disc(560, 346, 10), lit(inside, '#7FA83A'));
  return (
    shell(room, [hole]) +
    windowFrame(room, hole) +
    backsplash(room, from, to) +
    cupboards(room, 146, 190) +
    tubeLight(room, 420, 44) +
    units(room, from, to) +
    stove(room, 170, 380) +
    sink +
    bowl +
    fridge(room, 640) +
    place(
      0,
      0,
      1,
      paint(poly([250, 540], [520, 540], [556, 572], [214, 572]), lit(inside, room.cloth)) + stroke('M236 560H534', lit(inside, '#F3D9A8'), 3, 1, '9 7'),
    )
  );
}
