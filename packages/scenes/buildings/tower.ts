// An apartment building seen from across the river: the parts of `flat` at a size where only their rhythm is seen.
import type { Random } from '#scenes/random.ts';
import type { Layers } from '#scenes/paint/layers.ts';
import { trim } from './openings.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit, shadow } from '#scenes/paint/palettes.ts';
import { railing, tankShape } from './roof.ts';
import type { Box } from '#scenes/paint/svg.ts';
import { box, lozenge, many, oval, poly } from '#scenes/paint/svg.ts';

export interface Tower {
  x: number;
  w: number;
  floors: number;
  body: string;
  accent: string;
  /** Balconies begin on the other bay. */
  turned?: boolean;
}

interface Site {
  layers: Layers;
  palette: Palette;
  random: Random;
  /** Where the building meets the ground. */
  base: number;
}

const storey = 24;
const plinth = 12;
const depth = 18;
const bays = [
  [0.06, 0.14],
  [0.25, 0.13],
  [0.63, 0.13],
  [0.8, 0.14],
] as const;

const topOf = ({ base }: Site, { floors }: Tower): number => base - floors * storey - plinth;

function pane({ layers, palette, random }: Site, { x, y, w, h }: Box): void {
  const on = palette.dark && random.chance(0.58);
  const [light, dark] = palette.dark && !on ? palette.blind : palette.glass;
  layers.add(4, light, box(x, y, w, h));
  layers.add(5, dark, poly([x, y + h], [x + w, y + h * 0.3], [x + w, y + h]), 0.7);
  layers.add(6, lit(palette, trim), box(x - 1.5, y - 2.2, w + 3, 2) + box(x + w / 2 - 0.6, y, 1.2, h) + box(x - 1, y + h, w + 2, 1.2));
}

function balcony({ layers, palette, random }: Site, { x, y, w, h }: Box): void {
  const on = palette.dark && random.chance(0.55);
  layers.add(3, shadow, box(x - 2, y - 1, w + 4, h), palette.shade + 0.2);
  if (on || !palette.dark) layers.add(4, on ? palette.glow : palette.glass[1], box(x + 2, y + 1, w * 0.42, h - 3));
  layers.add(7, palette.ink, many((w + 5) / 4, (at) => box(x - 2 + at * 4, y + 7, 1.1, 7)) + box(x - 3, y + 6.4, w + 6, 1.2));
  layers.add(8, lit(palette, trim), box(x - 3, y + h - 1, w + 6, 2.6));
  if (random.chance(0.36)) layers.add(9, palette.leaf[1], oval(x + w * 0.68, y + 5.6, 4, 3));
  else if (random.chance(0.3)) layers.add(9, lit(palette, random.pick(['#C8553D', '#E0A12B', '#2E7D73'])), box(x + w * 0.56, y + 1, 4, 7));
}

function walls(site: Site, { x, w, floors, body }: Tower, top: number): void {
  const { layers, palette, base } = site;
  const side = poly([x + w, top], [x + w + depth, top + 8], [x + w + depth, base], [x + w, base]);
  layers.add(0, lit(palette, body), box(x, top, w, base - top) + side);
  layers.add(1, shadow, side, palette.shade + 0.1);
  layers.add(
    2,
    '#000000',
    many(floors, (floor) => box(x, top + 22 + floor * storey, w, 1.2)),
    0.07,
  );
  const panes = many(floors, (floor) => box(x + w + 6, top + 12 + floor * (storey - 0.6), 6, 9));
  layers.add(2, palette.dark ? palette.blind[0] : palette.glass[1], panes, 0.8);
}

function stairs({ layers, palette, base }: Site, { x, w, accent }: Tower, top: number): void {
  const [left, wide] = [x + w * 0.42, w * 0.16];
  layers.add(10, lit(palette, accent), box(left, top - 13, wide, base - top + 13));
  const holes = many((base - top) / 9, (row) => lozenge(left + wide / 2, top - 5 + row * 9, 3.4));
  layers.add(11, palette.dark ? palette.glow : '#3E160B', holes, palette.dark ? 0.75 : 0.5);
  layers.add(11, lit(palette, trim), box(left - 2, top - 16, wide + 4, 3.4));
}

function roof({ layers, palette, random }: Site, { x, w }: Tower, top: number): void {
  layers.add(12, lit(palette, '#22303B'), tankShape(x + 8, top - 21, 0.56));
  layers.add(12, lit(palette, '#2E5F86'), tankShape(x + 28, top - 18, 0.48));
  const green = x + w - 17;
  layers.add(12, palette.leaf[0], oval(green, top - 6, 10, 6));
  layers.add(13, palette.leaf[1], oval(green + 7, top - 5, 7, 5) + oval(green - 5, top - 5, 6, 4));
  if (random.chance(0.5)) layers.add(12, palette.ink, box(x + w * 0.66, top - 26, 1.4, 24) + box(x + w * 0.66 - 6, top - 24, 13, 1.2));
  layers.add(14, lit(palette, trim), railing(x, top - 1, w * 0.4, 5, 6) + railing(x + w * 0.6, top - 1, w * 0.4, 5, 6) + box(x - 4, top - 2, w + 8, 4));
}

/** Adds the building to the site's layers. */
export function tower(site: Site, plan: Tower): void {
  const top = topOf(site, plan);
  const { x, w, floors } = plan;
  walls(site, plan, top);
  for (let floor = 0; floor < floors; floor++) {
    const y = top + 7 + floor * storey;
    bays.forEach(([from, part], bay) => {
      const open = (floor + (bay % 3 === 0 ? 0 : 1) + (plan.turned ? 1 : 0)) % 2 === 0;
      if (open) balcony(site, { x: x + w * from, y: y - 1, w: w * part, h: 16 });
      else pane(site, { x: x + w * from, y: y + 1, w: w * part, h: 12 });
    });
  }
  site.layers.add(9, shadow, box(x + w * 0.06, site.base - 11, w * 0.3, 11) + box(x + w * 0.64, site.base - 11, w * 0.3, 11), site.palette.shade + 0.24);
  stairs(site, plan, top);
  roof(site, plan, top);
}
