// Which fields of the form are numbers, and of what kind.
import type { NumberKind } from '#web/forms/number-text.ts';

const kinds = {
  price: 'money',
  rentFee: 'money',
  size: 'area',
  landSize: 'land',
  bedrooms: 'count',
  bathrooms: 'count',
  totalRooms: 'count',
  drawingRooms: 'count',
  balconies: 'count',
  garages: 'count',
  availableFloor: 'count',
  totalFloor: 'count',
  totalUnit: 'count',
  advanceMonths: 'count',
  serviceCharge: 'money',
} as const satisfies Record<string, NumberKind>;

export type NumberField = keyof typeof kinds;
export const numberFields = Object.keys(kinds) as readonly NumberField[];
export const kindOf = (field: NumberField): NumberKind => kinds[field];
