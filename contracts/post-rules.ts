// Which fields a property type needs and shows, and the checks that span several fields. Used by the form and the API.
import type { z } from 'zod';
import type { FieldError } from './errors.ts';
import { landUnits, type LandUnit, type PropertyType } from './enums.ts';
import { limits } from './limits.ts';

type RuledField =
  | 'size'
  | 'landSize'
  | 'landUnits'
  | 'landCategory'
  | 'constructionStatus'
  | 'condition'
  | 'totalRooms'
  | 'bedrooms'
  | 'bathrooms'
  | 'balconies'
  | 'drawingRooms'
  | 'garages'
  | 'lift'
  | 'furnishing'
  | 'facing'
  | 'totalUnit'
  | 'totalFloor'
  | 'availableFloor'
  | 'facilities';

interface Requirement {
  required: readonly RuledField[];
  optional: readonly RuledField[];
}

const dwelling: Requirement = {
  required: ['size', 'condition', 'constructionStatus', 'bedrooms', 'bathrooms'],
  optional: ['totalRooms', 'balconies', 'drawingRooms', 'garages', 'lift', 'furnishing', 'facing', 'totalUnit', 'totalFloor', 'availableFloor', 'facilities'],
};
const house: Requirement = { required: dwelling.required, optional: [...dwelling.optional, 'landSize', 'landUnits'] };
const trade: Requirement = {
  required: ['size', 'availableFloor'],
  optional: ['condition', 'constructionStatus', 'bathrooms', 'garages', 'lift', 'furnishing', 'facing', 'totalUnit', 'totalFloor', 'facilities'],
};
const industry: Requirement = {
  required: ['size'],
  optional: ['condition', 'constructionStatus', 'landSize', 'landUnits', 'bathrooms', 'garages', 'facing', 'totalFloor', 'facilities'],
};
const plot: Requirement = { required: ['landSize', 'landUnits', 'landCategory'], optional: ['facing'] };

const requirements: Record<PropertyType, Requirement> = {
  apartment: dwelling,
  home: house,
  duplex: house,
  land: plot,
  office: trade,
  showroom: trade,
  shop: trade,
  restaurant: trade,
  factory: industry,
  warehouse: industry,
};

const ruledFields: readonly RuledField[] = [...new Set(Object.values(requirements).flatMap((r) => [...r.required, ...r.optional]))];

export const isRequired = (type: PropertyType, field: string): boolean => (requirements[type].required as readonly string[]).includes(field);

/** Whether the form shows the field; a hidden field's value is cleared. */
export const isShown = (type: PropertyType, field: string): boolean =>
  !(ruledFields as readonly string[]).includes(field) || isRequired(type, field) || (requirements[type].optional as readonly string[]).includes(field);

const sqftPerUnit: Record<LandUnit, number> = {
  katha: limits.land.kathaSqft,
  bigha: limits.land.bighaSqft,
  acres: limits.land.acreSqft,
  shotok: limits.land.shotokSqft,
};

/** Land as typed, in sqft. */
export const landSqft = (size: number, unit: (typeof landUnits)[number]): number => size * sqftPerUnit[unit];

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

/** Clears what does not apply to the property type and reports what is missing or contradictory. */
export function checkPostFields<T extends Checked>(fields: T, context: z.RefinementCtx): T {
  const fail = (path: string, message: FieldError, params?: Record<string, number>): void =>
    context.addIssue({ code: 'custom', path: [path], message, params });
  const kept = { ...fields } as T & Record<string, unknown>;
  for (const field of ruledFields) {
    if (!isShown(fields.propertyType, field)) delete kept[field];
    else if (isRequired(fields.propertyType, field) && kept[field] === undefined) fail(field, 'required');
  }
  // Bare land has none: they are a building's.
  kept.facilities ??= [];
  const { totalRooms, totalFloor, availableFloor, landSize, landUnits: unit } = kept;
  if (totalRooms !== undefined && totalRooms < (kept.bedrooms ?? 0) + (kept.drawingRooms ?? 0)) fail('totalRooms', 'roomsTotal');
  if (totalFloor !== undefined && availableFloor !== undefined && availableFloor > totalFloor) fail('availableFloor', 'floorAboveTotal');
  if (landSize !== undefined && !unit) fail('landUnits', 'required');
  if (landSize !== undefined && unit && landSqft(landSize, unit) > limits.posts.landSqftMax)
    fail('landSize', 'max', { max: Math.floor(limits.posts.landSqftMax / sqftPerUnit[unit]) });
  if (kept.secondaryContact && kept.secondaryContact === kept.primaryContact) fail('secondaryContact', 'phonesEqual');
  return kept;
}
