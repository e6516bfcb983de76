// Which fields a property type needs and shows, and the checks that span several fields. Used by the form and the API.
import type { z } from 'zod';
import type { FieldError } from '#contracts/errors.ts';
import { landUnits, type LandUnit, type PropertyType } from '#contracts/enums.ts';
import { sqftPerLandUnit } from './land-units.ts';
import { limits } from '#contracts/limits.ts';
import { postField, postFieldNames, type TypeGroup } from './post-fields.ts';

const groups: Record<PropertyType, TypeGroup> = {
  apartment: 'dwelling',
  home: 'house',
  duplex: 'house',
  land: 'plot',
  office: 'trade',
  showroom: 'trade',
  shop: 'trade',
  restaurant: 'trade',
  factory: 'industry',
  warehouse: 'industry',
};

export const typeGroupOf = (type: PropertyType): TypeGroup => groups[type];

/** Whether the property type decides over the field at all. */
export const isRuled = (field: string): boolean => postField(field)?.types !== undefined;

export const isRequired = (type: PropertyType, field: string): boolean => postField(field)?.types?.[groups[type]] === 'required';

/** Whether the form shows the field; a hidden field's value is cleared. */
export const isShown = (type: PropertyType, field: string): boolean => !isRuled(field) || postField(field)?.types?.[groups[type]] !== undefined;

/** A typed amount of land in sqft. */
export const landSqft = (size: number, unit: (typeof landUnits)[number]): number => size * sqftPerLandUnit[unit];

interface Checked {
  propertyType: PropertyType;
  totalRooms?: number | undefined;
  bedrooms?: number | undefined;
  drawingRooms?: number | undefined;
  totalFloor?: number | undefined;
  availableFloor?: number | undefined;
  landSize?: number | undefined;
  landUnits?: LandUnit | undefined;
  facilities: string[];
  primaryContact: string;
  secondaryContact?: string | undefined;
}

/** Without the values that do not apply to the property type. */
export function clearPostFields<T extends Checked>(fields: T): T {
  const kept = { ...fields } as T & Record<string, unknown>;
  for (const field of postFieldNames) if (!isShown(fields.propertyType, field)) delete kept[field];
  // Bare land has no building, so these do not apply.
  kept.facilities ??= [];
  return kept;
}

type Blame = (path: string, message: FieldError, params?: Record<string, number>) => void;

/** Fields that the property type needs and that are missing, and fields that contradict each other. */
function checkOfType({ propertyType, ...fields }: Partial<Checked> & { propertyType: PropertyType }, isWrong: (field: string) => boolean, blame: Blame): void {
  const shown = Object.fromEntries(Object.entries(fields).filter(([field]) => isShown(propertyType, field))) as Partial<Checked>;
  for (const field of postFieldNames) if (isRequired(propertyType, field) && !isWrong(field) && !(field in shown)) blame(field, 'required');
  const { totalRooms, bedrooms = 0, drawingRooms = 0, totalFloor, availableFloor, landSize, landUnits: unit } = shown;
  if (totalRooms !== undefined && totalRooms < bedrooms + drawingRooms) blame('totalRooms', 'roomsTotal');
  // Floors are counted from 0 as on the lift's buttons, storeys from 1.
  if (totalFloor !== undefined && availableFloor !== undefined && availableFloor >= totalFloor) blame('availableFloor', 'floorAboveTotal');
  if (landSize !== undefined && !unit && !isWrong('landUnits')) blame('landUnits', 'required');
  if (landSize !== undefined && unit && landSqft(landSize, unit) > limits.posts.landSqftMax)
    blame('landSize', 'max', { max: Math.floor(limits.posts.landSqftMax / sqftPerLandUnit[unit]) });
}

/** Options of a check across fields: it runs even when single fields failed (none of which may `abort`), so that all errors are reported together. */
export const besideFaults = { when: ({ value }: z.core.ParsePayload): boolean => typeof value === 'object' && value !== null && !Array.isArray(value) };

/** The fields that failed by themselves, for such a check. */
export const faultyFields = ({ issues }: z.core.$RefinementCtx): Set<PropertyKey | undefined> => new Set(issues.map(({ path }) => path?.[0]));

/** Reports missing or contradictory fields among those that are valid by themselves. */
export function checkPostFields(fields: Partial<Checked>, context: z.core.$RefinementCtx): void {
  const wrong = faultyFields(context);
  const sound: Partial<Checked> = Object.fromEntries(Object.entries(fields).filter(([field, value]) => value !== undefined && !wrong.has(field)));
  const blame: Blame = (path, message, params) => context.addIssue({ code: 'custom', path: [path], message, params });
  const { propertyType, primaryContact, secondaryContact } = sound;
  if (propertyType) checkOfType({ ...sound, propertyType }, (field) => wrong.has(field), blame);
  if (secondaryContact && secondaryContact === primaryContact) blame('secondaryContact', 'phonesEqual');
}
