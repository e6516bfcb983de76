// What a post says, field by field. The API's shapes, the columns, the form, the page, the comparison and the history are made
// from this table or checked against it. No schema is here: pages that only ask which fields there are load no validation.
import {
  conditions,
  constructionStatuses,
  facilities,
  facings,
  furnishings,
  landCategories,
  landUnits,
  plans,
  postedByKinds,
  type PostType,
  priceUnits,
  propertyTypes,
  tenantKinds,
} from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';

/** Types of property that are asked the same questions. */
export type TypeGroup = 'dwelling' | 'house' | 'trade' | 'industry' | 'plot';
type Asked = { readonly [group in TypeGroup]?: 'required' | 'optional' };

export type FieldKind =
  | 'count'
  | 'floor'
  | 'money'
  | 'area'
  | 'land'
  | 'choice'
  | 'many'
  | 'flag'
  | 'date'
  | 'text'
  | 'place'
  | 'postCode'
  | 'phone'
  | 'degrees'
  | 'floorPlan';

export interface PostFact {
  kind: FieldKind;
  /** Of numbers the bounds, of texts the lengths. */
  min?: number;
  max?: number;
  /** Of a choice and of a list. */
  values?: readonly [string, ...string[]];
  /** Of the form. */
  step: 'type' | 'location' | 'price' | 'details' | 'contact';
  /** The smallest view that shows it: the card, the page of a post, or only its owner and staff. */
  seen: 'card' | 'page' | 'owner';
  /** Every post says it. */
  required?: true;
  /** Which types of property are asked; without it all are. */
  types?: Asked;
  /** Only of posts to sell, or to rent. */
  only?: PostType;
  /** The parameter of a search that asks for it: so many at least of a count, otherwise this value. Other filters are in search.ts. */
  filter?: string;
}

const homes = { dwelling: 'optional', house: 'optional' } as const;
const served = { ...homes, trade: 'optional' } as const;
const built = { ...served, industry: 'optional' } as const;
const stateOf = { dwelling: 'required', house: 'required', trade: 'optional', industry: 'optional' } as const;
const withLand = { house: 'optional', industry: 'optional', plot: 'required' } as const;

const { roomsMax, floorsMax } = limits.posts;

/** In the order of the form. */
export const postFields = {
  propertyType: { kind: 'choice', values: propertyTypes, step: 'type', seen: 'card', required: true },
  size: {
    kind: 'area',
    min: limits.posts.sizeSqftMin,
    max: limits.posts.sizeSqftMax,
    step: 'type',
    seen: 'card',
    types: { dwelling: 'required', house: 'required', trade: 'required', industry: 'required' },
  },
  landSize: { kind: 'land', min: 0.01, max: limits.posts.landSqftMax, step: 'type', seen: 'card', types: withLand },
  landUnits: { kind: 'choice', values: landUnits, step: 'type', seen: 'card', types: withLand },
  landCategory: { kind: 'choice', values: landCategories, step: 'type', seen: 'card', types: { plot: 'required' } },
  bedrooms: { kind: 'count', max: roomsMax, step: 'type', seen: 'card', types: { dwelling: 'required', house: 'required' }, filter: 'bedMin' },
  bathrooms: { kind: 'count', max: roomsMax, step: 'type', seen: 'card', types: stateOf, filter: 'bathMin' },

  division: { kind: 'place', step: 'location', seen: 'card', required: true },
  district: { kind: 'place', step: 'location', seen: 'card', required: true },
  subDistrict: { kind: 'place', step: 'location', seen: 'card', required: true },
  /** A neighbourhood of the sub-district. */
  locality: { kind: 'place', step: 'location', seen: 'card' },
  street: { kind: 'text', max: limits.posts.streetMax, step: 'location', seen: 'card' },
  house: { kind: 'text', max: limits.posts.houseMax, step: 'location', seen: 'page' },
  postCode: { kind: 'postCode', step: 'location', seen: 'page' },
  /** The house itself, to the metre. The public is told a point nearby instead: decision 0115. */
  lat: { kind: 'degrees', min: limits.posts.latMin, max: limits.posts.latMax, step: 'location', seen: 'owner' },
  lng: { kind: 'degrees', min: limits.posts.lngMin, max: limits.posts.lngMax, step: 'location', seen: 'owner' },

  /** Of a post to rent per month; its form and its call also call it `rentFee`. */
  price: { kind: 'money', min: limits.posts.priceMin, max: limits.posts.priceMax, step: 'price', seen: 'card', required: true, only: 'sell' },
  priceUnits: { kind: 'choice', values: priceUnits, step: 'price', seen: 'card', required: true, only: 'sell' },
  // What tenants ask first. A rent post does not have to say any of it; for sell posts it means nothing.
  tenants: { kind: 'many', values: tenantKinds, step: 'price', seen: 'card', only: 'rent' },
  availableFrom: { kind: 'date', step: 'price', seen: 'card', only: 'rent' },
  advanceMonths: { kind: 'count', max: limits.posts.advanceMonthsMax, step: 'price', seen: 'page', only: 'rent' },
  /** Taka per month. */
  serviceCharge: { kind: 'money', max: limits.posts.serviceChargeMax, step: 'price', seen: 'page', only: 'rent' },

  postTitle: { kind: 'text', min: limits.posts.titleMin, max: limits.posts.titleMax, step: 'details', seen: 'card', required: true },
  description: { kind: 'text', max: limits.posts.descriptionMax, step: 'details', seen: 'page', required: true },
  condition: { kind: 'choice', values: conditions, step: 'details', seen: 'card', types: stateOf, filter: 'condition' },
  constructionStatus: { kind: 'choice', values: constructionStatuses, step: 'details', seen: 'card', types: stateOf, filter: 'construction' },
  totalRooms: { kind: 'count', max: roomsMax, step: 'details', seen: 'page', types: homes },
  drawingRooms: { kind: 'count', max: roomsMax, step: 'details', seen: 'page', types: homes },
  balconies: { kind: 'count', max: roomsMax, step: 'details', seen: 'page', types: homes },
  garages: { kind: 'count', max: roomsMax, step: 'details', seen: 'page', types: built },
  availableFloor: { kind: 'floor', max: floorsMax, step: 'details', seen: 'card', types: { ...homes, trade: 'required' } },
  totalFloor: { kind: 'count', max: floorsMax, step: 'details', seen: 'page', types: built },
  totalUnit: { kind: 'count', min: 1, max: limits.posts.unitsMax, step: 'details', seen: 'page', types: served },
  furnishing: { kind: 'choice', values: furnishings, step: 'details', seen: 'page', types: served, filter: 'furnishing' },
  facing: { kind: 'choice', values: facings, step: 'details', seen: 'page', types: { ...built, plot: 'optional' }, filter: 'facing' },
  lift: { kind: 'flag', step: 'details', seen: 'page', types: served, filter: 'lift' },
  facilities: { kind: 'many', values: facilities, step: 'details', seen: 'page', types: built },
  /** One floor as its owner draws it: contracts/floor-plans/floor-plan.ts. */
  floorPlan: { kind: 'floorPlan', step: 'details', seen: 'page', types: served },

  postedBy: { kind: 'choice', values: postedByKinds, step: 'contact', seen: 'card', required: true, filter: 'postedBy' },
  primaryContact: { kind: 'phone', step: 'contact', seen: 'owner', required: true },
  secondaryContact: { kind: 'phone', step: 'contact', seen: 'owner' },
  plan: { kind: 'choice', values: plans, step: 'contact', seen: 'owner', required: true },
} as const satisfies Record<string, PostFact>;

/** Every field that its owner fills in, by its name in the contract. */
export type PostFieldName = keyof typeof postFields;
export type PostFields = typeof postFields;
export const postFieldNames = Object.keys(postFields) as PostFieldName[];

/** The names of the fields of some kinds. */
export type FieldOfKind<K extends FieldKind> = { [F in PostFieldName]: PostFields[F]['kind'] extends K ? F : never }[PostFieldName];

/** The fields with a filter of their own. */
export type FilteredField = { [F in PostFieldName]: PostFields[F] extends { filter: string } ? F : never }[PostFieldName];
export type FieldFilter = PostFields[FilteredField]['filter'];

export const isPostField = (name: string): name is PostFieldName => Object.hasOwn(postFields, name);

/** What the table says of a field, and of a name that is none: nothing. */
export const postField = (name: string): PostFact | undefined => (isPostField(name) ? postFields[name] : undefined);
