import type { Random } from '#scenes/random.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit, shadow } from '#scenes/paint/palettes.ts';
import { side } from '#scenes/paint/planes.ts';
import { betelPalm, bush, palm, tree } from '#scenes/paint/plants.ts';
import { clouds, sky, skyLife, skyline, sunFor } from '#scenes/paint/sky.ts';
import { box, d, disc, many, paint, place, poly, roundBox, stroke } from '#scenes/paint/svg.ts';
import { boat, truck, vanRickshaw } from '#scenes/paint/vehicles.ts';
import { inLight } from '#scenes/paint/palettes.ts';

const foot = 470;
const sheets = ['#D9D2BF', '#C9D3CF', '#CFC6AF', '#BFD0D6', '#DCCBB4'] as const;
const roofs = ['#A6462A', '#3E6F62', '#5B6E7C', '#8E5A3A'] as const;

function rollDoor(palette: Palette, x: number, y: number, w: number, open: boolean, random: Random): string {
  const h = foot - y;
  const lintel = paint(box(x - 6, y - 9, w + 12, 9), lit(palette, '#F1E9DC')) + paint(box(x - 6, y, w + 12, 4), '#000000', 0.18);
  if (!open)
    return (
      paint(box(x, y, w, h), lit(palette, '#7F8D8B')) +
      paint(
        many(h / 10, (at) => box(x, y + 6 + at * 10, w, 2)),
        '#000000',
        0.2,
      ) +
      lintel
    );
  const inside = palette.dark ? '#E9B869' : lit(palette, '#2B3331');
  return (
    paint(box(x, y, w, h), inside) +
    crates(palette, random, x + 8, w - 14) +
    paint(box(x, y, w, 22), lit(palette, '#7F8D8B')) +
    paint(box(x, y + 10, w, 2) + box(x, y + 20, w, 2), '#000000', 0.2) +
    lintel
  );
}

/** Boxes stacked like a pyramid from x on. */
function crates(palette: Palette, random: Random, x: number, w: number): string {
  const size = Math.min(29, w / 3.2);
  const tones = ['#C99A5B', '#B98747', '#D7AE72'].map((tone) => lit(palette, tone));
  const first = random.whole(0, 2);
  return many(3, (row) =>
    many(3 - row, (at) => {
      const [left, top] = [x + at * (size + 2) + row * (size / 2), foot - (row + 1) * (size * 0.9)];
      return (
        paint(box(left, top, size, size * 0.88), tones[(at + row + first) % 3] ?? '#C99A5B') +
        paint(box(left + size * 0.42, top, 4, size * 0.88), lit(palette, '#8E6430'), 0.5)
      );
    }),
  );
}

/** Halls under gables, side by side. */
function gables(palette: Palette, random: Random): string {
  const count = random.whole(2, 3);
  const w = count === 2 ? 270 : 196;
  const [x, peak, eaves] = [random.real(96, 118), random.real(186, 206), 274];
  const roof = lit(palette, random.pick(roofs));
  const coats = [random.pick(sheets), random.pick(sheets)];
  const openAt = random.whole(0, count - 1);
  const halls = many(count, (at) => {
    const left = x + at * w;
    const ribs = many(w / 9, (rib) => {
      const top = peak + 4 + (Math.abs(rib * 9 - w / 2) / (w / 2)) * (eaves - peak);
      return box(left + rib * 9, top, 2, foot - top);
    });
    const fan = stroke(
      many(
        3,
        (blade) =>
          d`M${left + w / 2 - Math.cos(blade) * 10} ${246 - Math.sin(blade) * 10}L${left + w / 2 + Math.cos(blade) * 10} ${246 + Math.sin(blade) * 10}`,
      ),
      lit(palette, '#3A4342'),
      3,
    );
    return (
      paint(poly([left, eaves], [left + w / 2, peak], [left + w, eaves], [left + w, foot], [left, foot]), lit(palette, coats[at % 2] ?? sheets[0])) +
      paint(ribs, '#000000', 0.07) +
      paint(
        poly(
          [left - 10, eaves + 6],
          [left + w / 2, peak - 8],
          [left + w + 10, eaves + 6],
          [left + w + 2, eaves + 16],
          [left + w / 2, peak + 7],
          [left - 2, eaves + 16],
        ),
        roof,
      ) +
      paint(disc(left + w / 2, 246, 17), lit(palette, '#4C5654')) +
      paint(disc(left + w / 2, 246, 11.5), palette.dark ? palette.glow : lit(palette, '#7D8987')) +
      fan +
      rollDoor(palette, left + w * 0.24, 334, w * 0.52, at === openAt, random)
    );
  });
  const right = x + count * w;
  return (
    side(palette, right, eaves, foot, 44, coats[(count - 1) % 2] ?? sheets[0]) +
    paint(poly([right - w / 2, peak - 8], [right - w / 2 + 44, peak + 18], [right + 54, eaves + 24], [right + 10, eaves + 6]), roof) +
    paint(poly([right - w / 2, peak - 8], [right - w / 2 + 44, peak + 18], [right + 54, eaves + 24], [right + 10, eaves + 6]), shadow, palette.shade * 0.6) +
    halls
  );
}

/** A mill with a saw-tooth roof of north lights, a chimney and a water tower. */
function sawtooth(palette: Palette, random: Random): string {
  const [x, teeth, w] = [random.real(90, 110), 5, 112];
  const wall = random.pick(['#B9623E', '#D9C8A8', '#A8B8B4', '#C98F6C']);
  const total = teeth * w;
  const chimney = x + total - 70;
  const shape = many(teeth, (at) => poly([x + at * w, 300], [x + at * w, 226], [x + (at + 1) * w, 300]));
  const panes = many(teeth, (at) => poly([x + at * w + 5, 292], [x + at * w + 5, 240], [x + at * w + 20, 251], [x + at * w + 20, 292]));
  const band = many(10, (at) => box(x + 22 + at * ((total - 36) / 10), 326, (total - 36) / 10 - 12, 38));
  return (
    paint(poly([chimney, 300], [chimney + 6, 92], [chimney + 32, 92], [chimney + 38, 300]), lit(palette, '#A4532F')) +
    paint(poly([chimney + 20, 92], [chimney + 32, 92], [chimney + 38, 300], [chimney + 22, 300]), shadow, palette.shade) +
    paint(box(chimney + 4, 104, 30, 8) + box(chimney + 3, 126, 32, 6), lit(palette, '#F1E9DC')) +
    side(palette, x + total, 298, foot, 44, wall) +
    paint(shape, lit(palette, random.pick(roofs))) +
    paint(panes, palette.glass[0], 0.9) +
    paint(box(x, 298, total, foot - 298), lit(palette, wall)) +
    paint(box(x - 6, 294, total + 12, 8), lit(palette, '#F1E9DC')) +
    paint(band, palette.glass[1]) +
    paint(
      many(10, (at) => box(x + 22 + at * ((total - 36) / 10), 326, (total - 36) / 10 - 12, 14)),
      palette.glass[0],
    ) +
    rollDoor(palette, x + 60, 386, 100, false, random) +
    rollDoor(palette, x + 222, 386, 110, true, random) +
    paint(box(x + 400, 398, 44, foot - 398), lit(palette, '#3E5A58')) +
    paint(box(x + 421, 398, 2, foot - 398), '#FFFFFF', 0.3)
  );
}

/** A garment factory: four or five storeys of ribbon windows with an outer stair. */
function garment(palette: Palette, random: Random): string {
  const [x, w, floors] = [random.real(104, 130), random.real(470, 500), random.whole(3, 5)];
  const storey = Math.min(66, 310 / floors);
  const top = foot - floors * storey - 14;
  const body = random.pick(['#E9E4DA', '#DDE6E2', '#EAD9BE', '#D5DDE6']);
  const accent = random.pick(['#0F6B50', '#B5532F', '#2E5F86', '#C48A1C']);
  const slots = 11;
  const step = (w - 24) / slots;
  let [bright, blind, slabs] = ['', '', ''];
  for (let floor = 0; floor < floors - 1; floor++) {
    const y = top + 16 + floor * storey;
    slabs += box(x, y + storey - 15, w, 5);
    for (let at = 0; at < slots; at++) {
      const cell = box(x + 14 + at * step, y + 4, step - 5, storey * 0.46);
      if (!palette.dark || random.chance(0.75)) bright += cell;
      else blind += cell;
    }
  }
  const stairX = x + w + 40;
  const stair = many(
    floors,
    (floor) => d`M${stairX + 6} ${foot - floor * storey}L${stairX + 52} ${foot - (floor + 0.5) * storey}L${stairX + 6} ${foot - (floor + 1) * storey}`,
  );
  return (
    side(palette, x + w, top, foot, 40, body) +
    stroke(stair, lit(palette, '#6E7A76'), 4) +
    stroke(d`M${stairX + 4} ${foot}V${top + 20}M${stairX + 54} ${foot}V${top + 20}`, lit(palette, '#6E7A76'), 3) +
    paint(box(x, top, w, foot - top), lit(palette, body)) +
    paint(bright, palette.glass[0]) +
    paint(blind, palette.blind[0]) +
    paint(slabs, lit(palette, accent)) +
    paint(box(x - 8, top - 8, w + 16, 12), lit(palette, '#FBF7EE')) +
    paint(
      many(4, (at) => poly([x + 70 + at * 62, top - 8], [x + 84 + at * 62, top - 30], [x + 132 + at * 62, top - 30], [x + 118 + at * 62, top - 8])),
      lit(palette, '#2F4A6B'),
    ) +
    paint(box(x + w - 96, top - 34, 70, 28), lit(palette, body)) +
    paint(box(x + w - 100, top - 38, 78, 6), lit(palette, '#FBF7EE')) +
    rollDoor(palette, x + 40, foot - 74, 96, true, random) +
    rollDoor(palette, x + 180, foot - 74, 96, false, random) +
    paint(box(x + w - 130, foot - 58, 64, 58), palette.dark ? palette.glow : lit(palette, '#3E5A58')) +
    paint(box(x + w - 148, foot - 70, 100, 10), lit(palette, accent))
  );
}

function ghat(palette: Palette, random: Random): string {
  return (
    paint(box(0, 524, 800, 76), palette.water) +
    paint('M0 524H800V532Q400 540 0 530z', lit(palette, '#7E8B80')) +
    paint(
      many(15, () => box(random.real(0, 740), random.real(542, 592), random.real(36, 90), 2)),
      '#FFFFFF',
      palette.dark ? 0.14 : 0.35,
    ) +
    paint(
      many(4, (at) => box(470 + at * 6, 510 + at * 6, 120 - at * 12, 6)),
      lit(palette, '#C9BEA9'),
    ) +
    place(random.real(220, 330), 582, random.real(0.95, 1.15), boat(random.chance(0.5)))
  );
}

function yard(palette: Palette, random: Random): string {
  return (
    paint(box(0, 524, 800, 76), palette.road) +
    paint(box(0, 522, 800, 4), lit(palette, '#FFFFFF'), 0.4) +
    paint(
      many(9, (at) => box(20 + at * 90, 564, 46, 3.6)),
      lit(palette, '#FFFFFF'),
      0.4,
    ) +
    place(random.real(230, 340), 584, 0.95, inLight(palette, vanRickshaw()))
  );
}

const bales = (palette: Palette, x: number): string =>
  [0, 1, 2]
    .map((at) =>
      paint(
        roundBox(x + at * 36 - (at === 2 ? 54 : 0), 476 - (at === 2 ? 26 : 0), 34, 26, 5),
        lit(palette, ['#D8C39A', '#C9B083', '#E3D2AE'][at] ?? '#D8C39A'),
      ),
    )
    .join('');

/** A warehouse or a factory, by the river or on a road. */
export function warehouse(palette: Palette, random: Random): string {
  const building = random.pick([gables, gables, sawtooth, garment]);
  const truckAt = random.real(470, 560);
  return (
    sky(
      palette,
      sunFor(random, [
        [90, 170],
        [560, 630],
      ]),
    ) +
    clouds(palette, random) +
    skyLife(palette, random) +
    skyline(random, palette.far, { base: 392, low: 40, high: 130, glow: palette.dark ? palette.glow : undefined }) +
    paint(box(0, 384, 800, 216), palette.ground) +
    palm(palette, random.real(40, 66), 420, 175, 14) +
    betelPalm(palette, 96, 424, 150) +
    palm(palette, 762, 424, 165, -14) +
    tree(palette, 724, 432, 1.05) +
    building(palette, random) +
    paint(box(0, foot, 800, 54), lit(palette, '#9EA197')) +
    paint(box(0, foot, 800, 6), '#000000', 0.12) +
    bush(palette, 46, foot + 6, 1) +
    bales(palette, random.real(130, 250)) +
    place(truckAt, 514, 1, inLight(palette, truck())) +
    (random.chance(0.55) ? ghat(palette, random) : yard(palette, random))
  );
}
