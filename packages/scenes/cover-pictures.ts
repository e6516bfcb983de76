// The covers of the blog, 800 x 450: a scene of the demo for each subject and, in front of it, what the article is about.
import { drawScene } from './scene.ts';
import { box, d, disc, lozenge, many, oval, paint, picture, place, poly, roundBox, stroke } from './paint/svg.ts';
import { coinPile, paperLines, paperSheet, wideCut } from './tool-pictures.ts';
import { truck } from './paint/vehicles.ts';

const green = '#0B5B45';
const clay = '#B4431F';
const gold = '#E0A12B';
const paper = '#FBF7EC';
const shade = '#0B1220';

/** The top of a table along the lower edge. */
const table = (top: number): string =>
  paint(box(0, top, 800, 450 - top), '#9C6B43') + paint(box(0, top, 800, 14), '#B98254') + stroke(d`M0 ${top + 62}H800`, '#7C5333', 2, 0.5);

const turned = (x: number, y: number, degrees: number, drawing: string): string => `<g transform="translate(${x} ${y}) rotate(${degrees})">${drawing}</g>`;

const pen = (x: number, y: number, degrees: number): string =>
  turned(x, y, degrees, paint(roundBox(0, -8, 150, 16, 7), green) + paint(poly([150, -8], [182, 0], [150, 8]), gold) + paint(box(16, -8, 10, 16), gold));

/** Two keys on a ring. */
const keys = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    stroke(disc(0, 0, 22), '#7A6A55', 6) +
      turned(
        8,
        18,
        62,
        paint(disc(14, 0, 17), gold) + paint(disc(12, 0, 7), '#7C5333') + paint(`${box(28, -5, 66, 10)}${box(70, 4, 8, 14)}${box(84, 4, 8, 10)}`, gold),
      ) +
      turned(
        -4,
        20,
        108,
        paint(disc(14, 0, 16), '#C9CFCB') + paint(disc(12, 0, 6), '#7C5333') + paint(`${box(26, -5, 58, 10)}${box(64, 4, 8, 12)}`, '#C9CFCB'),
      ),
  );

const magnifier = (x: number, y: number, r: number, drawing: string): string =>
  turned(x, y, 42, paint(roundBox(r + 2, -13, r * 1.15, 26, 12), '#3B3A36') + paint(box(r - 4, -8, 20, 16), gold)) +
  paint(disc(x, y, r), '#F3FAF7', 0.94) +
  drawing +
  stroke(disc(x, y, r), gold, 12);

const seal = (x: number, y: number, r: number): string => paint(disc(x, y, r), clay, 0.92) + stroke(disc(x, y, r * 0.7), paper, 2.5, 1, '5 5');

function papers(): string {
  const deed =
    paint(roundBox(0, 0, 210, 48, 6), '#E2F0E9') +
    stroke('M54 20h102M76 34h58', green, 6) +
    paperLines(80, 4) +
    stroke(roundBox(9, 58, 192, 212, 3), green, 2.5, 0.8, '8 7');
  const plan = stroke('M34 40H176V140H120V216H34zM34 104H120M120 40V140', green, 5) + paint(lozenge(78, 74, 12), clay);
  const sheets = paperSheet(196, 196, -9, plan) + paperSheet(352, 168, 4, deed) + seal(520, 392, 26);
  return (
    wideCut(drawScene('room', 7, { hour: 'dawn', view: 10 }), 24) +
    table(330) +
    sheets +
    magnifier(652, 300, 58, stroke('M620 286h64M620 304h64M620 322h40', '#9A8F7A', 5))
  );
}

function agreement(): string {
  const words =
    stroke('M40 34h130', green, 7) + paperLines(70, 5) + stroke('M34 208q14 -22 26 0t26 -4t26 0', green, 4) + stroke('M124 216h52', '#9A8F7A', 3, 1, '6 6');
  return wideCut(drawScene('room', 5, { hour: 'golden', view: 3 }), 40) + table(318) + paperSheet(300, 176, -5, words) + pen(470, 414, -32) + keys(180, 350, 1);
}

/** An instrument on three legs, as surveyors use it. */
const level = (x: number, y: number): string =>
  stroke(d`M${x} ${y}L${x - 46} ${y + 172}M${x} ${y}L${x + 46} ${y + 172}M${x} ${y}L${x + 4} ${y + 182}`, gold, 8) +
  paint(box(x - 20, y - 10, 40, 14), '#3B3A36') +
  paint(roundBox(x - 40, y - 50, 80, 40, 8), green) +
  paint(disc(x - 44, y - 30, 17), '#27424A') +
  paint(disc(x - 44, y - 30, 9), '#A9D3DE');

const measure = (): string =>
  wideCut(drawScene('plot', 5, { hour: 'noon', view: 1 }), 128) +
  stroke('M120 404H560', '#FFFFFF', 5) +
  stroke('M120 386v36M560 386v36M230 394v20M340 394v20M450 394v20', '#FFFFFF', 4) +
  paint(disc(584, 404, 30), clay) +
  paint(disc(584, 404, 13), paper) +
  level(690, 226);

/** Someone seen from the front, 150 high. */
const person = (x: number, y: number, shirt: string, skin: string, hair: string, isLong = false): string =>
  place(
    x,
    y,
    1,
    paint(oval(0, 4, 34, 8), shade, 0.18) +
      (isLong ? paint('M-22 -118q-8 -38 22 -40q30 2 22 40l6 34h-56z', hair) : '') +
      paint(isLong ? 'M-26 -88q26 -16 52 0l12 90h-76z' : 'M-28 -88q28 -16 56 0l2 52h-60z', shirt) +
      (isLong ? '' : paint(box(-22, -38, 19, 40) + box(3, -38, 19, 40), '#3B3A36')) +
      paint(disc(0, -116, 22), skin) +
      paint('M-23 -118q2 -26 23 -26t23 26q-8 -12 -23 -12t-23 12z', hair),
  );

const together = (): string =>
  wideCut(drawScene('groupSite', 2, { hour: 'golden' }), 96) +
  person(120, 442, green, '#B07B52', '#2B2320') +
  person(222, 436, clay, '#C58F63', '#1F1A18', true) +
  person(340, 446, '#27424A', '#8F5F3F', '#6B6560') +
  person(404, 440, gold, '#B98257', '#2B2320', true) +
  person(592, 446, '#8A5F77', '#A9744C', '#1F1A18');

/** A fan of colour samples held by a pin. */
const samples = (x: number, y: number): string =>
  [clay, gold, '#79BB6E', '#6FA6B8', paper]
    .map((colour, at) =>
      turned(x, y, -58 + at * 24, paint(roundBox(-24, -178, 48, 190, 8), colour) + paint(box(-24, -150, 48, 3) + box(-24, -104, 48, 3), shade, 0.12)),
    )
    .join('') + paint(disc(x, y - 6, 8), '#3B3A36');

function firm(): string {
  const plan =
    stroke('M26 40H184V170H110V250H26zM26 130H110M110 40V104', green, 5) + paint(roundBox(40, 58, 54, 26, 4), clay) + paint(disc(148, 106, 16), gold);
  const roller = turned(
    662,
    300,
    18,
    paint(roundBox(-70, -24, 140, 46, 12), '#6FA6B8') + stroke('M70 0h20v52h-90v20', '#7A6A55', 7) + paint(roundBox(-10, 70, 22, 76, 9), clay),
  );
  return wideCut(drawScene('room', 2, { hour: 'noon', view: 0 }), 30) + table(348) + paperSheet(286, 200, -4, plan) + samples(176, 420) + roller;
}

function fraud(): string {
  const tape = (y: number, degrees: number): string =>
    turned(
      -20,
      y,
      degrees,
      paint(box(0, 0, 860, 26), gold) +
        paint(
          many(18, (at) => poly([at * 48, 0], [at * 48 + 22, 0], [at * 48 + 10, 26], [at * 48 - 12, 26])),
          '#3B3A36',
          0.86,
        ),
    );
  const sign = paint('M648 112L702 210H594z', clay) + paint(roundBox(643, 146, 10, 34, 5) + disc(648, 194, 6), '#FFFFFF');
  return wideCut(drawScene('plot', 12, { hour: 'monsoon', view: 3 }), 130) + tape(386, -5) + magnifier(648, 172, 88, sign);
}

const loan = (): string =>
  wideCut(drawScene('duplex', 2, { hour: 'golden' }), 116) +
  coinPile(96, 414, 2) +
  coinPile(200, 414, 4) +
  coinPile(304, 414, 6) +
  coinPile(408, 414, 8) +
  paperSheet(
    556,
    176,
    7,
    stroke('M40 34h130', green, 8) + paperLines(72, 3) + stroke('M76 216L136 156', clay, 8) + stroke(disc(78, 164, 13) + disc(134, 208, 13), clay, 7),
  ) +
  keys(560, 360, 1.1);

/** A closed carton. */
const carton = (x: number, y: number, w: number, h: number): string =>
  paint(box(x, y - h, w, h), '#C99A66') +
  paint(box(x, y - h, w, 12), '#B27F4C') +
  paint(box(x + w / 2 - 9, y - h, 18, h * 0.5), '#E6CFA6') +
  paint(lozenge(x + w / 2, y - h * 0.25, 8), clay, 0.7);

const moving = (): string =>
  wideCut(drawScene('flat', 10, { hour: 'noon', view: 1 }), 118) +
  place(330, 424, 1.55, truck()) +
  carton(60, 436, 104, 84) +
  carton(170, 436, 84, 66) +
  carton(92, 352, 84, 62) +
  place(216, 370, 1, paint('M-16 -6h32l-6 30h-20z', clay) + paint(oval(-14, -22, 8, 24) + oval(14, -22, 8, 24) + oval(0, -32, 9, 28), '#3C8F57'));

const pin = (x: number, y: number, scale: number, colour: string): string =>
  place(
    x,
    y,
    scale,
    paint(oval(0, 4, 26, 8), shade, 0.22) +
      paint('M0 0C-44 -56 -48 -78 -48 -98A48 48 0 0 1 48 -98C48 -78 44 -56 0 0z', colour) +
      paint(disc(0, -98, 20), '#FFF3D6'),
  );

const areas = (): string =>
  wideCut(drawScene('flat', 8, { hour: 'dawn', view: 5 }), 84) + pin(110, 206, 0.8, green) + pin(352, 190, 1.1, clay) + pin(640, 190, 0.9, gold);

const metro = (): string => wideCut(drawScene('office', 6, { hour: 'noon' }), 150);

function damp(): string {
  const stain =
    paint('M640 0q14 54 52 58q22 40 58 22q22 26 50 14V0z', '#8C8A62', 0.34) +
    paint('M668 0q16 34 44 34q20 28 46 12q22 10 42 0V0z', '#6E6F4A', 0.4) +
    stroke('M694 52v74M722 66v38M752 78v92M776 84v44', '#8C8A62', 5, 0.34);
  const drop = (x: number, y: number, r: number): string =>
    paint(
      d`M${x} ${y - r * 2}Q${x + r * 1.3} ${y - r * 0.3} ${x + r} ${y + r * 0.2}A${r} ${r} 0 1 1 ${x - r} ${y + r * 0.2}Q${x - r * 1.3} ${y - r * 0.3} ${x} ${y - r * 2}z`,
      '#6FA6B8',
      0.95,
    );
  const bucket = place(
    626,
    372,
    1,
    paint(oval(44, 74, 52, 10), shade, 0.2) +
      paint('M0 0h88l-12 72h-64z', clay) +
      paint(oval(44, 0, 44, 10), '#8FB8C4') +
      stroke('M2 0a42 40 0 0 1 84 0', '#3B3A36', 4),
  );
  return wideCut(drawScene('room', 3, { hour: 'monsoon', view: 1 }), 20) + stain + drop(670, 232, 13) + drop(654, 304, 10) + drop(690, 330, 8) + bucket;
}

function costs(): string {
  const bill =
    stroke('M46 36h118', green, 8) +
    many(4, (at) => stroke(d`M30 ${78 + at * 32}h84M150 ${78 + at * 32}h32`, '#9A8F7A', 5)) +
    stroke('M30 206h152', clay, 4, 1, '9 7') +
    stroke('M30 234h60M134 234h48', green, 7);
  return (
    wideCut(drawScene('flat', 6, { hour: 'golden', view: 4 }), 138) +
    paperSheet(70, 118, -6, bill) +
    seal(222, 352, 24) +
    coinPile(560, 420, 3) +
    coinPile(664, 420, 6)
  );
}

const drawn = { papers, agreement, measure, together, firm, fraud, loan, moving, areas, metro, damp, costs } satisfies Record<string, () => string>;

export type Cover = keyof typeof drawn;
export const covers = Object.keys(drawn) as Cover[];

export const drawCover = (name: Cover): string => picture(drawn[name](), 800, 450);
