// Two-storey houses. Both are on y = 486 between x = 150 and x = 650.
import type { Random } from '#scenes/random.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit, shadow } from '#scenes/paint/palettes.ts';
import { jali, pane, recede, side } from '#scenes/paint/planes.ts';
import { bush, pot } from '#scenes/paint/plants.ts';
import { railing, tank } from './roof.ts';
import { box, disc, many, paint, poly } from '#scenes/paint/svg.ts';
import { parkedCar } from '#scenes/paint/vehicles.ts';

export const floorLine = 486;

interface Coat {
  wall: string;
  wood: string;
  screen: string;
}

const coats: readonly Coat[] = [
  { wall: '#FAF4E8', wood: '#9A5B34', screen: '#B5532F' },
  { wall: '#FBF8F0', wood: '#6E4A35', screen: '#8E3F22' },
  { wall: '#E9E4DA', wood: '#B0713F', screen: '#0F6B50' },
  { wall: '#E4EAE6', wood: '#7A4B3A', screen: '#B5532F' },
  { wall: '#F3E6D2', wood: '#5B4A3E', screen: '#A4452B' },
];

function upperFront(palette: Palette, random: Random, x: number, w: number, coat: Coat): string {
  const glassWidth = w * random.real(0.34, 0.44);
  const balconyX = x + glassWidth + 44;
  const balconyWidth = x + w - balconyX - 22;
  const door = box(balconyX + 14, 246, balconyWidth * 0.44, 84);
  return (
    pane(palette, x + 24, 228, glassWidth, 84, 2) +
    paint(box(balconyX, 232, balconyWidth, 98), lit(palette, coat.wall)) +
    paint(box(balconyX, 232, balconyWidth, 98), shadow, palette.shade + 0.3) +
    paint(door, palette.dark ? palette.glow : palette.glass[0], 0.92) +
    paint(box(balconyX - 8, 292, balconyWidth + 16, 38), palette.dark ? '#8FA6B8' : '#DDF0F1', 0.42) +
    paint(box(balconyX - 8, 290, balconyWidth + 16, 3), lit(palette, '#FFFFFF')) +
    pot(palette, balconyX + balconyWidth - 16, 331, 1)
  );
}

function woodBox(palette: Palette, random: Random, x: number, w: number, { wood }: Coat): string {
  const slits = random.whole(3, 5);
  const step = (w - 36) / slits;
  return (
    side(palette, x + w, 236, 338, 30, wood) +
    paint(box(x, 236, w, 102), lit(palette, wood)) +
    paint(
      many(w / 10, (at) => box(x + at * 10, 236, 1.5, 102)),
      '#000000',
      0.15,
    ) +
    paint(
      many(slits, (at) => box(x + 18 + at * step + step * 0.2, 256, step * 0.55, 60)),
      palette.dark ? palette.glow : palette.glass[0],
      0.95,
    ) +
    paint(box(x - 6, 226, w + 14, 11), lit(palette, '#FFFFFF'))
  );
}

function groundFront(palette: Palette, x: number, w: number, coat: Coat): string {
  const doorX = x + w * 0.56;
  return (
    pane(palette, x + 22, 370, w * 0.46, floorLine - 370, 2) +
    paint(box(doorX, 376, 54, floorLine - 376), lit(palette, coat.wood)) +
    paint(disc(doorX + 46, 432, 3), lit(palette, '#F1D9A8')) +
    (palette.dark ? paint(disc(doorX + 27, 366, 5), palette.glow) + paint(disc(doorX + 27, 370, 22), palette.glow, 0.25) : '') +
    jali(palette, doorX + 68, 366, 44, floorLine - 366, coat.screen) +
    paint(box(doorX - 12, floorLine - 5, 78, 8), lit(palette, '#D7CDBB'))
  );
}

function carport(palette: Palette, random: Random, x: number, coat: Coat): string {
  return (
    paint(box(x, 352, 118, floorLine - 352), lit(palette, coat.wall)) +
    paint(box(x, 352, 118, floorLine - 352), shadow, palette.shade + 0.22) +
    parkedCar(palette, random, x + 6, floorLine, 0.86) +
    paint(box(x + 120, 346, 12, floorLine - 346), lit(palette, '#FFFFFF'))
  );
}

/** White volumes, a wooden box over the carport, a screen by the door. */
export function modernVilla(palette: Palette, random: Random): string {
  const coat = random.pick(coats);
  const [upperX, upperWidth] = [random.real(150, 176), random.real(290, 316)];
  const [lowerX, lowerWidth] = [upperX + random.real(16, 44), 278];
  const portX = lowerX + lowerWidth;
  const boxX = upperX + upperWidth;
  const boxWidth = portX + 138 - boxX;
  return (
    carport(palette, random, portX, coat) +
    paint(box(lowerX, 340, lowerWidth, floorLine - 340), lit(palette, coat.wall)) +
    groundFront(palette, lowerX, lowerWidth, coat) +
    tank(palette, upperX + 92, 192, 0.95, '#22303B') +
    paint(box(upperX + 200, 168, 64, 30), lit(palette, coat.wall)) +
    paint(box(upperX + 194, 162, 76, 8), lit(palette, '#FFFFFF')) +
    bush(palette, upperX + 44, 194, 0.6) +
    bush(palette, upperX + 166, 194, 0.5) +
    paint(box(upperX, 200, upperWidth, 140), lit(palette, coat.wall)) +
    upperFront(palette, random, upperX, upperWidth, coat) +
    woodBox(palette, random, boxX, boxWidth, coat) +
    paint(box(upperX - 9, 190, upperWidth + 16, 13), lit(palette, '#FFFFFF')) +
    paint(box(upperX, 203, upperWidth, 3), '#000000', 0.13) +
    paint(box(upperX - 9, 336, boxX + boxWidth - upperX + 18, 12), lit(palette, '#FFFFFF')) +
    paint(box(lowerX, 348, portX + 132 - lowerX, 5), '#000000', 0.16)
  );
}

const tiles = ['#A6462A', '#8E4A32', '#7C5A46', '#9C6B3A', '#4F6B60'] as const;

function gable(palette: Palette, x: number, w: number, eaves: number, ridge: number, depth: number, wall: string, tile: string): string {
  const middle = x + w / 2;
  const back = recede(eaves, depth);
  const slope = poly([middle, ridge], [middle + depth, recede(ridge, depth)], [x + w + depth + 14, back + 9], [x + w + 14, eaves + 10]);
  return (
    paint(poly([x, eaves], [middle, ridge], [x + w, eaves]), lit(palette, wall)) +
    paint(slope, lit(palette, tile)) +
    paint(slope, shadow, palette.shade * 0.55) +
    paint(poly([x - 16, eaves + 10], [middle, ridge - 12], [middle, ridge + 4], [x - 8, eaves + 14]), lit(palette, tile)) +
    paint(poly([x + w + 16, eaves + 10], [middle, ridge - 12], [middle, ridge + 4], [x + w + 8, eaves + 14]), lit(palette, tile)) +
    paint(disc(middle, eaves - (eaves - ridge) * 0.36, 15), lit(palette, '#FFFFFF')) +
    paint(disc(middle, eaves - (eaves - ridge) * 0.36, 11), palette.glass[0])
  );
}

function verandah(palette: Palette, x: number, w: number, wood: string, tile: string): string {
  const posts = many(4, (at) => box(x + 6 + (at * (w - 20)) / 3, 366, 8, floorLine - 366));
  return (
    paint(box(x, 356, w, floorLine - 356), shadow, palette.shade + 0.1) +
    paint(box(x + w * 0.1, 382, w * 0.22, 62), palette.glass[0]) +
    paint(box(x + w * 0.21 - 1, 382, 2, 62) + box(x + w * 0.1 - 3, 378, w * 0.22 + 6, 4), lit(palette, '#FFFFFF')) +
    paint(box(x + w * 0.5, 374, 54, floorLine - 374), lit(palette, wood)) +
    paint(box(x + w * 0.5 + 26, 374, 2, floorLine - 374), '#FFFFFF', 0.35) +
    paint(posts, lit(palette, '#FBF3E4')) +
    paint(railing(x + 4, floorLine, w * 0.46, 30, 9), lit(palette, '#FBF3E4')) +
    paint(poly([x - 14, 370], [x + 4, 340], [x + w - 4, 340], [x + w + 14, 370]), lit(palette, tile)) +
    paint(box(x - 14, 368, w + 28, 5), '#000000', 0.2)
  );
}

/** A tiled hill bungalow with a verandah below and a balcony under the gable. */
export function gabledVilla(palette: Palette, random: Random): string {
  const wall = random.pick(['#F5EBD8', '#EFE0C4', '#E6EAE0', '#F2D9BE', '#DDE6E6']);
  const tile = random.pick(tiles);
  const wood = random.pick(['#7A4B2F', '#0F5B46', '#8A5A3C']);
  const [x, w] = [random.real(186, 214), random.real(236, 262)];
  const wing = x + w;
  const wingWidth = random.real(126, 150);
  return (
    side(palette, wing + wingWidth, 326, floorLine, 40, wall) +
    paint(
      poly([wing - 20, 262], [wing + wingWidth + 4, 262], [wing + wingWidth + 54, recede(330, 44) + 2], [wing + wingWidth + 18, 336], [wing - 20, 336]),
      lit(palette, tile),
    ) +
    paint(box(wing, 330, wingWidth, floorLine - 330), lit(palette, wall)) +
    pane(palette, wing + 30, 374, wingWidth - 58, 66, 1) +
    paint(box(wing - 4, 334, wingWidth + 22, 5), '#000000', 0.18) +
    paint(box(x, 250, w, floorLine - 250), lit(palette, wall)) +
    gable(palette, x, w, 250, 164, 40, wall, tile) +
    pane(palette, x + 30, 272, 56, 54, 1) +
    pane(palette, x + w - 86, 272, 56, 54, 1) +
    paint(box(x + w / 2 - 22, 266, 44, 72), lit(palette, wood)) +
    paint(box(x + w / 2 - 1, 266, 2, 72), '#FFFFFF', 0.35) +
    paint(railing(x + w / 2 - 46, 340, 92, 26, 8), lit(palette, '#FBF3E4')) +
    verandah(palette, x, w, wood, tile)
  );
}
