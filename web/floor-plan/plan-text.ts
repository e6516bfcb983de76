// A floor plan as the posting form holds it: JSON text, like every other answer a text.
import type { FloorPlan } from '#contracts/floor-plans/floor-plan.ts';

/** The plan in a text; nothing where it holds none. */
export function planIn(text: string): FloorPlan | undefined {
  if (text === '') return undefined;
  try {
    const plan = JSON.parse(text) as Partial<FloorPlan> | null;
    return plan && Array.isArray(plan.rooms) && plan.rooms.length > 0
      ? { north: plan.north ?? null, rooms: plan.rooms as FloorPlan['rooms'], doors: plan.doors ?? [], windows: plan.windows ?? [] }
      : undefined;
  } catch {
    return undefined;
  }
}
