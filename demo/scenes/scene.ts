import { randomFrom } from '#demo/random.ts';
import { courtyardHouse } from './courtyard-house.ts';
import { plot } from './plot.ts';
import { office } from './office.ts';
import { shopRow } from './shop-row.ts';
import { groupSite } from './group-site.ts';
import { pilingSite } from './piling-site.ts';
import { warehouse } from './warehouse.ts';
import { room } from './room.ts';
import { duplex, hillDuplex } from './duplex.ts';
import { flat } from './flat.ts';
import type { Palette } from './palettes.ts';
import { palettes } from './palettes.ts';
import type { Random } from '#demo/random.ts';
import { picture } from './svg.ts';

export const sceneKinds = [
  'flat',
  'duplex',
  'hillDuplex',
  'plot',
  'shopRow',
  'office',
  'warehouse',
  'room',
  'groupSite',
  'courtyardHouse',
  'pilingSite',
] as const;

export type SceneKind = (typeof sceneKinds)[number];

type Painter = (palette: Palette, random: Random, seed: number) => string;
const painters: Record<SceneKind, Painter> = { flat, duplex, hillDuplex, plot, shopRow, office, warehouse, room, groupSite, courtyardHouse, pilingSite };
const hours = ['dawn', 'noon', 'golden', 'dusk', 'monsoon', 'noon', 'dawn', 'golden', 'night'] as const;

/** Draws a scene, 800 x 600; the same kind and seed give the same picture on every machine. */
export function drawScene(kind: SceneKind, seed: number): string {
  const random = randomFrom(Math.imul(seed + 1, 0x9e3779b1) ^ ((sceneKinds.indexOf(kind) + 1) * 0x85ebca6b));
  return picture(painters[kind](palettes[random.pick(hours)], random, seed));
}
