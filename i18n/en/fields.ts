// What a field of a post is called, wherever no page has a name of its own for it.
import type { fields as bn } from '#i18n/bn/fields.ts';

export const fields = {
  propertyType: 'Property type',
  size: 'Size',
  landSize: 'Land',
  landCategory: 'Land category',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  tenants: 'Who may rent it',
  availableFrom: 'Available from',
  advanceMonths: 'Advance',
  serviceCharge: 'Service charge',
  description: 'Description',
  condition: 'Condition',
  totalRooms: 'Total rooms',
  drawingRooms: 'Drawing rooms',
  balconies: 'Balconies',
  garages: 'Garage',
  availableFloor: 'Floor',
  totalFloor: 'Floors in building',
  totalUnit: 'Units in building',
  furnishing: 'Furnishing',
  facing: 'Facing',
  lift: 'Lift',
  facilities: 'Facilities',
  postedBy: 'Posted by',
} as const satisfies Record<keyof typeof bn, string>;
