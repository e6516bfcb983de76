// Stands where a post has no picture: a two-tone stencil without a background, so that it is quiet on light and on dark cards.
import type { Box, Point } from './paint/svg.ts';
import { box, d, disc, many, oval, picture, poly, roundBox, stroke, withHoles } from './paint/svg.ts';

interface Stencil {
  /** The building; what is cut out of it shows the card. */
  front: string;
  /** Shaded planes, trees, whatever lies behind. */
  back: string;
  /** Strokes of the front's tone. */
  lines?: string;
}

const tone = '#6E877B';
const ground = 492;

/** Boxes in rows and columns. */
const grid = (columns: number, rows: number, first: Box, stepX: number, stepY: number): Box[] =>
  Array.from({ length: columns * rows }, (_, at) => ({ ...first, x: first.x + (at % columns) * stepX, y: first.y + Math.floor(at / columns) * stepY }));

const tree = (x: number, scale: number): string =>
  disc(x, ground - 92 * scale, 44 * scale) +
  disc(x - 26 * scale, ground - 62 * scale, 32 * scale) +
  disc(x + 28 * scale, ground - 60 * scale, 34 * scale) +
  box(x - 5 * scale, ground - 60 * scale, 10 * scale, 60 * scale);

const tank = (x: number, y: number): string => roundBox(x, y - 32, 36, 26, 5) + box(x + 5, y - 8, 4, 8) + box(x + 27, y - 8, 4, 8);

/** The shaded right side of a block, its top falling away. */
const flank = (x: number, top: number, depth: number): string => poly([x, top], [x + depth, top + depth * 0.45], [x + depth, ground], [x, ground]);

function apartment(): Stencil {
  const windows = [...grid(2, 6, { x: 294, y: 156, w: 34, h: 30 }, 50, 52), ...grid(2, 6, { x: 446, y: 156, w: 34, h: 30 }, 50, 52)];
  return {
    front:
      withHoles(box(274, 132, 276, ground - 132), [...windows, { x: 398, y: 446, w: 28, h: ground - 446 }]) +
      box(264, 118, 296, 10) +
      tank(300, 118) +
      tank(344, 118),
    back: flank(554, 132, 58) + tree(190, 1.15) + tree(672, 0.9),
  };
}

function home(): Stencil {
  const openings = [
    { x: 262, y: 372, w: 54, h: 50 },
    { x: 372, y: 360, w: 56, h: ground - 360 },
    { x: 484, y: 372, w: 54, h: 50 },
  ];
  const roof: Point[] = [
    [208, 326],
    [276, 214],
    [524, 214],
    [592, 326],
  ];
  return {
    front: poly(...roof) + withHoles(box(232, 336, 336, ground - 336), openings),
    back: tree(164, 1.2) + tree(654, 1) + oval(640, ground + 44, 96, 16),
    lines: stroke(d`M350 ${ground + 6}L320 ${ground + 58}M450 ${ground + 6}L480 ${ground + 58}`, tone, 5, 1, '14 14'),
  };
}

function duplex(): Stencil {
  const upper = withHoles(box(204, 216, 250, 116), [
    { x: 228, y: 244, w: 110, h: 64 },
    { x: 364, y: 244, w: 66, h: 88 },
  ]);
  const lower = withHoles(box(232, 346, 260, ground - 346), [
    { x: 256, y: 374, w: 118, h: ground - 374 },
    { x: 404, y: 374, w: 56, h: ground - 374 },
  ]);
  const slats = withHoles(box(466, 246, 142, 86), grid(5, 1, { x: 482, y: 264, w: 12, h: 50 }, 25, 0));
  return {
    front: upper + lower + slats + box(192, 202, 274, 10) + box(192, 334, 424, 10) + box(592, 346, 12, ground - 346) + tank(244, 202),
    back: box(496, 376, 92, ground - 376) + tree(140, 1) + tree(680, 1.2),
  };
}

function land(): Stencil {
  const posts: Point[] = [
    [282, 336],
    [518, 336],
    [650, 508],
    [150, 508],
  ];
  return {
    front: posts.map(([x, y]) => box(x - 6, y - 32, 12, 34)).join('') + roundBox(340, 362, 120, 62, 6) + box(360, 424, 7, 52) + box(433, 424, 7, 52),
    back: 'M60 330Q200 280 350 312Q520 270 740 326V338H60z' + poly([296, 346], [504, 346], [620, 500], [180, 500]) + disc(220, 190, 40),
    lines: stroke('M282 338H518L650 508H150z', tone, 5, 1, '14 14'),
  };
}

function office(): Stencil {
  return {
    front:
      withHoles(box(286, 104, 178, ground - 104), [...grid(5, 11, { x: 300, y: 122, w: 22, h: 18 }, 32, 29), { x: 350, y: 446, w: 50, h: ground - 446 }]) +
      box(372, 60, 5, 36) +
      box(316, 92, 118, 8),
    back: withHoles(box(530, 246, 120, ground - 246), grid(3, 7, { x: 546, y: 266, w: 20, h: 18 }, 34, 30)) + flank(468, 104, 50) + tree(206, 1.05),
  };
}

function showroom(): Stencil {
  const body = 'M0 -10v-22q8 -5 22 -7l20 -22q5 -5 16 -5h46q11 0 18 10l12 18q18 2 20 13v15z';
  const car = `${body.replace('M0 -10', 'M330 470')}${disc(366, 474, 15)}${disc(454, 474, 15)}`;
  return {
    front:
      withHoles(box(180, 236, 440, ground - 236), [
        { x: 204, y: 336, w: 92, h: ground - 336 },
        { x: 310, y: 336, w: 194, h: ground - 336 },
        { x: 518, y: 336, w: 78, h: ground - 336 },
        { x: 240, y: 262, w: 320, h: 40 },
      ]) +
      box(168, 220, 464, 10) +
      car,
    back: flank(624, 236, 50) + roundBox(262, 270, 276, 24, 4) + tree(118, 0.9),
  };
}

/** Striped cloth over a shop front, 24 wide each. */
const awning = (x: number, y: number, stripes: number, odd: number): string =>
  many(stripes, (at) => (at % 2 === odd ? d`M${x + at * 24} ${y}h24v44a12 12 0 0 1 -24 0z` : ''));

function shop(): Stencil {
  const shelves = grid(1, 3, { x: 300, y: 362, w: 134, h: 6 }, 0, 38).map(
    ({ x, y, w, h }) => box(x, y, w, h) + many(5, (at) => roundBox(x + 10 + at * 25, y - 18, 14, 18, 3)),
  );
  return {
    front:
      withHoles(box(268, 188, 264, 58), [{ x: 296, y: 204, w: 208, h: 28 }]) +
      withHoles(box(268, 312, 264, ground - 312), [
        { x: 292, y: 326, w: 150, h: 124 },
        { x: 456, y: 326, w: 54, h: ground - 326 },
      ]) +
      shelves.join('') +
      awning(256, 252, 12, 0) +
      box(258, 174, 284, 10),
    back: awning(256, 252, 12, 1) + flank(536, 188, 46) + tree(182, 1) + tree(652, 0.85),
  };
}

function restaurant(): Stencil {
  const table = (x: number): string =>
    roundBox(x, 432, 84, 8, 4) +
    box(x + 38, 438, 8, ground - 438) +
    roundBox(x - 34, 446, 40, 7, 3) +
    box(x - 34, 404, 7, 88) +
    roundBox(x + 78, 446, 40, 7, 3) +
    box(x + 111, 404, 7, 88) +
    box(x - 2, 452, 6, 40) +
    box(x + 80, 452, 6, 40);
  const fork = many(3, (at) => box(376 + at * 9, 190, 4, 26)) + roundBox(376, 212, 22, 10, 4) + box(385, 218, 5, 42);
  return {
    front: fork + oval(420, 204, 10, 15) + box(417.5, 216, 5, 44) + table(222) + table(496) + awning(208, 300, 16, 0),
    back:
      withHoles(box(220, 160, 360, 140), [{ x: 352, y: 174, w: 96, h: 100 }]) +
      awning(208, 300, 16, 1) +
      box(228, 356, 10, ground - 356) +
      box(562, 356, 10, ground - 356) +
      tree(134, 0.9),
  };
}

function factory(): Stencil {
  const teeth = many(4, (at) => poly([206 + at * 84, 316], [206 + at * 84, 236], [290 + at * 84, 316]));
  return {
    front:
      teeth +
      withHoles(box(206, 322, 336, ground - 322), [...grid(4, 1, { x: 226, y: 350, w: 48, h: 40 }, 80, 0), { x: 336, y: 420, w: 76, h: ground - 420 }]) +
      poly([566, ground], [574, 180], [602, 180], [610, ground]) +
      box(568, 166, 40, 10),
    back: disc(604, 136, 16) + disc(634, 116, 22) + disc(674, 104, 28) + box(616, 392, 70, ground - 392) + tree(142, 0.9),
  };
}

function warehouse(): Stencil {
  const halls = many(3, (at) => poly([170 + at * 156, 306], [246 + at * 156, 226], [322 + at * 156, 306]));
  const door = many(7, (at) => box(196, 368 + at * 18, 100, 6));
  const crates = box(376, 452, 38, 40) + box(418, 452, 38, 40) + box(396, 408, 38, 40);
  return {
    front:
      halls +
      withHoles(box(170, 312, 464, ground - 312), [
        { x: 192, y: 360, w: 108, h: ground - 360 },
        { x: 350, y: 360, w: 108, h: ground - 360 },
        { x: 508, y: 360, w: 108, h: ground - 360 },
      ]) +
      door +
      crates,
    back: box(512, 364, 100, ground - 364) + disc(210, 160, 38) + tree(696, 1),
  };
}

const stencils = { apartment, home, duplex, land, office, showroom, shop, restaurant, factory, warehouse } satisfies Record<string, () => Stencil>;

export type Placeholder = keyof typeof stencils;
export const placeholders = Object.keys(stencils) as Placeholder[];

/** The drawing for posts of this type without pictures, 800 x 600. */
export function drawPlaceholder(type: Placeholder): string {
  const { front, back, lines = '' } = stencils[type]();
  const floor = type === 'land' ? '' : stroke(d`M72 ${ground + 8}H728`, tone, 5, 1, '14 14');
  return picture(`<path d="${back}" fill="${tone}" opacity=".3"/><g opacity=".72"><path d="${front}" fill="${tone}"/>${lines}${floor}</g>`);
}
