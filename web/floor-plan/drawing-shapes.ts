// The lines of a drawn floor plan as SVG paths, ten units to the foot: short, because they are in the HTML of a page.
import type { RoomKind } from '#contracts/floor-plans/floor-plan-kinds.ts';
import { boundsOf, type FloorPlan, isAcross, type Opening, type PlanRoom, type Rectangle } from '#contracts/floor-plans/floor-plan.ts';

export const unitsPerFoot = 10;
export const tones = ['sleep', 'stay', 'wet', 'open', 'plain'] as const;
export type Tone = (typeof tones)[number];

export const toneOf: Record<RoomKind, Tone> = {
  master: 'sleep',
  bedroom: 'sleep',
  drawing: 'stay',
  dining: 'stay',
  living: 'stay',
  hall: 'stay',
  office: 'sleep',
  kitchen: 'wet',
  bathroom: 'wet',
  balcony: 'open',
  parking: 'open',
  study: 'sleep',
  prayer: 'plain',
  servant: 'sleep',
  store: 'plain',
  passage: 'plain',
  stairs: 'plain',
  other: 'plain',
};

const units = (feet: number): number => feet * unitsPerFoot;

export const rectanglePath = ({ x, y, w, h }: Rectangle): string => `M${units(x)} ${units(y)}h${units(w)}v${units(h)}h${-units(w)}z`;

export const roomsPath = (rooms: readonly Rectangle[]): string => rooms.map(rectanglePath).join('');

/** The line of an opening: where it begins, and along which axis. */
function lineOf({ rooms }: Pick<FloorPlan, 'rooms'>, { room, side, at, width }: Opening) {
  const { x, y, w, h } = rooms[room] ?? { x: 0, y: 0, w: 0, h: 0 };
  const across = isAcross(side);
  const start = across ? { x: x + at, y: side === 'top' ? y : y + h } : { x: side === 'left' ? x : x + w, y: y + at };
  return { x: units(start.x), y: units(start.y), across, length: units(width) };
}

/** The gap that an opening leaves in its wall. */
export const gapsPath = (plan: Pick<FloorPlan, 'rooms'>, openings: readonly Opening[]): string =>
  openings
    .map((opening) => {
      const { x, y, across, length } = lineOf(plan, opening);
      return `M${x} ${y}${across ? 'h' : 'v'}${length}`;
    })
    .join('');

/** A wider door has no leaf: it is an arch. */
const leafFeetMax = 4;

/** The leaf of each door, opened into its room, and the arc that it sweeps. */
export const leavesPath = (plan: Pick<FloorPlan, 'rooms'>, doors: readonly Opening[]): string =>
  doors
    .filter(({ width }) => width <= leafFeetMax)
    .map((door) => {
      const { x, y, across, length } = lineOf(plan, door);
      const inward = door.side === 'top' || door.side === 'left' ? length : -length;
      const sweep = door.side === 'bottom' || door.side === 'left' ? 1 : 0;
      const [leaf, arc] = across ? [`v${inward}`, `${length} ${-inward}`] : [`h${inward}`, `${-inward} ${length}`];
      return `M${x} ${y}${leaf}a${length} ${length} 0 0 ${sweep} ${arc}`;
    })
    .join('');

/** Room around the drawing for its two measures and for the arrow to the north, in feet; letters grow with the plan, so that phones show them. */
export function sheetOf(rooms: readonly Rectangle[]) {
  const bounds = boundsOf(rooms);
  const letter = Math.max(0.7, 0.041 * Math.max(bounds.w, 0.7 * bounds.h));
  return { bounds, letter, margin: letter * 2.4 };
}

const slimWidth = 0.32;

/** About how wide a text is, in letters, as measured in the fonts of the pages: vowel signs beside a letter, joined consonants and signs are slim. */
function widthOf(text: string): number {
  const wide = text.replaceAll(/\u09CD.|\p{M}|\p{P}|\p{S}|\p{Z}/gu, '');
  const slim = text.match(/\u09CD.|\p{Mc}|\p{P}|\p{S}|\p{Z}/gu)?.length ?? 0;
  return [...wide].length * (/\p{Script=Bengali}/u.test(text) ? 0.62 : 0.57) + slim * slimWidth;
}

export type Fit = 'both' | 'name' | 'number';

/** What of a room's label fits into it; its number in the list stands for what does not. */
export function fitOf({ w, h }: Pick<PlanRoom, 'w' | 'h'>, name: string, size: string, letter: number): Fit {
  if (widthOf(name) * letter > w - 0.4 || h < 1.2 * letter) return 'number';
  return widthOf(size) * letter * 0.85 > w - 0.4 || h < 2.4 * letter ? 'name' : 'both';
}
