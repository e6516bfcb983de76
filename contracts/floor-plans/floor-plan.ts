// A floor plan as its owner draws it: rooms as rectangles on a grid of half feet, doors and windows on their walls. Its rules, which
// the server enforces and the editor says while someone draws. No schema is here: pages that only draw load no validation.
import type { FieldFault } from '#contracts/errors.ts';
import { limits } from '#contracts/limits.ts';
import type { RoomKind, WallSide } from './floor-plan-kinds.ts';

export interface Rectangle {
  /** Feet from the left and from the top of the plan. */
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface PlanRoom extends Rectangle {
  kind: RoomKind;
  /** What its owner calls it, where the kind does not say it. */
  name?: string | undefined;
}

/** A door or a window: on which wall of which room (by its place in the list), and how far from the wall's left or upper end. */
export interface Opening {
  room: number;
  side: WallSide;
  at: number;
  width: number;
}

export interface FloorPlan {
  /** Where north is on the drawing, in degrees clockwise from its top; null where nobody said. */
  north: number | null;
  rooms: readonly PlanRoom[];
  doors: readonly Opening[];
  windows: readonly Opening[];
}

export const norths = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** Without walls in between: rooms that share a wall do not overlap. */
export const isOverlapping = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

export const isAcross = (side: WallSide): boolean => side === 'top' || side === 'bottom';

export const wallLength = ({ w, h }: Rectangle, side: WallSide): number => (isAcross(side) ? w : h);

/** The smallest rectangle around all of it. */
export function boundsOf(rooms: readonly Rectangle[]): Rectangle {
  const x = Math.min(...rooms.map((room) => room.x));
  const y = Math.min(...rooms.map((room) => room.y));
  return { x, y, w: Math.max(...rooms.map((room) => room.x + room.w)) - x, h: Math.max(...rooms.map((room) => room.y + room.h)) - y };
}

/** The floor of all rooms together, in square feet. */
export const planArea = ({ rooms }: Pick<FloorPlan, 'rooms'>): number => rooms.reduce((sum, { w, h }) => sum + w * h, 0);

/** The same plan with its first room at the edges: where on a sheet it was drawn means nothing. */
export function atOrigin<P extends FloorPlan>(plan: P): P {
  if (plan.rooms.length === 0) return plan;
  const { x, y } = boundsOf(plan.rooms);
  return x === 0 && y === 0 ? plan : { ...plan, rooms: plan.rooms.map((room) => ({ ...room, x: room.x - x, y: room.y - y })) };
}

/** Two rooms that overlap, by their places in the list. */
export function overlapOf(rooms: readonly Rectangle[]): readonly [number, number] | undefined {
  for (const [at, room] of rooms.entries()) {
    const other = rooms.findIndex((one, place) => place > at && isOverlapping(room, one));
    if (other !== -1) return [at, other];
  }
  return undefined;
}

/** Whether it is on a wall that exists, in its whole width, and keeps clear of the others on that wall. */
function isOnWall(plan: FloorPlan, opening: Opening): boolean {
  const room = plan.rooms[opening.room];
  if (!room || opening.at < 0 || opening.at + opening.width > wallLength(room, opening.side)) return false;
  const beside = [...plan.doors, ...plan.windows].filter((one) => one !== opening && one.room === opening.room && one.side === opening.side);
  return beside.every((one) => one.at >= opening.at + opening.width || opening.at >= one.at + one.width);
}

export const openingOffWall = (plan: FloorPlan): Opening | undefined => [...plan.doors, ...plan.windows].find((opening) => !isOnWall(plan, opening));

/** The first rule that the plan breaks, with the numbers of the rooms as a person counts them. */
export function planFault(plan: FloorPlan): FieldFault | undefined {
  const overlap = overlapOf(plan.rooms);
  if (overlap) return { key: 'planOverlap', params: { room: overlap[0] + 1, other: overlap[1] + 1 } };
  const { w, h } = boundsOf(plan.rooms);
  if (Math.max(w, h) > limits.floorPlan.feetMax) return { key: 'planWide', params: { max: limits.floorPlan.feetMax } };
  const off = openingOffWall(plan);
  return off && { key: 'planOpening', params: { room: off.room + 1 } };
}

export type SizeVerdict = 'near' | 'more' | 'less';

/** The rooms' sum beside the size that the post states, which usually counts walls, stairs and lobbies too. */
export function compareWithSize(sum: number, size: number): SizeVerdict {
  if (sum > size) return 'more';
  return sum < size * limits.floorPlan.usualPartMin ? 'less' : 'near';
}
