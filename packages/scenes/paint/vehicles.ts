// Each vehicle is on y = 0 with its left end near x = 0; `traffic` puts one on the road in the light of the hour.
import type { Random } from '#scenes/random.ts';
import type { Palette } from './palettes.ts';
import { inLight } from './palettes.ts';
import { box, d, disc, many, paint, place, roundBox, stroke } from './svg.ts';

const tyre = '#1F2326';

const wheel = (x: number, r: number): string => paint(disc(x, -r, r), tyre) + paint(disc(x, -r, r * 0.42), '#B8C0BC');

const spokes = (x: number, y: number, r: number): string =>
  many(6, (at) => {
    const [dx, dy] = [Math.cos((at * Math.PI) / 6) * r, Math.sin((at * Math.PI) / 6) * r];
    return d`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
  });

/** The rider: in a checked lungi, a cloth around the neck, leaning on the handlebar. */
const rider = (cloth: string): string =>
  stroke('M60 -44L70 -32L66 -18', '#6B4630', 5) +
  paint('M50 -42q-1 -10 6 -12h10q6 8 8 20l-8 4q-4 -6 -8 -8z', '#2E5F86') +
  stroke('M54 -42l14 10M60 -50l10 14', '#DCE6EA', 1.2, 0.7) +
  paint('M52 -50q-2 -20 8 -25q9 -1 11 8q0 9 -4 18z', cloth) +
  stroke('M65 -68L72 -60L79 -58', '#6B4630', 4.4) +
  paint('M58 -76h10l2 6h-11z', '#B4431F') +
  paint(disc(66, -82, 7), '#6B4630') +
  paint('M59 -84q0 -7 7 -7q6 0 7 5q-8 -2 -10 5z', '#1F2326');

export function rickshaw(hood: string, seat: string, cloth = '#F4EDE0'): string {
  return (
    stroke(spokes(14, -16, 14) + spokes(88, -16, 14), tyre, 0.9) +
    stroke(disc(14, -16, 14.5) + disc(88, -16, 14.5), tyre, 3) +
    paint('M-6 -32h44l4 -20h-10v5h-36z', seat) +
    paint('M-3 -35h38l1.4 -6h-39z', '#E0A12B') +
    paint('M-12 -49C-14 -81 6 -92 30 -86L36 -80C18 -82 5 -74 5 -49z', hood) +
    stroke('M-9 -58C-8 -77 8 -86 28 -83', '#E0A12B', 3) +
    stroke('M38 -34L62 -30L88 -16M62 -30L72 -56M68 -58h14M62 -30L44 -18L14 -16', tyre, 3.2) +
    stroke('M52 -40h14', tyre, 5) +
    rider(cloth)
  );
}

export function cng(): string {
  return (
    paint('M0 -8V-44Q2 -66 26 -68H58Q72 -66 80 -46L92 -36V-8z', '#1E7A4E') +
    paint('M6 -44Q8 -60 26 -61H40V-40H6zM46 -61H58Q67 -58 72 -46L72 -40H46z', '#DCEBE4') +
    paint(box(0, -32, 92, 5), '#E0A12B') +
    wheel(18, 10) +
    wheel(76, 10)
  );
}

export function car(colour: string): string {
  return (
    paint('M0 -10v-20q6 -4 18 -6l17 -18q4 -4 13 -4h38q9 0 15 8l10 15q15 2 17 11v14z', colour) +
    paint('M26 -37l13 -14q3 -3 8 -3h14v17zM66 -54h16q7 0 11 6l8 11h-35z', '#CFE3E6') +
    paint(box(0, -18, 6, 5), '#F7D9A0') +
    paint(box(122, -20, 6, 5), '#C8402B') +
    wheel(27, 12) +
    wheel(101, 12)
  );
}

/** A truck painted in the country's manner. */
export function truck(): string {
  const diamonds = many(4, (at) => `M${12 + at * 36} -74l10 -8l10 8l-10 8z`);
  return (
    paint(roundBox(0, -92, 150, 70, 3), '#B4431F') +
    paint(box(6, -86, 138, 24), '#E0A12B') +
    paint(diamonds, '#0B5B45') +
    paint(box(8, -52, 134, 3) + box(8, -38, 134, 3), '#7E2B12') +
    paint(
      many(7, (at) => disc(20 + at * 18, -45, 3)),
      '#F6E3B4',
    ) +
    paint('M154 -22v-60q0 -8 8 -8h26q8 0 12 10l14 32v26z', '#E0A12B') +
    paint('M164 -78h22q4 0 6 6l9 22h-37z', '#CFE3E6') +
    paint(box(150, -92, 10, 12), '#0B5B45') +
    paint(box(-4, -26, 222, 8), '#2B2F2D') +
    wheel(32, 17) +
    wheel(70, 17) +
    wheel(184, 17)
  );
}

function bus(colour: string): string {
  return (
    paint(roundBox(0, -80, 190, 68, 8), colour) +
    paint(box(0, -40, 190, 6), '#F6EEDF') +
    paint(many(6, (at) => roundBox(10 + at * 25, -72, 20, 24, 3)) + roundBox(162, -72, 22, 34, 3), '#CFE3E6') +
    paint(box(186, -26, 5, 6), '#F7D9A0') +
    wheel(40, 14) +
    wheel(150, 14)
  );
}

/** A flat van-rickshaw loaded with sacks. */
export function vanRickshaw(): string {
  return (
    paint(roundBox(4, -50, 26, 20, 8) + roundBox(30, -48, 26, 18, 8) + roundBox(16, -64, 28, 18, 8), '#D8C39A') +
    paint(box(-4, -31, 66, 5), '#7A5233') +
    stroke(spokes(16, -15, 13) + spokes(96, -15, 13), tyre, 0.9) +
    stroke(disc(16, -15, 13.5) + disc(96, -15, 13.5), tyre, 3) +
    stroke('M62 -28L74 -26L96 -15M74 -26L82 -50M78 -52h12M64 -38h12', tyre, 3) +
    place(10, 2, 1, rider('#DCE6EA'))
  );
}

/** A country boat, 168 long; its waterline is at y = 0. */
export function boat(sail: boolean): string {
  const hull =
    paint('M0 -14Q14 2 40 4H120Q150 2 168 -22Q140 -10 110 -10H46Q20 -10 0 -14z', '#3A2A20') +
    paint('M48 -10Q50 -34 82 -34Q112 -34 114 -10z', '#C79A5C') +
    stroke('M58 -11Q60 -32 70 -33M76 -11V-33M90 -33Q100 -32 104 -11', '#8B6534', 2) +
    stroke('M136 -22L156 6', '#3A2A20', 3);
  if (!sail) return hull;
  const cloth = paint('M32 -94Q78 -72 72 -28Q54 -34 32 -28z', '#B4431F') + stroke('M34 -60Q58 -58 72 -48', '#F3D9A8', 2.6, 1, '7 6');
  return stroke('M30 -10V-96', '#3A2A20', 3) + cloth + hull;
}

/** A metro train on its beam; 480 long, its wheels at y = 0. */
function train(windowColour: string): string {
  return (
    paint('M0 0v-36q0 -16 18 -16H470q10 0 10 10v42z', '#F4F6F3') +
    paint('M0 0v-36q0 -16 18 -16h14v52z', '#0B5B45') +
    paint(box(0, -16, 480, 6), '#B4431F') +
    paint(
      many(9, (at) => roundBox(44 + at * 48, -42, 34, 18, 3)),
      windowColour,
    ) +
    paint(box(156, -52, 2, 52) + box(318, -52, 2, 52), '#9AA5A0') +
    paint(roundBox(8, -40, 16, 16, 3), '#CFE3E6')
  );
}

const hoods = ['#2E7D73', '#1B5E9E', '#7A4E7E', '#B4431F', '#3F6B35'] as const;
const seats = ['#C8553D', '#B4431F', '#A33B6B', '#1B5E9E', '#2E6B5A'] as const;
const carColours = ['#7E1F1B', '#1B5E9E', '#D9DEDB', '#2F3B3D', '#B08A4A', '#3F6B5A'] as const;

const kinds: ReadonlyArray<readonly [width: number, draw: (random: Random) => string]> = [
  [100, (random) => rickshaw(random.pick(hoods), random.pick(seats))],
  [92, () => cng()],
  [128, (random) => car(random.pick(carColours))],
  [100, (random) => rickshaw(random.pick(hoods), random.pick(seats))],
  [110, () => vanRickshaw()],
  [190, (random) => bus(random.pick(['#8E2F2A', '#2E6B5A', '#3E6FA3', '#C48A1C']))],
];

/** One or two vehicles on the road; none in the left corner, where the picture count stands. */
export function traffic(palette: Palette, random: Random, y: number, from = 215, to = 770): string {
  const middle = (from + to) / 2;
  const lanes: ReadonlyArray<readonly [number, number]> = random.chance(0.5)
    ? [[from, to]]
    : [
        [from, middle - 10],
        [middle + 10, to],
      ];
  return lanes
    .map(([left, right]) => {
      const [width, draw] = random.pick(kinds.filter(([wide]) => wide < right - left - 20));
      const scale = random.real(0.86, 0.98);
      const x = random.real(left, Math.max(left, right - width * scale));
      const mirrored = random.chance(0.4);
      return place(mirrored ? x + width * scale : x, y, scale, inLight(palette, draw(random)), mirrored);
    })
    .join('');
}

export const parkedCar = (palette: Palette, random: Random, x: number, y: number, scale: number): string =>
  place(x, y, scale, inLight(palette, car(random.pick(carColours))));

/** The metro in the light of the hour; its windows stay lit after dark. */
export const metro = (palette: Palette): string =>
  inLight({ ...palette, light: palette.dark ? [0.88, 0.9, 0.94] : palette.light }, train('currentColor')).replaceAll(
    'currentColor',
    palette.dark ? palette.glow : '#27424A',
  );
