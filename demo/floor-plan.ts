// Floor plans of some demo homes: a usual plan of their rooms, as large as they are, by a chance of its own so that nothing else falls otherwise.
import type { Facing } from '#contracts/enums.ts';
import { boundsOf, type FloorPlan, norths } from '#contracts/floor-plans/floor-plan.ts';
import { mirrored, withoutRoom } from '#contracts/floor-plans/floor-plan-changes.ts';
import { type PresetName, presetPlan } from '#contracts/floor-plans/floor-plan-presets.ts';
import { randomFrom } from '@uthan/scenes/random.ts';
import type { Details } from './details.ts';

const planSeed = 47_000;
const share = 0.6;

const presets: Readonly<Record<number, PresetName>> = { 1: 'oneBed', 2: 'twoBed', 3: 'threeBed', 4: 'fourBed' };
const bearings: Partial<Record<Facing, number>> = { north: 0, east: 90, south: 180, west: 270 };

/** With at most so many balconies: the last go first. */
function withBalconies(plan: FloorPlan, most: number): FloorPlan {
  const balconies = plan.rooms.flatMap(({ kind }, at) => (kind === 'balcony' ? [at] : []));
  return balconies
    .slice(most)
    .toReversed()
    .reduce((left, at) => withoutRoom(left, at), plan);
}

const bathsOf = ({ rooms }: FloorPlan): number => rooms.filter(({ kind }) => kind === 'bathroom').length;

/** Which way the drawing is turned: the side with the balcony looks where the home faces. */
function northFor(plan: FloorPlan, facing: Facing | undefined): number | null {
  const bearing = facing && bearings[facing];
  if (bearing === undefined) return null;
  const balcony = plan.rooms.find(({ kind }) => kind === 'balcony');
  const side = balcony && balcony.x === boundsOf(plan.rooms).x ? 270 : 90;
  return norths.find((north) => north === (side - bearing + 360) % 360) ?? null;
}

/** The plan of a flat whose rooms are those of a usual one; otherwise none. */
export function planOf({ propertyType, bedrooms, bathrooms, balconies, size, facing }: Details, number: number): FloorPlan | undefined {
  const random = randomFrom(planSeed + number);
  const [isDrawn, isMirrored] = [random.chance(share), random.chance(0.5)];
  const name = presets[Number(bedrooms)];
  if (propertyType !== 'apartment' || !name || !size || !isDrawn) return undefined;
  const plan = withBalconies(presetPlan(name, Number(size)), Number(balconies ?? 0));
  if (bathsOf(plan) !== Number(bathrooms)) return undefined;
  const turned = isMirrored ? mirrored(plan) : plan;
  return { ...turned, north: northFor(turned, facing as Facing | undefined) };
}
