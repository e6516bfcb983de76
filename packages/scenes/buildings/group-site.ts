import type { Random } from '#scenes/random.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit, shadow } from '#scenes/paint/palettes.ts';
import { tree } from '#scenes/paint/plants.ts';
import { clouds, sky, skyLife, sunFor, town } from '#scenes/paint/sky.ts';
import { box, d, disc, many, paint, place, poly, roundBox, stroke } from '#scenes/paint/svg.ts';

const foot = 510;
const bays = 4;

interface Frame {
  x: number;
  w: number;
  floors: number;
  storey: number;
  /** Floors with brick walls. */
  walled: number;
  /** Floors already plastered. */
  plastered: number;
  top: number;
}

function frameOf(random: Random): Frame {
  const floors = random.whole(4, 8);
  const storey = Math.min(56, 350 / floors);
  const walled = random.whole(1, floors - 1);
  return {
    x: random.real(236, 262),
    w: random.real(276, 310),
    floors,
    storey,
    walled,
    plastered: Math.max(0, walled - random.whole(1, 3)),
    top: foot - floors * storey,
  };
}

function walls(palette: Palette, { x, w, storey }: Frame, floor: number, plastered: boolean): string {
  const y = foot - (floor + 1) * storey + 8;
  const step = (w - 18) / bays;
  const bay = (at: number): readonly [number, number] => [x + 14 + at * step, step - 10];
  const brick = many(bays, (at) => box(bay(at)[0], y, bay(at)[1], storey - 8));
  const courses = many(bays, (at) => many((storey - 8) / 8, (row) => box(bay(at)[0], y + 4 + row * 8, bay(at)[1], 1)));
  const openings = many(bays, (at) => ((at + floor) % 2 ? box(bay(at)[0] + step * 0.2, y + 8, step * 0.5, Math.min(24, storey * 0.46)) : ''));
  const frames = many(bays, (at) => ((at + floor) % 2 ? box(bay(at)[0] + step * 0.45 - 1, y + 8, 2, Math.min(24, storey * 0.46)) : ''));
  return (
    paint(brick, lit(palette, plastered ? '#EAD9C0' : '#B9623E')) +
    (plastered ? '' : paint(courses, '#000000', 0.14)) +
    paint(openings, plastered ? palette.glass[0] : lit(palette, '#3A2A24')) +
    (plastered ? paint(frames, lit(palette, '#FFFFFF')) : '')
  );
}

function concrete(palette: Palette, frame: Frame): string {
  const { x, w, floors, storey, walled, plastered } = frame;
  const depth = 46;
  const [light, dark] = [lit(palette, '#B9B7AE'), lit(palette, '#8F8E86')];
  let [slabs, columns, sideSlabs, sideColumns, shade, fill] = ['', '', '', '', '', ''];
  for (let floor = 0; floor < floors; floor++) {
    const y = foot - (floor + 1) * storey;
    const fall = ((foot - y) / (floors * storey)) * 16;
    slabs += box(x, y, w, 8);
    shade += box(x + 4, y + 8, w - 8, 3);
    sideSlabs += poly([x + w, y], [x + w + depth, y + fall], [x + w + depth, y + fall + 7], [x + w, y + 8]);
    sideColumns += box(x + w + depth - 10, y + fall + 6, 9, storey - fall * 0.1 - 4);
    columns += many(bays + 1, (at) => box(x + 4 + (at * (w - 18)) / bays, y + 8, 10, storey - 8));
    if (floor < walled) fill += walls(palette, frame, floor, floor < plastered);
  }
  const inside = box(x + 8, frame.top + 8, w - 16, foot - frame.top - 8);
  return (
    paint(sideColumns, dark) +
    paint(sideSlabs, dark) +
    paint(inside, shadow, palette.shade * 0.7) +
    paint(columns, dark) +
    fill +
    paint(slabs, light) +
    paint(shade, '#000000', 0.2) +
    paint(
      many(bays + 1, (at) => many(3, (rod) => box(x + 5 + rod * 3.4 + (at * (w - 18)) / bays, frame.top - 26 - ((at + rod) % 3) * 4, 1.6, 32))),
      lit(palette, '#8A4B32'),
    )
  );
}

function scaffold(palette: Palette, { x, w, floors, storey, walled, top }: Frame): string {
  const [light, dark] = [lit(palette, '#C9A25A'), lit(palette, '#B98F48')];
  const uprights = many(3, (at) => d`M${x - 46 + at * 20} ${foot}L${x - 44 + at * 20} ${top + 18 - at * 12}`);
  const ledgers = many(floors, (at) => d`M${x - 54} ${foot - 18 - at * storey}L${x + 6} ${foot - 22 - at * storey}`);
  const braces = many(Math.floor(floors / 2), (at) => d`M${x - 46} ${foot - at * storey * 2}L${x - 6} ${foot - (at + 1) * storey * 2}`);
  const netTop = foot - Math.min(floors, walled + 2) * storey;
  return (
    stroke(uprights, light, 4) +
    stroke(ledgers, dark, 3.4) +
    stroke(braces, dark, 2.6) +
    paint(box(x + w * 0.72, netTop, w * 0.28, foot - netTop - (walled - 1) * storey), lit(palette, '#2E8B63'), 0.42)
  );
}

function crane(palette: Palette, x: number): string {
  const [top, gold, deep] = [62, lit(palette, '#E0A12B'), lit(palette, '#C48A1C')];
  const lattice = many(
    (foot - top) / 24,
    (at) => d`M${x} ${top + at * 24}L${x + 20} ${top + 24 + at * 24}M${x + 20} ${top + at * 24}L${x} ${top + 24 + at * 24}`,
  );
  const teeth = many(20, (at) => d`M${x - 320 + at * 16} ${top + 11}l8 12l8 -12`);
  return (
    stroke(lattice + d`M${x + 10} 22L${x - 300} ${top + 6}M${x + 10} 22L${x + 92} ${top + 6}`, deep, 2) +
    paint(box(x - 2, top, 4, foot - top + 14) + box(x + 18, top, 4, foot - top + 14) + box(x - 330, top + 6, 430, 5), gold) +
    paint(poly([x - 2, top + 6], [x + 22, top + 6], [x + 10, 20]), gold) +
    stroke(teeth, deep, 1.6) +
    paint(box(x + 70, top + 12, 28, 26), lit(palette, '#6E6A62')) +
    paint(box(x - 16, top + 16, 26, 26), lit(palette, '#B4431F')) +
    paint(box(x - 11, top + 20, 13, 11), palette.glass[0]) +
    stroke(d`M${x - 210} ${top + 14}V128`, palette.ink, 1.8) +
    paint(box(x - 232, 128, 46, 9), lit(palette, '#8F8E86'))
  );
}

/** A winch on the roof where there is no crane. */
const winch = (palette: Palette, { x, top }: Frame): string =>
  stroke(d`M${x + 40} ${top}V${top - 52}L${x - 26} ${top - 40}M${x + 40} ${top - 50}L${x + 80} ${top}`, lit(palette, '#B98F48'), 4) +
  stroke(d`M${x - 26} ${top - 40}V${top + 90}`, palette.ink, 1.6) +
  paint(d`M${x - 38} ${top + 90}h24l-4 20h-16z`, lit(palette, '#4C5654'));

/** Someone at work in a helmet. */
export function worker(palette: Palette, x: number, y: number, shirt: string, helmet: string): string {
  return place(
    x,
    y,
    1,
    paint('M-7 0v-24h6v24zM1 0v-24h6v24z', lit(palette, '#34454A')) +
      paint('M-9 -20q0 -23 9 -23q9 0 9 23z', lit(palette, shirt)) +
      paint(disc(0, -49, 7), lit(palette, '#8A5A3C')) +
      paint('M-9 -50a9 9 0 0 1 18 0z', lit(palette, helmet)),
  );
}

/** The board that says what is built here. */
export const board = (palette: Palette, x: number, y: number): string =>
  paint(box(x + 18, y + 26, 5, 62) + box(x + 152, y + 26, 5, 62), lit(palette, '#5B4634')) +
  paint(roundBox(x, y, 176, 58, 4), lit(palette, '#0B5B45')) +
  stroke(roundBox(x + 5, y + 5, 166, 48, 3), lit(palette, '#E8D9B0'), 1.5) +
  paint(d`M${x + 22} ${y + 46}V${y + 22}l14 -9l14 9v${24}z`, lit(palette, '#FFF7E4')) +
  paint(box(x + 31, y + 34, 10, 12), lit(palette, '#B4431F')) +
  paint(box(x + 64, y + 16, 92, 6) + box(x + 64, y + 28, 64, 6) + box(x + 64, y + 40, 78, 6), lit(palette, '#FFF7E4'), 0.8);

export function brickStack(palette: Palette, x: number, y: number): string {
  const every = (rest: number): string =>
    many(5, (row) => many(8 - row, (at) => ((row + at) % 2 === rest ? box(x + at * 16 + row * 8, y - row * 9, 15, 8) : '')));
  return paint(every(0), lit(palette, '#B4532F')) + paint(every(1), lit(palette, '#9E4526'));
}

const mixer = (palette: Palette, x: number, y: number): string =>
  place(
    x,
    y,
    1,
    stroke('M-18 0L-4 -30M18 0L4 -30', lit(palette, '#4C5654'), 4) +
      paint('M-24 -56q8 -10 24 -10q18 0 26 14l-6 24q-12 8 -28 4q-14 -8 -16 -32z', lit(palette, '#C48A1C')) +
      paint('M-24 -56q8 -10 24 -10l-3 10q-10 0 -18 8z', lit(palette, '#7E5A12')),
  );

function siteThings(palette: Palette, random: Random, { x, w }: Frame): string {
  const right = x + w;
  return (
    paint('M60 548q40 -62 88 0z', lit(palette, '#E0C58C')) +
    paint('M120 552q26 -42 62 0z', lit(palette, '#D3B476')) +
    brickStack(palette, 622, 548) +
    (random.chance(0.5) ? mixer(palette, right + 30, 552) : '') +
    board(palette, random.real(196, 214), 474) +
    worker(palette, x + w * 0.62, 562, '#C8553D', '#E0A12B') +
    worker(palette, x + w * 0.74, 556, random.pick(['#2E6B5A', '#7A4E7E']), '#FFFFFF') +
    (random.chance(0.7) ? worker(palette, right + 76, 566, '#1B5E9E', '#E0A12B') : '')
  );
}

/** A building that several families raise together: frame, brick, plaster, as far as it has come. */
export function groupSite(palette: Palette, random: Random): string {
  const frame = frameOf(random);
  const craneAt = random.real(640, 668);
  return (
    sky(palette, sunFor(random, [[110, 180]])) +
    clouds(palette, random) +
    skyLife(palette, random) +
    town(palette, random, 484, 0.95) +
    paint(box(0, foot - 40, 800, 140), lit(palette, '#CDB893')) +
    paint(d`M0 ${foot - 14}Q300 ${foot - 40} 800 ${foot - 10}V600H0z`, lit(palette, '#B99F75')) +
    tree(palette, 44, foot - 18, random.real(1, 1.25)) +
    tree(palette, 768, foot - 8, random.real(1, 1.2)) +
    (random.chance(0.6) ? crane(palette, craneAt) : winch(palette, frame)) +
    concrete(palette, frame) +
    scaffold(palette, frame) +
    siteThings(palette, random, frame)
  );
}
