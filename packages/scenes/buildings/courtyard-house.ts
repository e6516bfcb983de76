import type { Random } from '#scenes/random.ts';
import { hayStack, lilies, tinHouse } from './country.ts';
import { layers } from '#scenes/paint/layers.ts';
import type { Facade } from './openings.ts';
import { balcony, trim, window } from './openings.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit, shadow } from '#scenes/paint/palettes.ts';
import { side } from '#scenes/paint/planes.ts';
import { banana, betelPalm, bush, maybeFlower, palm, tree } from '#scenes/paint/plants.ts';
import { railing, tank } from './roof.ts';
import { clouds, sky, skyLife, sunFor } from '#scenes/paint/sky.ts';
import { box, d, many, oval, paint, place, poly, stroke } from '#scenes/paint/svg.ts';

const foot = 462;
const walls = ['#F0C98E', '#E9B79A', '#BFD6C6', '#F3E3C0', '#C9D7E2', '#E8C3B0'] as const;
const doors = ['#0B5B45', '#7A3B24', '#1F5A80', '#2E6B5A'] as const;

function porch(palette: Palette, door: string): string {
  const cream = lit(palette, trim);
  return (
    paint(box(352, 352, 96, foot - 352), lit(palette, door)) +
    paint(box(362, 364, 30, 40) + box(408, 364, 30, 40), '#FFFFFF', 0.14) +
    paint(box(399, 352, 2, foot - 352), '#FFFFFF', 0.5) +
    paint(box(318, 340, 14, foot - 340) + box(468, 340, 14, foot - 340) + box(306, 332, 188, 12), cream) +
    paint(box(306, 344, 188, 4), '#000000', 0.14) +
    paint(box(336, foot - 6, 128, 8), lit(palette, '#D7CDBB')) +
    paint(box(322, foot + 2, 156, 9), lit(palette, '#C9BEA9'))
  );
}

/** A plastered two-storey house with its name-giving courtyard in front. */
function twoStorey(palette: Palette, random: Random): string {
  const [wall, door] = [random.pick(walls), random.pick(doors)];
  const sheets = layers();
  const facade: Facade = { layers: sheets, palette, random, body: wall, accent: '#B5532F', frame: door, rail: random.pick(['jali', 'jali', 'bars', 'panel']) };
  const cream = lit(palette, trim);
  for (const x of [236, 502]) {
    window(facade, { x, y: 228, w: 60, h: 62 });
    window(facade, { x, y: 368, w: 60, h: 58 });
  }
  balcony(facade, { x: 330, y: 206, w: 140, h: 114 });
  return (
    side(palette, 590, 190, foot, 50, wall) +
    tank(palette, 250, 181, 1.25, '#22303B') +
    paint(box(440, 126, 72, 56), lit(palette, wall)) +
    paint(box(436, 120, 80, 8), cream) +
    paint(box(452, 136, 20, 44), shadow, palette.shade + 0.15) +
    paint(box(210, 190, 380, foot - 190), lit(palette, wall)) +
    paint(railing(206, 182, 388, 22, 15), cream) +
    paint(box(200, 180, 400, 12) + box(200, 322, 400, 10), cream) +
    paint(box(210, 192, 380, 3) + box(210, 332, 380, 4), '#000000', 0.14) +
    sheets.draw() +
    porch(palette, door)
  );
}

function tinRoof(palette: Palette, roof: string): string {
  const shape = poly([172, 292], [236, 206], [566, 206], [632, 292]);
  const ribs = many(29, (at) => {
    const part = at / 28;
    return d`M${236 + part * 330} 208L${176 + part * 452} 290`;
  });
  return (
    paint(shape, lit(palette, roof)) +
    stroke(ribs, '#000000', 1.3, 0.13) +
    paint(box(230, 200, 342, 8), lit(palette, roof)) +
    paint(box(230, 206, 342, 2.4), '#000000', 0.2) +
    paint(poly([160, 332], [176, 292], [628, 292], [644, 332]), lit(palette, roof)) +
    paint(poly([160, 332], [176, 292], [628, 292], [644, 332]), shadow, palette.shade * 0.5) +
    stroke(
      many(30, (at) => d`M${178 + at * 15.4} 294L${164 + at * 16.4} 330`),
      '#000000',
      1.3,
      0.13,
    ) +
    paint(box(160, 330, 484, 4), lit(palette, '#F1E9DC'))
  );
}

/** A long house under tin with a verandah on pillars. */
function verandahHouse(palette: Palette, random: Random): string {
  const [wall, door] = [random.pick(['#7FB0B0', '#E9C58E', '#D8E0C8', '#C98F6C', '#A9C3D6']), random.pick(doors)];
  const roof = random.pick(['#A9B7BA', '#9C4A30', '#8FA3A0', '#B8643F']);
  const cream = lit(palette, trim);
  const openings = [212, 500].map(
    (x) =>
      paint(box(x, 362, 72, 54), lit(palette, door)) +
      paint(box(x + 5, 367, 62, 44), palette.glass[0]) +
      paint(
        many(7, (at) => box(x + 12 + at * 8, 367, 1.8, 44)),
        palette.ink,
        0.8,
      ),
  );
  return (
    paint(box(186, 300, 432, foot - 300), lit(palette, wall)) +
    paint(box(186, 330, 432, 46), shadow, palette.shade) +
    openings.join('') +
    [322, 420].map((x) => paint(box(x, 358, 54, foot - 358), lit(palette, door)) + paint(box(x + 26, 358, 2, foot - 358), '#FFFFFF', 0.4)).join('') +
    tinRoof(palette, roof) +
    paint(box(170, foot - 10, 464, 16), lit(palette, '#C9B08A')) +
    paint(
      many(6, (at) => box(182 + at * 85, 334, 11, foot - 344)),
      cream,
    ) +
    paint(railing(184, foot - 8, 126, 30, 10) + railing(490, foot - 8, 126, 30, 10), cream) +
    paint(box(364, foot + 4, 76, 9), lit(palette, '#B79B72'))
  );
}

function pond(palette: Palette): string {
  return (
    paint('M552 528Q680 488 800 502V600H612Q536 566 552 528z', palette.water) +
    paint('M552 528Q680 488 800 502V509Q690 497 566 534z', lit(palette, '#7A6A48'), 0.6) +
    paint(box(640, 548, 60, 2) + box(700, 574, 70, 2), '#FFFFFF', 0.35) +
    lilies(palette, 690, 536) +
    paint(box(596, 532, 34, 7) + box(602, 540, 34, 7) + box(608, 548, 34, 7), lit(palette, '#C9BEA9'))
  );
}

function courtyard(palette: Palette, random: Random): string {
  const basil = place(
    288,
    530,
    1,
    paint(box(-20, -20, 40, 22), lit(palette, '#CC9988')) +
      paint(box(-24, -24, 48, 6), lit(palette, '#F1E9DC')) +
      paint('M-9 -24q9 -30 18 0z', palette.leaf[0]),
  );
  const pump = place(520, 528, 1, paint(box(-22, 2, 52, 6), lit(palette, '#C9BEA9')) + stroke('M0 2V-36M0 -36L20 -44M0 -22h-13v8', lit(palette, '#3E5A50'), 5));
  return (
    paint('M330 474H470Q560 520 626 600H190Q250 520 330 474z', lit(palette, '#DDBF8E')) +
    paint('M360 474H440Q480 500 500 530H300Q330 496 360 474z', '#FFFFFF', 0.16) +
    pond(palette) +
    (random.chance(0.5) ? basil : '') +
    (random.chance(0.5) ? pump : '') +
    (random.chance(0.45) ? hayStack(palette, 84, 508, 0.95) : banana(palette, 90, 520, 1.1)) +
    bush(palette, 190, 478, 1.2) +
    bush(palette, 622, 478, 1)
  );
}

const wash = (palette: Palette, random: Random): string =>
  stroke('M92 470V416M186 476V422M92 420Q140 430 186 424', palette.trunk, 3) +
  [104, 122, 142, 160]
    .map((x) => paint(box(x, 425, 14, random.real(22, 36)), lit(palette, random.pick(['#C8553D', '#E0A12B', '#F4EDE0', '#2E7D73', '#7A4E7E']))))
    .join('');

/** A homestead: house, courtyard (the uthan), pond and palms. */
export function courtyardHouse(palette: Palette, random: Random): string {
  const mirrored = random.chance(0.5);
  const brick = random.chance(0.55);
  const subject =
    palm(palette, 120, 424, random.real(220, 280), -18) +
    betelPalm(palette, 60, 424, random.real(170, 220)) +
    (brick ? '' : tinHouse(palette, 34, 440, 1.2, '#B98A5E', '#9FABA9')) +
    tree(palette, random.real(700, 730), 434, random.real(1.4, 1.75), maybeFlower(random)) +
    banana(palette, 664, 450, 0.95) +
    (brick ? twoStorey(palette, random) : verandahHouse(palette, random)) +
    (brick && random.chance(0.5) ? wash(palette, random) : '') +
    courtyard(palette, random);
  return (
    sky(palette, sunFor(random, mirrored ? [[90, 170]] : [[590, 650]])) +
    clouds(palette, random) +
    skyLife(palette, random) +
    paint('M0 360Q200 322 420 346Q620 318 800 350V600H0z', palette.mid) +
    paint(
      many(15, (at) => oval(at * 58 + random.real(-12, 12), 372, random.real(34, 54), random.real(20, 40))),
      palette.leaf[0],
      0.5,
    ) +
    paint(box(0, 382, 800, 218), palette.leaf[2]) +
    paint('M0 470Q400 440 800 474V600H0z', palette.leaf[1], 0.5) +
    (mirrored ? place(800, 0, 1, subject, true) : subject)
  );
}
