// What light comes into a room: through windows in walls that lead outside, by where north is.
import type { WallSide } from '#contracts/floor-plans/floor-plan-kinds.ts';
import { type FloorPlan, isAcross, type Opening } from '#contracts/floor-plans/floor-plan.ts';

export const lights = ['morning', 'south', 'afternoon'] as const;
export type Light = (typeof lights)[number];

const turned: Record<WallSide, number> = { top: 0, right: 90, bottom: 180, left: 270 };

/** Where the middle of an opening looks: a point a little beyond its wall. */
export function beyond({ rooms }: Pick<FloorPlan, 'rooms'>, { room, side, at, width }: Opening, feet = 0.25): { x: number; y: number } {
  const { x, y, w, h } = rooms[room] ?? { x: 0, y: 0, w: 0, h: 0 };
  const along = at + width / 2;
  if (isAcross(side)) return { x: x + along, y: side === 'top' ? y - feet : y + h + feet };
  return { x: side === 'left' ? x - feet : x + w + feet, y: y + along };
}

/** Whether it leads into the open; a balcony is open. */
export function isOutside(plan: Pick<FloorPlan, 'rooms'>, opening: Opening): boolean {
  const { x, y } = beyond(plan, opening);
  return !plan.rooms.some((room) => room.kind !== 'balcony' && x > room.x && x < room.x + room.w && y > room.y && y < room.y + room.h);
}

/** The light through one window; nothing where it looks into another room, to the north, or where nobody said where north is. */
export function lightOf(plan: FloorPlan, window: Opening): Light[] {
  if (plan.north === null || !isOutside(plan, window)) return [];
  const bearing = (turned[window.side] - plan.north + 360) % 360;
  return [
    ...(bearing >= 45 && bearing <= 135 ? (['morning'] as const) : []),
    ...(bearing >= 135 && bearing <= 225 ? (['south'] as const) : []),
    ...(bearing >= 225 && bearing <= 315 ? (['afternoon'] as const) : []),
  ];
}

/** The light of a room, by its place in the list, in the order of the day. */
export function lightsOf(plan: FloorPlan, room: number): Light[] {
  const seen = new Set(plan.windows.filter((window) => window.room === room).flatMap((window) => lightOf(plan, window)));
  return lights.filter((light) => seen.has(light));
}
