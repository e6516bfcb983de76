import type { Random } from '#scenes/random.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit } from '#scenes/paint/palettes.ts';
import { banana, betelPalm, bush, maybeFlower, palm, tree } from '#scenes/paint/plants.ts';
import { clouds, sky, skyLife, sunFor, town } from '#scenes/paint/sky.ts';
import { brickWall, bricks } from './street.ts';
import { box, d, disc, many, oval, paint, place, stroke } from '#scenes/paint/svg.ts';
import { floorLine, gabledVilla, modernVilla } from './villas.ts';

const blooms = ['#E0A12B', '#D9534A', '#FFFFFF', '#E58FA0'] as const;

function lawn(palette: Palette): string {
  return paint(box(0, 440, 800, 160), palette.leaf[2]) + paint(d`M0 474Q400 444 800 474V600H0z`, palette.leaf[1], 0.55);
}

function garden(palette: Palette, random: Random): string {
  const gate = random.real(366, 400);
  const brick = random.pick(bricks);
  const beds = blooms.map((colour) =>
    paint(
      many(5, () => disc(random.real(150, 300), random.real(496, 512), 3)),
      lit(palette, colour),
    ),
  );
  const post = (x: number): string =>
    paint(box(x, 522, 20, 78), lit(palette, '#F1E9DC')) + paint(box(x - 3, 518, 26, 6), lit(palette, '#FFFFFF')) + paint(oval(x + 10, 512, 9, 8), palette.glow);
  return (
    paint(d`M${gate - 28} ${floorLine}h56L${gate + 96} 600H${gate - 96}z`, lit(palette, '#E9DCC6')) +
    bush(palette, gate - 170, floorLine + 6, 1) +
    bush(palette, gate - 230, floorLine + 10, 1.15) +
    bush(palette, gate + 64, floorLine + 2, 0.7) +
    banana(palette, 124, 506, 1.1) +
    beds.join('') +
    brickWall(palette, 0, 544, gate - 104, 56, brick) +
    brickWall(palette, gate + 104, 544, 700 - gate, 56, brick) +
    post(gate - 110) +
    post(gate + 90)
  );
}

const palmsBeside = (palette: Palette, random: Random): string =>
  tree(palette, random.real(40, 74), 472, random.real(1.3, 1.65), maybeFlower(random)) +
  tree(palette, 640, 462, 0.95) +
  palm(palette, random.real(720, 745), 482, random.real(230, 280), -16) +
  palm(palette, random.real(672, 690), 480, random.real(170, 205), 10);

/** The subject as it is, or seen in a mirror. */
const turned = (subject: string, mirrored: boolean): string => (mirrored ? place(800, 0, 1, subject, true) : subject);

/** A house with a garden in town; some seeds look at it from the other side. */
export function duplex(palette: Palette, random: Random): string {
  const villa = random.chance(0.72) ? modernVilla : gabledVilla;
  const mirrored = random.chance(0.5);
  const subject = palmsBeside(palette, random) + villa(palette, random) + garden(palette, random);
  return (
    sky(palette, sunFor(random, mirrored ? [[580, 640]] : [[70, 140]])) +
    clouds(palette, random) +
    skyLife(palette, random) +
    town(palette, random, 452, 0.62) +
    lawn(palette) +
    turned(subject, mirrored)
  );
}

function hills(palette: Palette, random: Random): string {
  const lift = random.real(-24, 24);
  const rows = many(
    7,
    (at) =>
      d`M${-10} ${404 + at * 11}Q${180 + at * 6} ${330 + at * 15} 330 ${408 + at * 7}M${470} ${408 + at * 7}Q${640 - at * 8} ${340 + at * 13} 810 ${396 + at * 11}`,
  );
  return (
    paint(d`M0 400Q110 ${230 + lift} 270 350Q400 ${200 - lift} 560 330Q680 ${230 + lift} 800 330V600H0z`, palette.far) +
    paint(d`M0 440Q180 ${310 - lift} 340 420Q520 ${310 + lift} 800 410V600H0z`, palette.mid) +
    paint('M-10 396Q180 318 330 402L330 470H-10zM470 402Q640 328 810 390V470H470z', palette.leaf[1]) +
    stroke(rows, palette.leaf[2], 3, 0.8)
  );
}

/** A house among the tea slopes of Sylhet or the hills of Chattogram. */
export function hillDuplex(palette: Palette, random: Random): string {
  const villa = random.chance(0.6) ? gabledVilla : modernVilla;
  const mirrored = random.chance(0.5);
  const beside =
    tree(palette, 66, 472, random.real(1.2, 1.5), maybeFlower(random)) +
    tree(palette, 128, 464, 0.8) +
    betelPalm(palette, 690, 480, random.real(190, 230)) +
    betelPalm(palette, 712, 478, random.real(150, 190)) +
    betelPalm(palette, 736, 482, random.real(180, 220)) +
    tree(palette, 768, 476, 1);
  const subject = beside + villa(palette, random) + garden(palette, random);
  return (
    sky(palette, sunFor(random, mirrored ? [[580, 640]] : [[70, 140]])) +
    clouds(palette, random) +
    skyLife(palette, random) +
    hills(palette, random) +
    lawn(palette) +
    turned(subject, mirrored)
  );
}
