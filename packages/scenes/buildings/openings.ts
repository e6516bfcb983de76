// Windows and balconies. They write into layers, so that a façade stays a handful of elements.
import type { Random } from '#scenes/random.ts';
import type { Layers } from '#scenes/paint/layers.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit, shadow } from '#scenes/paint/palettes.ts';
import type { Box } from '#scenes/paint/svg.ts';
import { box, lozenge, many, oval, poly } from '#scenes/paint/svg.ts';

export type Rail = 'bars' | 'glass' | 'jali' | 'panel';

export interface Facade {
  layers: Layers;
  palette: Palette;
  random: Random;
  body: string;
  accent: string;
  frame: string;
  rail: Rail;
}

export const trim = '#FBF7EE';

/** Glass with a slanted reflection; by night some rooms are dark. */
function glazing({ layers, palette, random }: Facade, { x, y, w, h }: Box): boolean {
  const on = palette.dark && random.chance(0.62);
  const [light, dark] = palette.dark && !on ? palette.blind : palette.glass;
  layers.add(20, light, box(x, y, w, h));
  layers.add(21, dark, poly([x, y + h], [x + w, y + h * 0.3], [x + w, y + h]), 0.7);
  return on;
}

export function window(facade: Facade, { x, y, w, h }: Box): void {
  const { layers, palette, random } = facade;
  const frame = lit(palette, facade.frame);
  const on = glazing(facade, { x, y, w, h });
  if (random.chance(0.4))
    layers.add(22, on ? '#F7E6C4' : lit(palette, '#FFFFFF'), random.chance(0.5) ? box(x, y, w * 0.3, h) : box(x + w * 0.7, y, w * 0.3, h), 0.5);
  layers.add(23, frame, box(x - 1, y, 2.4, h) + box(x + w - 1.4, y, 2.4, h) + box(x - 1, y - 1, w + 2, 2.2) + box(x - 1, y + h - 1.4, w + 2, 2.4));
  layers.add(23, frame, box(x + w / 2 - 1, y, 2, h) + box(x, y + h * 0.36, w, 1.6));
  layers.add(12, shadow, box(x - 3, y - 2, w + 6, 2.6), palette.shade);
  layers.add(24, lit(palette, trim), box(x - 4, y - 6.5, w + 8, 5) + box(x - 2.5, y + h + 1, w + 5, 2.4));
  if (h > 24 && random.chance(0.26)) coolerUnder(facade, x + w * 0.2, y + h + 5, w * 0.6);
}

/** The outer part of an air conditioner on its bracket. */
function coolerUnder({ layers, palette }: Facade, x: number, y: number, w: number): void {
  layers.add(25, lit(palette, '#E6E9E5'), box(x, y, w, 10));
  layers.add(26, lit(palette, '#AEB8B3'), box(x + w * 0.12, y + 2, w * 0.42, 6));
}

const cloths = ['#C8553D', '#2E7D73', '#E0A12B', '#F4EDE0', '#7A4E7E', '#3E6FA3'] as const;

function recess(facade: Facade, { x, y, w, h }: Box): void {
  const { layers, palette, random } = facade;
  layers.add(10, lit(palette, facade.body), box(x, y, w, h));
  layers.add(11, shadow, box(x, y, w, h), palette.shade + 0.16);
  const on = palette.dark && random.chance(0.6);
  const pane = on ? palette.glow : palette.dark ? palette.blind[1] : '#5F6E6A';
  layers.add(20, pane, box(x + w * 0.16, y + 6, w * 0.36, h - 6) + box(x + w * 0.64, y + 9, w * 0.22, h * 0.34), 0.92);
  layers.add(21, '#FFFFFF', box(x + w * 0.34 - 1, y + 6, 2, h - 6), 0.5);
}

function laundry({ layers, palette, random }: Facade, { x, y, w, h }: Box): void {
  layers.add(22, lit(palette, '#FFFFFF'), box(x + 2, y + 8, w - 4, 1), 0.7);
  for (let at = 0; at < 3; at++) {
    layers.add(23, lit(palette, random.pick(cloths)), box(x + w * (0.12 + at * 0.27), y + 9, w * 0.17, h * random.real(0.26, 0.38)));
  }
}

function rails({ layers, palette, accent, rail }: Facade, x: number, y: number, w: number, h: number): void {
  if (rail === 'jali') {
    layers.add(30, lit(palette, accent), box(x - 3, y, w + 6, h));
    const rows = Math.max(1, Math.floor((h - 2) / 8));
    const holes = many(rows, (row) => many((w + 2) / 9, (at) => lozenge(x + 3 + at * 9, y + 5 + row * 8, 3.1)));
    layers.add(31, '#3E160B', holes, 0.6);
  } else if (rail === 'glass') {
    layers.add(30, palette.dark ? '#8FA6B8' : '#D9EEF0', box(x - 3, y, w + 6, h), 0.5);
    layers.add(31, lit(palette, '#FFFFFF'), box(x - 3, y, w + 6, 2.4));
  } else if (rail === 'panel') {
    layers.add(30, lit(palette, accent), box(x - 3, y + 4, w + 6, h - 4));
    layers.add(31, palette.ink, box(x - 3, y - 1, w + 6, 2.4));
  } else {
    layers.add(30, palette.ink, box(x - 3, y, w + 6, 2.6) + many(w / 6 + 1, (at) => box(x - 2.5 + at * 6, y, 1.5, h)));
  }
}

function potOn({ layers, palette, random }: Facade, x: number, y: number): void {
  layers.add(32, lit(palette, '#B5532F'), box(x - 6, y - 3, 12, 7));
  layers.add(33, palette.leaf[1], oval(x, y - 9, 11, 8));
  layers.add(34, palette.leaf[2], oval(x - 3, y - 12, 5, 4));
  if (random.chance(0.35))
    layers.add(35, lit(palette, random.pick(['#D9534A', '#E58FA0', '#E0A12B'])), oval(x + 4, y - 12, 2.6, 2.6) + oval(x - 5, y - 7, 2.4, 2.4));
}

/** A recessed balcony with its slab, rail and now and then washing or a pot. */
export function balcony(facade: Facade, { x, y, w, h }: Box): void {
  const { layers, palette, random } = facade;
  recess(facade, { x, y, w, h });
  if (w > 34 && random.chance(0.38)) laundry(facade, { x, y, w, h });
  layers.add(36, lit(palette, trim), box(x - 5, y + h - 4, w + 10, 6));
  layers.add(13, shadow, box(x - 5, y + h + 2, w + 10, 3.4), palette.shade);
  const railHeight = Math.min(h * 0.48, 26);
  const railTop = y + h - 4 - railHeight;
  rails(facade, x, railTop, w, railHeight);
  if (random.chance(0.55)) potOn(facade, x + w * random.real(0.15, 0.8), railTop);
}
