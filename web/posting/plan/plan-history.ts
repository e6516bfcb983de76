// What was done to a plan, for undoing and doing again.
import type { FloorPlan } from '#contracts/floor-plans/floor-plan.ts';

export interface PlanHistory {
  past: readonly FloorPlan[];
  now: FloorPlan;
  future: readonly FloorPlan[];
}

const stepsMax = 100;

export const begun = (plan: FloorPlan): PlanHistory => ({ past: [], now: plan, future: [] });

/** Another plan; one that is the same is no step. */
export function done({ past, now, future }: PlanHistory, plan: FloorPlan): PlanHistory {
  if (plan === now) return { past, now, future };
  return { past: [...past, now].slice(-stepsMax), now: plan, future: [] };
}

export function undone({ past, now, future }: PlanHistory): PlanHistory {
  const last = past.at(-1);
  return last ? { past: past.slice(0, -1), now: last, future: [now, ...future] } : { past, now, future };
}

export function redone({ past, now, future }: PlanHistory): PlanHistory {
  const [next, ...rest] = future;
  return next ? { past: [...past, now], now: next, future: rest } : { past, now, future };
}
