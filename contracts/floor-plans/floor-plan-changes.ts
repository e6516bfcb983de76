// How a floor plan is changed as a whole: scaled to a size, mirrored, a room less.
import { limits } from '#contracts/limits.ts';
import { planStep, type WallSide } from './floor-plan-kinds.ts';
import { boundsOf, type FloorPlan, isAcross, type Opening, planArea, type PlanRoom, wallLength } from './floor-plan.ts';

const { roomFeetMin, feetMax } = limits.floorPlan;

export const onGrid = (feet: number): number => Math.round(feet / planStep) * planStep;

/** As much of an opening as its wall has room for, as near to where it was. */
export function fittedOpening(room: PlanRoom, opening: Opening): Opening {
  const length = wallLength(room, opening.side);
  const width = Math.min(opening.width, length);
  return { ...opening, width, at: Math.max(0, Math.min(opening.at, length - width)) };
}

const clear = (kept: readonly Opening[], one: Opening): boolean =>
  kept.every(({ room, side, at, width }) => room !== one.room || side !== one.side || at >= one.at + one.width || one.at >= at + width);

/** Every opening within its wall; one that would lie over another is left out. */
export function withFittedOpenings(plan: FloorPlan): FloorPlan {
  const kept: Opening[] = [];
  const fit = (openings: readonly Opening[]): Opening[] =>
    openings.flatMap((opening) => {
      const room = plan.rooms[opening.room];
      const fitted = room && fittedOpening(room, opening);
      if (!fitted || !clear(kept, fitted)) return [];
      kept.push(fitted);
      return [fitted];
    });
  const doors = fit(plan.doors);
  return { ...plan, doors, windows: fit(plan.windows) };
}

/** All rooms larger or smaller alike, so that they come to about so many square feet. Rooms that shared a wall still do. */
export function scaledTo(plan: FloorPlan, sqft: number): FloorPlan {
  const { w, h } = boundsOf(plan.rooms);
  const factor = Math.min(Math.sqrt(sqft / planArea(plan)), feetMax / Math.max(w, h));
  const scaled = (feet: number): number => onGrid(feet * factor);
  const rooms = plan.rooms.map((room) => {
    const [x, y] = [scaled(room.x), scaled(room.y)];
    return { ...room, x, y, w: scaled(room.x + room.w) - x, h: scaled(room.y + room.h) - y };
  });
  // Too small for what it holds: then it stays as it is.
  if (rooms.some((room) => Math.min(room.w, room.h) < roomFeetMin)) return plan;
  const moved = ({ at, ...opening }: Opening): Opening => ({ ...opening, at: scaled(at) });
  return withFittedOpenings({ ...plan, rooms, doors: plan.doors.map(moved), windows: plan.windows.map(moved) });
}

const opposite: Record<WallSide, WallSide> = { top: 'top', bottom: 'bottom', left: 'right', right: 'left' };

/** As in a mirror that stands beside it: most buildings have each flat twice. North stays where it is. */
export function mirrored(plan: FloorPlan): FloorPlan {
  const { x, w } = boundsOf(plan.rooms);
  const turned = ({ side, at, width, room }: Opening): Opening => {
    const { w: length = 0 } = plan.rooms[room] ?? {};
    return { room, side: opposite[side], at: isAcross(side) ? length - at - width : at, width };
  };
  return {
    ...plan,
    rooms: plan.rooms.map((room) => ({ ...room, x: 2 * x + w - room.x - room.w })),
    doors: plan.doors.map(turned),
    windows: plan.windows.map(turned),
  };
}

/** Without a room, by its place in the list, and what was in its walls. */
export function withoutRoom(plan: FloorPlan, index: number): FloorPlan {
  const rest = (openings: readonly Opening[]): Opening[] =>
    openings.filter(({ room }) => room !== index).map((one) => ({ ...one, room: one.room > index ? one.room - 1 : one.room }));
  return { ...plan, rooms: plan.rooms.filter((_, at) => at !== index), doors: rest(plan.doors), windows: rest(plan.windows) };
}
