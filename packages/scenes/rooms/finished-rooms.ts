// More of what designers make: a kitchen, a wall of wardrobes, a reception, a reading corner, and one room before and after.
import { lit } from '#scenes/paint/palettes.ts';
import { box, d, many, oval, paint, poly, roundBox, stroke } from '#scenes/paint/svg.ts';
import { type Room, shell, windowFrame } from './room-shell.ts';

const steel = '#8F9A96';
const dark = '#3A4342';
const white = '#F6F3EA';

const handles = (room: Room, xs: readonly number[], y: number): string => paint(xs.map((x) => box(x, y, 4, 34)).join(''), lit(room.inside, steel));

export function kitchen(room: Room): string {
  const { inside, cloth, accent } = room;
  const hole = { x: 470, y: 130, w: 130, h: 130 };
  const tiles = many(3, (row) => d`M130 ${252 + row * 26}H800`) + many(17, (at) => d`M${150 + at * 40} 226V300`);
  return (
    shell(room, [hole]) +
    paint(box(130, 226, 340, 74) + box(600, 226, 200, 74), lit(inside, '#DDE8E4')) +
    stroke(tiles, '#FFFFFF', 2, 0.7) +
    windowFrame(room, hole) +
    paint(box(130, 84, 300, 142) + box(640, 84, 160, 142), lit(inside, cloth)) +
    stroke('M230 84V226M330 84V226M720 84V226', '#000000', 2, 0.18) +
    handles(room, [216, 240, 340, 706, 730], 178) +
    paint(box(130, 226, 300, 5) + box(640, 226, 160, 5), '#FFF3CF', 0.9) +
    paint(box(118, 300, 682, 16), lit(inside, white)) +
    paint(box(126, 316, 674, 118), lit(inside, cloth)) +
    stroke('M240 316V434M350 316V434M470 316V434M590 316V434M700 316V434', '#000000', 2, 0.18) +
    handles(room, [226, 250, 456, 482, 686, 712], 330) +
    paint(roundBox(362, 330, 96, 84, 6), lit(inside, dark)) +
    paint(roundBox(372, 352, 76, 48, 4), '#FFFFFF', 0.12) +
    paint(box(356, 292, 108, 8), lit(inside, dark)) +
    paint(oval(388, 290, 16, 4) + oval(432, 290, 16, 4), lit(inside, steel)) +
    paint(poly([380, 120], [440, 120], [470, 190], [350, 190]), lit(inside, steel)) +
    paint(box(398, 40, 24, 80), lit(inside, steel)) +
    stroke('M528 300V270q0 -14 14 -14q12 0 12 12', lit(inside, steel), 6) +
    paint(roundBox(150, 268, 26, 32, 4) + roundBox(182, 276, 22, 24, 4), lit(inside, accent)) +
    paint(roundBox(660, 262, 54, 38, 5), lit(inside, dark)) +
    paint(box(190, 486, 330, 14), lit(inside, white)) +
    paint(box(204, 500, 302, 100), lit(inside, room.wood)) +
    [250, 350, 450]
      .map((x) => paint(oval(x, 548, 30, 8), lit(inside, accent)) + stroke(d`M${x - 18} 552L${x - 24} 600M${x + 18} 552L${x + 24} 600`, lit(inside, dark), 5))
      .join('')
  );
}

export function wardrobe(room: Room): string {
  const { inside, wood, cloth, accent } = room;
  const doors = [140, 250, 360];
  return (
    shell(room, []) +
    paint(box(132, 40, 640, 386), lit(inside, wood)) +
    doors.map((x) => paint(box(x, 48, 104, 370), '#FFFFFF', 0.16)).join('') +
    paint(box(360, 48, 104, 370), lit(inside, '#CFE0E2')) +
    paint(poly([374, 60], [420, 60], [374, 180]), '#FFFFFF', 0.5) +
    handles(room, [232, 256, 450], 220) +
    paint(box(474, 48, 290, 370), lit(inside, '#EFE6D6')) +
    paint(box(474, 48, 290, 6), '#FFF3CF') +
    paint(box(482, 100, 160, 5), lit(inside, steel)) +
    [492, 522, 552, 582, 612]
      .map((x, at) => paint(d`M${x} 116l12 -10l12 10l6 120h-36z`, lit(inside, [accent, cloth, white, '#5B6E7C', accent][at] ?? accent)))
      .join('') +
    paint(box(652, 54, 6, 364) + box(474, 268, 290, 7), lit(inside, wood)) +
    [92, 142, 192]
      .map(
        (y) =>
          paint(box(658, y + 30, 106, 5), lit(inside, wood)) +
          paint(roundBox(670, y, 40, 30, 3) + roundBox(716, y + 8, 36, 22, 3), lit(inside, y === 142 ? cloth : accent)),
      )
      .join('') +
    [282, 328, 374].map((y) => paint(box(482, y, 166, 40), lit(inside, white)) + paint(box(546, y + 17, 40, 5), lit(inside, steel))).join('') +
    [300, 348]
      .map(
        (y) =>
          paint(box(658, y + 38, 106, 5), lit(inside, wood)) + paint(roundBox(672, y + 16, 34, 22, 8) + roundBox(714, y + 16, 34, 22, 8), lit(inside, dark)),
      )
      .join('') +
    paint(oval(420, 540, 250, 40), lit(inside, cloth)) +
    paint(oval(420, 540, 214, 31), '#FFFFFF', 0.16) +
    paint(roundBox(330, 476, 180, 54, 16), lit(inside, accent)) +
    paint(box(346, 528, 8, 28) + box(486, 528, 8, 28), lit(inside, dark))
  );
}

export function reception(room: Room): string {
  const { inside, wood, cloth, accent } = room;
  const slats = many(26, (at) => box(300 + at * 14, 60, 7, 250));
  return (
    shell(room, []) +
    paint(box(292, 52, 376, 266), lit(inside, dark), 0.85) +
    paint(slats, lit(inside, wood)) +
    paint(roundBox(410, 130, 140, 84, 8), lit(inside, white)) +
    stroke('M440 192V152H520V192M460 192V170H500V192', lit(inside, accent), 6) +
    [340, 480, 620].map((x) => paint(box(x - 1, 0, 2, 60), lit(inside, dark)) + paint(oval(x, 74, 18, 18), '#FFF3CF')).join('') +
    paint(roundBox(300, 340, 360, 116, 10), lit(inside, wood)) +
    paint(box(290, 330, 380, 16), lit(inside, white)) +
    paint(box(320, 370, 320, 6) + box(320, 392, 320, 6) + box(320, 414, 320, 6), '#FFFFFF', 0.25) +
    paint(roundBox(420, 278, 78, 52, 4), lit(inside, dark)) +
    paint(roundBox(110, 440, 170, 50, 16) + roundBox(110, 404, 170, 54, 14), lit(inside, cloth)) +
    paint(box(126, 488, 8, 34) + box(256, 488, 8, 34), lit(inside, dark)) +
    paint(oval(230, 556, 70, 15), lit(inside, white)) +
    paint(box(226, 556, 8, 36), lit(inside, dark)) +
    paint(roundBox(714, 366, 56, 70, 8), lit(inside, accent)) +
    paint(d`M742 370q-60 -30 -66 -110q50 20 66 80q0 -80 30 -124q22 60 -8 120q30 -40 58 -44q-10 60 -80 78z`, lit(inside, '#3F7F53'))
  );
}

export function readingCorner(room: Room): string {
  const { inside, wood, cloth, accent } = room;
  const hole = { x: 520, y: 90, w: 200, h: 220 };
  const spines = ['#C8553D', '#2E6B5A', '#E0B04A', '#5B6E7C', '#D9C7A8', '#7A4E7E'];
  const shelf = (y: number): string =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
      .map((at) => paint(box(156 + at * 23, y - 44 - ((at * 7) % 16), 17, 44 + ((at * 7) % 16)), lit(inside, spines[(at + y) % spines.length] ?? wood)))
      .join('') + paint(box(140, y, 320, 8), lit(inside, wood));
  return (
    shell(room, [hole]) +
    paint(box(140, 60, 320, 360), lit(inside, wood)) +
    paint(box(150, 70, 300, 346), '#000000', 0.22) +
    [140, 226, 312, 398].map(shelf).join('') +
    windowFrame(room, hole) +
    paint(box(490, 380, 270, 66), lit(inside, wood)) +
    paint(roundBox(490, 356, 270, 32, 10), lit(inside, cloth)) +
    paint(roundBox(506, 308, 66, 56, 10) + roundBox(684, 312, 62, 52, 10), lit(inside, accent)) +
    stroke('M580 380V446M670 380V446', '#000000', 2, 0.2) +
    paint(oval(330, 548, 230, 38), lit(inside, cloth)) +
    paint(roundBox(220, 440, 150, 90, 28) + roundBox(206, 380, 60, 140, 24), lit(inside, accent)) +
    paint(box(236, 526, 8, 34) + box(346, 526, 8, 34), lit(inside, dark)) +
    stroke('M450 570V330q0 -34 -34 -34', lit(inside, dark), 6) +
    paint(d`M386 330q4 -36 30 -36q26 0 30 36z`, lit(inside, '#FFE9B8'))
  );
}

const livingWindow = { x: 470, y: 110, w: 230, h: 190 };

/** Before: plaster, wires and dust. */
export function bareRoom(room: Room): string {
  const raw: Room = { ...room, wall: '#C9C2B4', floor: { colour: '#D7DEDA', kind: 'tiles' } };
  const { inside } = raw;
  return (
    shell(raw, [livingWindow]) +
    paint(poly([160, 120], [330, 90], [380, 220], [250, 300], [150, 240]), '#8E877A', 0.45) +
    paint(poly([620, 330], [760, 320], [780, 410], [640, 411]), '#8E877A', 0.4) +
    stroke('M210 0V140q0 30 22 44M400 0V90', lit(inside, '#6B3B2A'), 3) +
    paint(box(220, 184, 26, 30), lit(inside, dark)) +
    stroke('M470 110H700V300H470ZM585 110V300', lit(inside, '#7B7468'), 8) +
    paint(oval(400, 98, 9, 12), '#FFF3CF') +
    paint(box(150, 496, 210, 12) + box(170, 470, 210, 12), lit(inside, '#9A7B56')) +
    paint(roundBox(430, 470, 90, 66, 10) + roundBox(500, 486, 84, 56, 10), lit(inside, '#BDB39F')) +
    stroke('M452 486h46M452 498h46', '#000000', 2, 0.25) +
    stroke('M640 560L690 300M760 560L706 300M652 500H748M664 440H736M676 380H724', lit(inside, '#9A7B56'), 7) +
    paint(roundBox(600, 528, 44, 44, 4), lit(inside, '#5B6E7C'))
  );
}

/** After: the same walls and window, lived in. */
export function finishedRoom(room: Room): string {
  const { inside, wood, cloth, accent } = room;
  return (
    shell(room, [livingWindow]) +
    paint(poly([110, 0], [800, 0], [770, 46], [150, 46]), lit(inside, '#FFFFFF')) +
    paint(box(160, 46, 610, 6), '#FFE9B8') +
    windowFrame(room, livingWindow) +
    paint(d`M430 84h40q6 160 -10 336h-34zM700 84h40l6 336h-36q-12 -170 -10 -336z`, lit(inside, accent)) +
    paint(box(414, 80, 344, 8), lit(inside, wood)) +
    paint(box(170, 110, 210, 150), lit(inside, wood)) +
    paint(
      many(10, (at) => box(176 + at * 21, 110, 3, 150)),
      '#000000',
      0.16,
    ) +
    paint(roundBox(206, 140, 138, 84, 4), lit(inside, '#20262A')) +
    paint(roundBox(150, 330, 250, 60, 6), lit(inside, white)) +
    paint(box(232, 338, 3, 44) + box(314, 338, 3, 44), '#000000', 0.16) +
    paint(oval(470, 556, 270, 40), lit(inside, cloth), 0.7) +
    paint(roundBox(430, 400, 320, 74, 20), lit(inside, cloth)) +
    paint(roundBox(416, 446, 348, 74, 22), lit(inside, cloth)) +
    paint(box(588, 410, 4, 60) + box(430, 470, 320, 4), '#000000', 0.14) +
    paint(roundBox(450, 424, 56, 46, 8) + roundBox(672, 424, 56, 46, 8), lit(inside, accent)) +
    paint(oval(330, 536, 74, 16), lit(inside, wood)) +
    paint(box(326, 536, 8, 40), lit(inside, dark)) +
    paint(roundBox(310, 514, 36, 18, 4), lit(inside, white))
  );
}
