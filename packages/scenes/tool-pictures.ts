// The drawings of the tools, 800 x 450: land with its measures, a house with its price, papers on a table.
import { drawScene } from './scene.ts';
import { box, d, disc, lozenge, many, oval, paint, picture, place, poly, roundBox, stroke } from './paint/svg.ts';

const green = '#0B5B45';
const clay = '#B4431F';
const gold = '#E0A12B';
const paper = '#FBF7EC';
const ink = '#5B4634';

/** A wide cut of a scene, from `top` down. */
export function wideCut(scene: string, top: number): string {
  const inner = scene.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return place(0, -top, 1, inner);
}

/** A board of the surveyor along a side: a line with its ends and a plate with ticks. */
const ruler = (x: number, y: number, width: number): string =>
  paint(roundBox(x, y, width, 34, 5), gold) +
  stroke(
    many(Math.floor(width / 14) - 1, (at) => d`M${x + 14 + at * 14} ${y}v${at % 5 === 4 ? 18 : 10}`),
    ink,
    2,
    0.7,
  );

function land(): string {
  const tape = stroke('M96 404H704', '#FFFFFF', 5) + stroke('M96 386v36M704 386v36', '#FFFFFF', 5);
  const case_ = paint(disc(704, 404, 30), clay) + paint(disc(704, 404, 13), paper) + paint(lozenge(704, 404, 7), clay);
  const compass =
    paint(disc(96, 84, 44), paper, 0.95) +
    stroke(disc(96, 84, 36), green, 2.5, 1, '6 6') +
    paint(poly([96, 52], [105, 84], [96, 92], [87, 84]), clay) +
    paint(poly([96, 116], [105, 84], [96, 92], [87, 84]), green);
  return wideCut(drawScene('plot', 77), 150) + tape + ruler(250, 386, 300) + case_ + compass;
}

/** Coins on top of each other; `x` and `y` are the middle of the lowest. */
export const coinPile = (x: number, y: number, count: number): string =>
  many(count, (at) => {
    const top = y - at * 17;
    return (
      paint(oval(x, top + 9, 48, 15), '#B4761B') + paint(oval(x, top, 48, 15), at % 2 === 0 ? gold : '#EDB950') + stroke(oval(x, top, 34, 9), '#B4761B', 2, 0.7)
    );
  });

function costs(): string {
  const rows = many(4, (at) => roundBox(0, 56 + at * 40, 46, 28, 5) + roundBox(58, 56 + at * 40, 46, 28, 5));
  const counter = place(
    584,
    186,
    1,
    paint(roundBox(-18, -18, 196, 250, 14), '#0B1220', 0.14) +
      paint(roundBox(-24, -26, 196, 250, 14), green) +
      paint(roundBox(-6, -8, 160, 46, 6), '#E2F0E9') +
      paint(rows.replaceAll('M0 ', 'M-4 '), '#FFFFFF', 0.92) +
      paint(
        many(3, (at) => roundBox(112, 56 + at * 40, 42, 28, 5)),
        gold,
      ) +
      paint(roundBox(112, 176, 42, 28, 5), clay) +
      stroke('M70 22h70M100 10h40', green, 5, 0.8),
  );
  return wideCut(drawScene('courtyardHouse', 40), 118) + coinPile(70, 412, 3) + coinPile(172, 412, 5) + coinPile(274, 412, 7) + counter;
}

/** A sheet of paper with a heading and lines; `turn` in degrees. */
export const paperSheet = (x: number, y: number, turn: number, drawing: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${paint(roundBox(5, 8, 210, 280, 6), '#0B1220', 0.16)}${paint(roundBox(0, 0, 210, 280, 6), paper)}${drawing}</g>`;

export const paperLines = (from: number, count: number, width = 150): string =>
  stroke(
    many(count, (at) => d`M30 ${from + at * 22}h${at % 3 === 2 ? width * 0.7 : width}`),
    '#9A8F7A',
    4,
    0.75,
  );

function documents(): string {
  const wall = paint(box(0, 0, 800, 250), '#F3DFC6') + paint(box(0, 0, 800, 16), '#E7CDBB');
  const kantha =
    paint(roundBox(40, 40, 200, 120, 4), paper) +
    stroke(roundBox(50, 50, 180, 100, 3), clay, 3, 1, '9 7') +
    many(8, (at) => `<path transform="translate(140 100) rotate(${at * 45})" d="M0 -42q12 18 0 32q-12 -14 0 -32z" fill="${at % 2 === 1 ? clay : green}"/>`) +
    paint(disc(140, 100, 9), gold);
  const table = paint(box(0, 236, 800, 214), '#9C6B43') + paint(box(0, 236, 800, 12), '#B98254') + stroke('M0 312H800M0 388H800', '#7C5333', 2, 0.5);
  const deed = paperSheet(
    250,
    112,
    -7,
    paint(roundBox(0, 0, 210, 52, 6), '#E2F0E9') +
      stroke('M54 22h102M76 38h58', green, 6) +
      paperLines(84, 6) +
      stroke(roundBox(10, 62, 190, 208, 3), green, 2.5, 0.8, '8 7') +
      paint(disc(150, 232, 24), clay, 0.9) +
      stroke(disc(150, 232, 17), paper, 2.5, 1, '5 5'),
  );
  const plan = paperSheet(
    470,
    116,
    6,
    stroke('M34 44H176V150H120V226H34zM34 110H120M120 44V150', green, 5) + stroke('M34 252H176', clay, 4, 1, '8 7') + paint(lozenge(78, 78, 12), clay),
  );
  const stamp = place(
    690,
    300,
    1,
    paint(oval(38, 96, 58, 12), '#0B1220', 0.2) +
      paint(roundBox(-8, 62, 92, 30, 6), clay) +
      paint(poly([20, 62], [56, 62], [50, 26], [26, 26]), '#8A2F12') +
      paint(disc(38, 12, 22), clay),
  );
  const pen = `<g transform="translate(80 410) rotate(-24)">${paint(roundBox(0, -8, 150, 16, 7), green)}${paint(poly([150, -8], [182, 0], [150, 8]), gold)}${paint(box(16, -8, 10, 16), gold)}</g>`;
  const tea = place(
    64,
    238,
    1,
    paint(oval(44, 84, 56, 12), '#0B1220', 0.18) +
      paint(oval(44, 76, 54, 12), paper) +
      paint('M8 26h72l-10 46q-26 10 -52 0z', '#FFFFFF') +
      paint(oval(44, 27, 36, 9), '#B4623E') +
      stroke('M78 36q22 4 8 26q-6 6 -14 4', '#FFFFFF', 6),
  );
  return wall + kantha + table + tea + deed + plan + stamp + pen;
}

const drawn = { land, costs, documents } as const;
export const toolPictures = Object.keys(drawn) as (keyof typeof drawn)[];

export const drawToolPicture = (name: keyof typeof drawn): string => picture(drawn[name](), 800, 450);
