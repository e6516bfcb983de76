import { randomFrom, type Random } from './random.ts';
import { courtyardHouse } from './buildings/courtyard-house.ts';
import { plot, type Sign } from './plot.ts';
import { office } from './buildings/office.ts';
import { shopRow } from './buildings/shop-row.ts';
import { groupSite } from './buildings/group-site.ts';
import { pilingSite } from './buildings/piling-site.ts';
import { warehouse } from './buildings/warehouse.ts';
import { room } from './rooms/room.ts';
import { workRoom } from './rooms/work-rooms.ts';
import { duplex, hillDuplex } from './buildings/duplex.ts';
import { flat } from './buildings/flat-views.ts';
import type { Palette } from './paint/palettes.ts';
import { palettes } from './paint/palettes.ts';
import { picture, place } from './paint/svg.ts';

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
  'workRoom',
] as const;

export type SceneKind = (typeof sceneKinds)[number];
export type Hour = Palette['name'];

/** What is not left to the seed: the pictures of one post share house and hour, and each has a view of its own. */
export interface Shot {
  hour?: Hour;
  /** Decides how the house looks and is furnished. */
  house?: number;
  view?: number;
  /** What the board of a plot says. */
  sign?: Sign | undefined;
}

interface Scenery {
  palette: Palette;
  /** Of the picture. */
  random: Random;
  /** Of the house. */
  house: Random;
  view: number;
  sign: Sign | undefined;
}

/** How near: all of it, its left or right part, its middle, its left part from close by. */
const crops = [
  [0, 0, 1],
  [60, 560, 1.3],
  [740, 560, 1.3],
  [400, 500, 1.55],
  [170, 470, 1.75],
] as const;

/** How many pictures of a subject differ before they repeat. */
export const cropViews = crops.length;

/** A subject that looks the same from wherever it is photographed, but nearer or further away. */
const near =
  (draw: (palette: Palette, random: Random) => string) =>
  ({ palette, house, view }: Scenery): string => {
    const [x, y, scale] = crops[view % crops.length] ?? crops[0];
    const drawing = draw(palette, house);
    return scale === 1 ? drawing : place(x * (1 - scale), y * (1 - scale), scale, drawing);
  };

const painters: Record<SceneKind, (scenery: Scenery) => string> = {
  flat: ({ palette, random, house, view }) => flat(palette, random, house, view),
  room: ({ palette, random, house, view }) => room(palette, random, house, view),
  plot: ({ palette, random, house, view, sign }) => plot(palette, { random, house, view, sign }),
  duplex: near(duplex),
  hillDuplex: near(hillDuplex),
  shopRow: near(shopRow),
  office: near(office),
  warehouse: near(warehouse),
  groupSite: near(groupSite),
  courtyardHouse: near(courtyardHouse),
  pilingSite: near(pilingSite),
  workRoom: ({ palette, random, house, view }) => workRoom(palette, random, house, view),
};

const hours: readonly Hour[] = ['dawn', 'noon', 'golden', 'dusk', 'monsoon', 'noon', 'dawn', 'golden'];

const mixed = (seed: number, kind: SceneKind): number => Math.imul(seed + 1, 0x9e3779b1) ^ ((sceneKinds.indexOf(kind) + 1) * 0x85ebca6b);

/** Draws a scene, 800 x 600; the same kind, seed and shot give the same picture on every machine. */
export function drawScene(kind: SceneKind, seed: number, { hour, house = seed, view = seed, sign }: Shot = {}): string {
  const random = randomFrom(mixed(seed, kind));
  const ownHour = random.pick(hours);
  const light = palettes[hour ?? (kind === 'plot' && ownHour === 'dusk' ? 'golden' : ownHour)];
  const drawn = painters[kind]({ palette: light, random, house: randomFrom(mixed(house, kind) ^ 0x51ab), view: Math.abs(view), sign });
  return picture(drawn);
}
