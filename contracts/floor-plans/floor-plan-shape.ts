// The schemas of a floor plan: as a form or a program sends it, and as it is answered. Every form for posts loads them, so what spans
// several rooms is checked where a plan is drawn and on the server: planFault in floor-plan.ts.
import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { fault, isBlank, isPlain, textLength } from '#contracts/values.ts';
import { isOnGrid, planStep, roomKinds, wallSides } from './floor-plan-kinds.ts';

const { roomsMax, openingsMax, feetMax, roomFeetMin, openingFeetMin, openingFeetMax, nameMax, textMax } = limits.floorPlan;
const wrong = fault('planInvalid');

const feet = (min: number, max: number) => z.number(wrong).min(min, fault('min')).max(max, fault('max')).refine(isOnGrid, wrong).meta({ multipleOf: planStep });

const Room = z.object({
  kind: z.enum(roomKinds, wrong),
  name: z
    .string(wrong)
    .max(4 * nameMax, wrong)
    .refine((name) => isPlain(name) && /^\S(.*\S)?$/.test(name) && textLength(name) <= nameMax, wrong)
    .meta({ minLength: 1, maxLength: nameMax })
    .optional(),
  x: feet(0, feetMax),
  y: feet(0, feetMax),
  w: feet(roomFeetMin, feetMax),
  h: feet(roomFeetMin, feetMax),
});

const openings = z
  .array(
    z.object({
      room: z.int(wrong).min(0, wrong).max(roomsMax, wrong),
      side: z.enum(wallSides, wrong),
      at: feet(0, feetMax),
      width: feet(openingFeetMin, openingFeetMax),
    }),
    wrong,
  )
  .max(openingsMax, fault('max'))
  .default([]);

const eighth = 45;

/** Half feet on a grid; see contracts/floor-plans/floor-plan.ts. */
export const FloorPlan = z.object({
  north: z
    .number(wrong)
    .refine((degrees) => degrees >= 0 && degrees < 8 * eighth && degrees % eighth === 0, wrong)
    .meta({ minimum: 0, maximum: 7 * eighth, multipleOf: eighth })
    .nullable()
    .default(null),
  rooms: z.array(Room, wrong).min(1, wrong).max(roomsMax, fault('max')),
  doors: openings,
  windows: openings,
});

/** Forms send JSON as text, and an empty text for no plan; programs send the plan itself, or null. */
function planOf(value: unknown): unknown {
  if (value === null || isBlank(value)) return undefined;
  if (typeof value !== 'string' || value.length > textMax) return value;
  try {
    return (JSON.parse(value) as unknown) ?? undefined;
  } catch {
    return value;
  }
}

export const givenFloorPlan = z.preprocess(planOf, FloorPlan.optional());
