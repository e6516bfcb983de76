// Rooms that designers work on besides homes: an office, a shop, a gym, a bath, a café, a hall with a false ceiling.
import type { Random } from '#scenes/random.ts';
import { lit, type Palette } from '#scenes/paint/palettes.ts';
import { box, d, many, oval, paint, poly, roundBox, stroke } from '#scenes/paint/svg.ts';
import { bareRoom, finishedRoom, kitchen, readingCorner, reception, wardrobe } from './finished-rooms.ts';
import { type Room, roomOf, shell, windowFrame } from './room-shell.ts';

const steel = '#8F9A96';
const dark = '#3A4342';
const white = '#F6F3EA';

/** A lamp on its cord, with its light. */
const pendant = ({ inside, accent }: Room, x: number, y: number): string =>
  paint(box(x - 1.5, 0, 3, y), lit(inside, dark)) +
  paint(d`M${x - 30} ${y + 26}q4 -30 30 -30q26 0 30 30z`, lit(inside, accent)) +
  paint(oval(x, y + 28, 24, 5), '#FFF3CF') +
  paint(poly([x - 28, y + 28], [x + 28, y + 28], [x + 92, y + 210], [x - 92, y + 210]), '#FFF3CF', 0.12);

const desk = ({ inside, wood, cloth }: Room, x: number, y: number): string =>
  paint(roundBox(x + 44, y - 84, 62, 44, 4), lit(inside, dark)) +
  paint(box(x + 48, y - 80, 54, 34), lit(inside, '#A9C7D6')) +
  paint(box(x + 71, y - 42, 8, 12), lit(inside, steel)) +
  paint(box(x, y - 30, 150, 10), lit(inside, wood)) +
  paint(box(x + 6, y - 20, 7, 56) + box(x + 137, y - 20, 7, 56), lit(inside, steel)) +
  paint(roundBox(x + 46, y - 34, 58, 52, 14), lit(inside, cloth)) +
  paint(box(x + 72, y + 18, 6, 26) + box(x + 50, y + 42, 50, 5), lit(inside, dark));

function officeFloor(room: Room): string {
  const windows = [0, 1].map((at) => ({ x: 170 + at * 310, y: 96, w: 250, h: 150 }));
  return (
    shell(room, windows) +
    windows.map((hole) => windowFrame(room, hole)).join('') +
    [250, 460, 670].map((x) => pendant(room, x, 44)).join('') +
    [130, 340, 550].map((x) => desk(room, x, 400)).join('') +
    [60, 310, 560].map((x) => desk(room, x, 530)).join('')
  );
}

function shelves({ inside, wood, random }: Room, x: number, w: number): string {
  const rows = [150, 220, 290, 360];
  const goods = rows.map((y) =>
    many(w / 30 - 1, (at) =>
      paint(roundBox(x + 8 + at * 30, y - random.real(26, 48), 22, 48, 3), lit(inside, random.pick(['#C8553D', '#2E6B5A', '#E0B04A', '#5B6E7C', '#D9C7A8']))),
    ),
  );
  return (
    paint(box(x, 96, w, 324), lit(inside, wood)) +
    paint(box(x + 5, 102, w - 10, 312), '#FFFFFF', 0.32) +
    rows.map((y, at) => (goods[at] ?? '') + paint(box(x, y + 18, w, 7), lit(inside, wood))).join('')
  );
}

function shopInside(room: Room): string {
  const { inside, cloth, wood, accent } = room;
  const dresses = many(5, (at) => d`M${420 + at * 34} 176l12 -8l12 8l8 124h-40z`);
  return (
    shell(room, []) +
    shelves(room, 136, 210) +
    paint(box(400, 156, 200, 6), lit(inside, steel)) +
    paint(dresses, lit(inside, accent)) +
    stroke(
      many(5, (at) => d`M${432 + at * 34} 156v14`),
      lit(inside, dark),
      2,
    ) +
    shelves(room, 626, 174) +
    [200, 320, 440, 560, 680]
      .map((x) => paint(box(x - 10, 0, 20, 22), lit(inside, dark)) + paint(poly([x - 8, 22], [x + 8, 22], [x + 60, 300], [x - 60, 300]), '#FFF3CF', 0.14))
      .join('') +
    paint(roundBox(250, 400, 300, 130, 6), lit(inside, wood)) +
    paint(box(240, 392, 320, 14), lit(inside, white)) +
    paint(roundBox(400, 348, 70, 46, 4), lit(inside, dark)) +
    paint(roundBox(280, 430, 240, 70, 4), lit(inside, cloth), 0.7)
  );
}

const weights = ({ inside }: Room, x: number, y: number): string =>
  paint(box(x, y, 240, 8) + box(x, y + 46, 240, 8) + box(x + 6, y, 8, 110) + box(x + 226, y, 8, 110), lit(inside, steel)) +
  paint(
    [0, 46]
      .map((down) =>
        many(
          5,
          (at) =>
            roundBox(x + 20 + at * 42, y - 20 + down, 12, 20, 3) +
            roundBox(x + 42 + at * 42, y - 20 + down, 12, 20, 3) +
            box(x + 30 + at * 42, y - 13 + down, 14, 6),
        ),
      )
      .join(''),
    lit(inside, dark),
  );

function gym(room: Room): string {
  const { inside, accent, cloth } = room;
  return (
    shell(room, []) +
    paint(box(140, 84, 430, 270), lit(inside, '#BFD2D6')) +
    paint(poly([200, 84], [300, 84], [200, 354], [140, 354], [140, 250]), '#FFFFFF', 0.22) +
    stroke('M283 84V354M426 84V354', lit(inside, white), 4) +
    paint(box(600, 70, 170, 46), lit(inside, accent)) +
    stroke('M628 94h20M648 82v24M652 78v32M704 82v24M700 78v32M652 94h48M704 94h20', white, 5) +
    weights(room, 150, 372) +
    paint(roundBox(430, 498, 220, 22, 8), lit(inside, cloth)) +
    paint(box(456, 520, 10, 50) + box(614, 520, 10, 50) + box(640, 420, 10, 150), lit(inside, dark)) +
    paint(box(548, 430, 190, 7), lit(inside, steel)) +
    paint(oval(566, 433, 10, 42) + oval(726, 433, 10, 42), lit(inside, dark)) +
    paint(poly([40, 540], [230, 540], [250, 568], [30, 568]), lit(inside, dark)) +
    paint(box(206, 420, 10, 124), lit(inside, steel)) +
    paint(roundBox(176, 408, 60, 34, 6), lit(inside, dark))
  );
}

function bath(room: Room): string {
  const { inside, accent, wood } = room;
  const tiles = many(9, (row) => d`M110 ${row * 46 + 6}H800`) + many(15, (at) => d`M${110 + at * 46} 0V420`);
  return (
    shell(room, []) +
    paint(box(110, 0, 690, 411), lit(inside, '#D5E3E0')) +
    stroke(tiles, '#FFFFFF', 2.5, 0.8) +
    paint(box(110, 236, 690, 24), lit(inside, accent), 0.75) +
    paint(roundBox(170, 76, 190, 150, 12), lit(inside, '#EDF4F4')) +
    stroke('M200 200L290 96M240 206L320 116', '#FFFFFF', 5, 0.9) +
    paint(box(150, 300, 240, 22), lit(inside, white)) +
    paint(box(160, 322, 220, 120), lit(inside, wood)) +
    paint(box(166, 330, 100, 104) + box(274, 330, 100, 104), '#FFFFFF', 0.14) +
    paint(oval(270, 298, 66, 18), lit(inside, '#FFFFFF')) +
    paint(box(264, 258, 12, 40) + box(264, 258, 36, 8), lit(inside, steel)) +
    paint(roundBox(440, 330, 84, 66, 12) + d`M430 396h104q-4 62 -30 74h-44q-26 -12 -30 -74z`, lit(inside, '#FFFFFF')) +
    paint(roundBox(430, 388, 104, 14, 7), lit(inside, '#DDE2DF')) +
    paint(box(590, 40, 200, 470), '#FFFFFF', 0.34) +
    stroke('M590 40V510M790 40V510M590 40H790', lit(inside, steel), 6) +
    stroke('M740 60V300M700 84H740', lit(inside, steel), 7) +
    paint(oval(696, 92, 26, 8), lit(inside, steel)) +
    stroke(
      many(5, (at) => d`M${678 + at * 9} 108L${670 + at * 12} 300`),
      '#FFFFFF',
      2,
      0.6,
    )
  );
}

const table = ({ inside, wood, cloth }: Room, x: number, y: number): string =>
  paint(roundBox(x - 66, y - 20, 34, 62, 10) + roundBox(x + 32, y - 20, 34, 62, 10), lit(inside, cloth)) +
  paint(box(x - 4, y, 8, 62) + box(x - 26, y + 60, 52, 6), lit(inside, dark)) +
  paint(oval(x, y, 52, 13), lit(inside, wood)) +
  paint(roundBox(x - 18, y - 18, 14, 14, 3) + roundBox(x + 8, y - 16, 14, 12, 3), lit(inside, white));

function cafe(room: Room): string {
  const { inside, wood, accent } = room;
  const hole = { x: 150, y: 90, w: 200, h: 190 };
  return (
    shell(room, [hole]) +
    windowFrame(room, hole, '#4A3A30') +
    paint(roundBox(420, 70, 340, 130, 6), lit(inside, dark)) +
    stroke('M446 104h120M446 132h150M446 160h96M640 104h90M640 132h70M640 160h84', white, 5, 0.75) +
    paint(box(420, 300, 380, 130), lit(inside, accent)) +
    paint(
      many(11, (at) => box(426 + at * 34, 308, 24, 114)),
      '#000000',
      0.08,
    ) +
    paint(box(408, 286, 392, 16), lit(inside, wood)) +
    paint(roundBox(640, 214, 100, 72, 8), lit(inside, steel)) +
    paint(roundBox(656, 228, 68, 20, 4), lit(inside, dark)) +
    [470, 540].map((x) => paint(roundBox(x, 258, 44, 28, 6), lit(inside, white))).join('') +
    [180, 380, 600].map((x) => pendant(room, x, 60)).join('') +
    [150, 370, 610].map((x, at) => table(room, x, at === 1 ? 520 : 470)).join('')
  );
}

function ceilingHall(room: Room): string {
  const { inside, wood, cloth, accent } = room;
  return (
    shell(room, []) +
    paint(poly([0, 0], [800, 0], [800, 96], [110, 96]), lit(inside, '#FFFFFF')) +
    paint(poly([120, 12], [740, 12], [700, 66], [190, 66]), lit(inside, '#FFE9B8')) +
    paint(poly([160, 18], [700, 18], [672, 58], [214, 58]), lit(inside, white)) +
    [250, 350, 450, 550, 650].map((x) => paint(oval(x, 82, 12, 4), '#FFF3CF')).join('') +
    paint(box(240, 120, 400, 240), lit(inside, wood)) +
    paint(
      many(19, (at) => box(246 + at * 21, 120, 3, 240)),
      '#000000',
      0.14,
    ) +
    paint(roundBox(320, 160, 240, 138, 6), lit(inside, '#20262A')) +
    paint(poly([330, 170], [430, 170], [350, 288], [330, 288]), '#FFFFFF', 0.08) +
    paint(roundBox(220, 372, 440, 46, 6), lit(inside, white)) +
    paint(box(366, 378, 3, 34) + box(512, 378, 3, 34), '#000000', 0.16) +
    paint(roundBox(150, 470, 420, 96, 24), lit(inside, cloth)) +
    paint(roundBox(150, 430, 420, 70, 20), lit(inside, cloth)) +
    paint(box(150, 498, 420, 4) + box(358, 440, 4, 60), '#000000', 0.14) +
    paint(roundBox(186, 444, 62, 50, 8) + roundBox(478, 444, 62, 50, 8), lit(inside, accent)) +
    paint(oval(690, 540, 70, 16), lit(inside, wood)) +
    paint(box(686, 540, 8, 44), lit(inside, dark))
  );
}

const painters = [officeFloor, shopInside, gym, bath, cafe, ceilingHall, kitchen, wardrobe, reception, readingCorner, bareRoom, finishedRoom] as const;

/** One of them by its view: an office 0, a shop 1, a gym 2, a bath 3, a café 4, a hall with a false ceiling 5, then those of finished-rooms.ts. */
export const workRoom = (palette: Palette, random: Random, house: Random, view: number): string =>
  (painters[view % painters.length] ?? ceilingHall)(roomOf(palette, random, house));
