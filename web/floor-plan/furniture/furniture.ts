// Furniture of true size on a floor plan: where it fits and why not. Nothing of it is sent or kept.
import type { RoomKind } from '#contracts/floor-plans/floor-plan-kinds.ts';
import { type FloorPlan, isOverlapping, type Opening, type PlanRoom, type Rectangle } from '#contracts/floor-plans/floor-plan.ts';

/** Feet, as shops here sell them. */
const sizes = {
  doubleBed: { w: 6, h: 7 },
  queenBed: { w: 5, h: 7 },
  singleBed: { w: 3.5, h: 6.5 },
  wardrobe: { w: 5, h: 2 },
  sofa: { w: 6.5, h: 3 },
  dining: { w: 5, h: 3.5 },
  desk: { w: 4, h: 2 },
  fridge: { w: 2.5, h: 2.5 },
  washer: { w: 2, h: 2 },
} as const;
export type PieceKind = keyof typeof sizes;
export const pieceKinds = Object.keys(sizes) as PieceKind[];

const sleeping: readonly RoomKind[] = ['master', 'bedroom', 'study', 'servant'];
const staying: readonly RoomKind[] = ['living', 'drawing', 'dining', 'hall'];
const homeOf: Record<PieceKind, readonly RoomKind[]> = {
  doubleBed: sleeping,
  queenBed: sleeping,
  singleBed: sleeping,
  wardrobe: sleeping,
  sofa: staying,
  dining: ['dining', 'living', 'drawing', 'hall'],
  desk: ['study', 'office', ...sleeping],
  fridge: ['kitchen', 'dining', 'living', 'store'],
  washer: ['bathroom', 'balcony', 'kitchen', 'store'],
};

export interface Piece {
  kind: PieceKind;
  x: number;
  y: number;
  /** Turned by a quarter. */
  turned: boolean;
}

/** What it covers. */
export function placeOf({ kind, x, y, turned }: Piece): Rectangle {
  const { w, h } = sizes[kind];
  return turned ? { x, y, w: h, h: w } : { x, y, w, h };
}

/** Someone has to stand before a door that opens the other way. */
const stepFeet = 1.5;
const leafFeetMax = 4;

/** What a door needs: its leaf within its room, a step on the other side. */
function doorways({ rooms }: FloorPlan, { room, side, at, width }: Opening): Rectangle[] {
  const wall = rooms[room];
  if (!wall) return [];
  const leaf = width <= leafFeetMax ? width : stepFeet;
  const { x, y, w, h } = wall;
  if (side === 'top') return [{ x: x + at, y: y - stepFeet, w: width, h: stepFeet + leaf }];
  if (side === 'bottom') return [{ x: x + at, y: y + h - leaf, w: width, h: stepFeet + leaf }];
  return [{ x: side === 'left' ? x - stepFeet : x + w - leaf, y: y + at, w: stepFeet + leaf, h: width }];
}

const isWithin = (inner: Rectangle, outer: Rectangle): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h;

export type Fit =
  | { fits: true; room: number; /** The widest gap to a wall, in feet. */ free: number }
  | { fits: false; why: 'outside' | 'wall' | 'door' }
  | { fits: false; why: 'small'; room: number }
  | { fits: false; why: 'piece'; other: Piece };

const freeIn = (place: Rectangle, room: PlanRoom): number =>
  Math.max(place.x - room.x, place.y - room.y, room.x + room.w - place.x - place.w, room.y + room.h - place.y - place.h);

const centreOf = ({ x, y, w, h }: Rectangle) => ({ x: x + w / 2, y: y + h / 2 });

/** The room that its middle is in, by its place in the list; -1 where that is outside. */
export function roomAt({ rooms }: Pick<FloorPlan, 'rooms'>, place: Rectangle): number {
  const { x, y } = centreOf(place);
  return rooms.findIndex((room) => x >= room.x && x < room.x + room.w && y >= room.y && y < room.y + room.h);
}

/** Why it is within no room: that room is too small for it however it is turned, or it would go through a wall. */
function misfit(plan: FloorPlan, place: Rectangle): Fit {
  const at = roomAt(plan, place);
  const room = plan.rooms[at];
  const fitsIn = (w: number, h: number): boolean => room !== undefined && w <= room.w && h <= room.h;
  if (room && !fitsIn(place.w, place.h) && !fitsIn(place.h, place.w)) return { fits: false, why: 'small', room: at };
  return { fits: false, why: plan.rooms.some((one) => isOverlapping(place, one)) ? 'wall' : 'outside' };
}

/** Whether a piece can stand where it is, among the others. */
export function fitOf(plan: FloorPlan, piece: Piece, others: readonly Piece[]): Fit {
  const place = placeOf(piece);
  const at = plan.rooms.findIndex((room) => isWithin(place, room));
  const room = plan.rooms[at];
  if (!room) return misfit(plan, place);
  const other = others.find((one) => one !== piece && isOverlapping(place, placeOf(one)));
  if (other) return { fits: false, why: 'piece', other };
  if (plan.doors.some((door) => doorways(plan, door).some((way) => isOverlapping(place, way)))) return { fits: false, why: 'door' };
  return { fits: true, room: at, free: freeIn(place, room) };
}

const gridFeet = 0.5;
const spots = (length: number): number[] => Array.from({ length: Math.max(0, Math.floor(length / gridFeet) + 1) }, (_, step) => step * gridFeet);

/** The first place in a room where it can stand, along the walls first; nothing where there is none. */
function placeIn(plan: FloorPlan, kind: PieceKind, room: PlanRoom, others: readonly Piece[]): Piece | undefined {
  for (const turned of [false, true]) {
    const { w, h } = placeOf({ kind, x: 0, y: 0, turned });
    for (const down of spots(room.h - h))
      for (const right of spots(room.w - w)) {
        const piece = { kind, x: room.x + right, y: room.y + down, turned };
        if (fitOf(plan, piece, others).fits) return piece;
      }
  }
  return undefined;
}

/** The rooms that have a place for it, by their places in the list. */
export const roomsWithPlace = (plan: FloorPlan, kind: PieceKind, others: readonly Piece[]): number[] =>
  plan.rooms.flatMap((room, at) => (placeIn(plan, kind, room, others) ? [at] : []));

/** A piece more: where it usually stands, or anywhere it fits; otherwise in the middle of where it should. */
export function placed(plan: FloorPlan, kind: PieceKind, others: readonly Piece[]): Piece {
  const usual = homeOf[kind].flatMap((home) => plan.rooms.filter((room) => room.kind === home));
  for (const room of [...usual, ...plan.rooms]) {
    const piece = placeIn(plan, kind, room, others);
    if (piece) return piece;
  }
  const { x, y, w, h } = usual[0] ?? plan.rooms[0] ?? { x: 0, y: 0, w: 0, h: 0 };
  const size = sizes[kind];
  return { kind, x: x + (w - size.w) / 2, y: y + (h - size.h) / 2, turned: false };
}

/** Between the walls of a room; in its middle where that is smaller than the piece. */
function kept(start: number, length: number, wall: number, room: number): number {
  if (length > room) return wall + (room - length) / 2;
  return Math.max(wall, Math.min(start, wall + room - length));
}

/** How far a point is from a room; nothing within it. */
const distance = ({ x, y }: { x: number; y: number }, room: Rectangle): number =>
  Math.hypot(Math.max(room.x - x, 0, x - room.x - room.w), Math.max(room.y - y, 0, y - room.y - room.h));

/** The same piece between the walls of the room that its middle is in, or is nearest to. */
export function keptInRoom(plan: FloorPlan, piece: Piece): Piece {
  const place = placeOf(piece);
  const middle = centreOf(place);
  const [room] = plan.rooms.toSorted((one, other) => distance(middle, one) - distance(middle, other));
  return room ? { ...piece, x: kept(place.x, place.w, room.x, room.w), y: kept(place.y, place.h, room.y, room.h) } : piece;
}

/** The next room in a direction, on the line of the middle of the piece. */
function nextRoom({ rooms }: FloorPlan, place: Rectangle, right: number, down: number): PlanRoom | undefined {
  const { x, y } = centreOf(place);
  const along = (room: PlanRoom): boolean => (right === 0 ? x >= room.x && x < room.x + room.w : y >= room.y && y < room.y + room.h);
  const gap = (room: PlanRoom): number => (right === 0 ? (room.y + room.h / 2 - y) * Math.sign(down) : (room.x + room.w / 2 - x) * Math.sign(right));
  const current = rooms[roomAt({ rooms }, place)];
  return rooms.filter((room) => room !== current && along(room) && gap(room) > 0).toSorted((one, other) => gap(one) - gap(other))[0];
}

/** A step by key: along the floor, and from a wall into the next room. */
export function stepped(plan: FloorPlan, piece: Piece, right: number, down: number): Piece {
  const moved = keptInRoom(plan, { ...piece, x: piece.x + right, y: piece.y + down });
  const place = placeOf(piece);
  if (moved.x !== piece.x || moved.y !== piece.y) return moved;
  const room = nextRoom(plan, place, right, down);
  if (!room) return piece;
  const near = (from: number, length: number, wall: number, whole: number, way: number): number =>
    way === 0 ? kept(from, length, wall, whole) : kept(way > 0 ? wall : wall + whole, length, wall, whole);
  return { ...piece, x: near(place.x, place.w, room.x, room.w, right), y: near(place.y, place.h, room.y, room.h, down) };
}

/** Turned about its middle by a quarter, and off the walls. */
export function turnedOver(plan: FloorPlan, piece: Piece): Piece {
  const { w, h } = placeOf(piece);
  const half = (feet: number): number => Math.round(feet / gridFeet) * gridFeet;
  return keptInRoom(plan, { ...piece, x: piece.x + half((w - h) / 2), y: piece.y + half((h - w) / 2), turned: !piece.turned });
}
