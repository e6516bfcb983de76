// What can be done to the plan while someone draws: rooms and walls are moved, rooms, doors and windows come and go. Lengths stay on the grid.
import { limits } from '#contracts/limits.ts';
import { onGrid, withFittedOpenings } from '#contracts/floor-plans/floor-plan-changes.ts';
import type { RoomKind, WallSide } from '#contracts/floor-plans/floor-plan-kinds.ts';
import { boundsOf, type FloorPlan, isAcross, type Opening, type PlanRoom, wallLength } from '#contracts/floor-plans/floor-plan.ts';

const { roomFeetMin, feetMax, roomsMax, openingsMax, openingFeetMin, openingFeetMax } = limits.floorPlan;

const withRoom = (plan: FloorPlan, index: number, change: Partial<PlanRoom>): FloorPlan => ({
  ...plan,
  rooms: plan.rooms.map((room, at) => (at === index ? { ...room, ...change } : room)),
});

export const changeRoom = (plan: FloorPlan, index: number, change: Pick<Partial<PlanRoom>, 'kind' | 'name'>): FloorPlan => {
  const { name, ...rest } = { ...plan.rooms[index], ...change } as PlanRoom;
  const room: PlanRoom = name?.trim() ? { ...rest, name: name.trim() } : rest;
  return { ...plan, rooms: plan.rooms.map((one, at) => (at === index ? room : one)) };
};

export function moveRoom(plan: FloorPlan, index: number, right: number, down: number): FloorPlan {
  const room = plan.rooms[index];
  return room ? withRoom(plan, index, { x: onGrid(room.x + right), y: onGrid(room.y + down) }) : plan;
}

const snapFeet = 0.75;

/** How far a room is from an edge of another along one axis, if that is near. */
function pull(start: number, length: number, edges: readonly number[]): number {
  const gaps = edges.flatMap((edge) => [edge - start, edge - start - length]).filter((gap) => Math.abs(gap) <= snapFeet);
  return gaps.length === 0 ? 0 : gaps.reduce((least, gap) => (Math.abs(gap) < Math.abs(least) ? gap : least));
}

/** Moves a room as a finger does: to the wall of a neighbour where it comes near to one. */
export function dragRoom(plan: FloorPlan, index: number, right: number, down: number): FloorPlan {
  const moved = moveRoom(plan, index, right, down);
  const room = moved.rooms[index];
  if (!room) return plan;
  const others = plan.rooms.filter((_, at) => at !== index);
  const x = pull(
    room.x,
    room.w,
    others.flatMap((other) => [other.x, other.x + other.w]),
  );
  const y = pull(
    room.y,
    room.h,
    others.flatMap((other) => [other.y, other.y + other.h]),
  );
  return moveRoom(moved, index, x, y);
}

interface Edge {
  room: number;
  /** Whether it is the room's right or lower wall. */
  far: boolean;
  from: number;
  to: number;
}

/** The walls on one line that hang together with this one: they are one wall of the house. */
function wallAlong({ rooms }: FloorPlan, index: number, side: WallSide): Edge[] {
  const across = isAcross(side);
  const edgesOf = (room: PlanRoom, at: number): (Edge & { line: number })[] => {
    const [from, to] = across ? [room.x, room.x + room.w] : [room.y, room.y + room.h];
    const [near, far] = across ? [room.y, room.y + room.h] : [room.x, room.x + room.w];
    return [
      { room: at, far: false, from, to, line: near },
      { room: at, far: true, from, to, line: far },
    ];
  };
  const own = rooms[index];
  const first = own && edgesOf(own, index).find(({ far }) => far === (side === 'right' || side === 'bottom'));
  if (!first) return [];
  const onLine = rooms.flatMap(edgesOf).filter(({ line }) => line === first.line);
  const found: Edge[] = [first];
  for (const edge of found) {
    const more = onLine.filter((one) => one.from < edge.to && edge.from < one.to && !found.some(({ room, far }) => room === one.room && far === one.far));
    found.push(...more);
  }
  return found;
}

/** Moves a wall with all rooms on both of its sides, no further than the narrowest of them allows. */
export function moveWall(plan: FloorPlan, index: number, side: WallSide, feet: number): FloorPlan {
  const edges = wallAlong(plan, index, side);
  const across = isAcross(side);
  const lengthOf = (at: number): number => plan.rooms[at]?.[across ? 'h' : 'w'] ?? 0;
  const least = Math.max(...edges.map(({ room, far }) => (far ? roomFeetMin - lengthOf(room) : -feetMax)));
  const most = Math.min(...edges.map(({ room, far }) => (far ? feetMax : lengthOf(room) - roomFeetMin)));
  const by = onGrid(Math.max(least, Math.min(most, feet)));
  if (by === 0) return plan;
  const pushed = new Map(edges.map(({ room, far }) => [room, far]));
  const rooms = plan.rooms.map((room, at) => {
    const far = pushed.get(at);
    if (far === undefined) return room;
    if (across) return far ? { ...room, h: room.h + by } : { ...room, y: room.y + by, h: room.h - by };
    return far ? { ...room, w: room.w + by } : { ...room, x: room.x + by, w: room.w - by };
  });
  /** A door stays where it is although its wall now begins elsewhere. */
  const kept = (opening: Opening): Opening =>
    pushed.get(opening.room) === false && isAcross(opening.side) !== across ? { ...opening, at: Math.max(0, opening.at - by) } : opening;
  return withFittedOpenings({ ...plan, rooms, doors: plan.doors.map(kept), windows: plan.windows.map(kept) });
}

/** Makes a room so wide or deep by its right or lower wall. */
export function resizeRoom(plan: FloorPlan, index: number, side: 'right' | 'bottom', feet: number): FloorPlan {
  const room = plan.rooms[index];
  return room ? moveWall(plan, index, side, feet - wallLength(room, side === 'right' ? 'top' : 'left')) : plan;
}

const usualSizes: Partial<Record<RoomKind, readonly [w: number, h: number]>> = {
  master: [14, 12],
  bedroom: [12, 11],
  kitchen: [8, 8],
  bathroom: [6, 7],
  balcony: [9, 4],
  store: [5, 5],
  passage: [4, 8],
  servant: [7, 7],
  stairs: [8, 12],
};

/** A room more, right of all others. */
export function addRoom(plan: FloorPlan, kind: RoomKind): FloorPlan {
  if (plan.rooms.length >= roomsMax) return plan;
  const [w, h] = usualSizes[kind] ?? [12, 12];
  const { x, y, w: width } = plan.rooms.length === 0 ? { x: 0, y: 0, w: 0 } : boundsOf(plan.rooms);
  return { ...plan, rooms: [...plan.rooms, { kind, x: x + width, y, w, h }] };
}

export type OpeningKind = 'doors' | 'windows';
const usualWidth: Record<OpeningKind, number> = { doors: 3, windows: 4 };

const ofWall = (openings: readonly Opening[], room: number, side: WallSide): Opening[] => openings.filter((one) => one.room === room && one.side === side);

/** The free place on a wall nearest to its middle that is so wide; nothing where there is none. */
function freePlace(length: number, width: number, taken: readonly Opening[]): number | undefined {
  const middle = onGrid((length - width) / 2);
  const places = Array.from({ length: Math.max(0, Math.floor((length - width) * 2) + 1) }, (_, step) => step / 2);
  return places
    .filter((at) => taken.every((one) => at >= one.at + one.width || one.at >= at + width))
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
}

/** A door or a window more on this wall, in its middle where that is free. */
export function addOpening(plan: FloorPlan, kind: OpeningKind, room: number, side: WallSide): FloorPlan {
  const wall = plan.rooms[room];
  if (!wall || plan[kind].length >= openingsMax) return plan;
  const length = wallLength(wall, side);
  const width = Math.min(usualWidth[kind], length);
  const at = freePlace(length, width, ofWall([...plan.doors, ...plan.windows], room, side));
  return at === undefined ? plan : { ...plan, [kind]: [...plan[kind], { room, side, at, width }] };
}

export const removeOpening = (plan: FloorPlan, kind: OpeningKind, index: number): FloorPlan => ({
  ...plan,
  [kind]: plan[kind].filter((_, at) => at !== index),
});

/** Moves an opening along its wall, or makes it wider, as far as the wall goes. */
export function changeOpening(plan: FloorPlan, kind: OpeningKind, index: number, change: Partial<Pick<Opening, 'at' | 'width'>>): FloorPlan {
  const opening = plan[kind][index];
  const room = opening && plan.rooms[opening.room];
  if (!room) return plan;
  const length = wallLength(room, opening.side);
  const width = Math.max(openingFeetMin, Math.min(openingFeetMax, length, onGrid(change.width ?? opening.width)));
  const at = Math.max(0, Math.min(length - width, onGrid(change.at ?? opening.at)));
  return { ...plan, [kind]: plan[kind].map((one, place) => (place === index ? { ...one, at, width } : one)) };
}
