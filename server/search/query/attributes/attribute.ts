// What a post is like, as words can say it: the filter that asks for it and its value.
import type { Condition, ConstructionStatus, Facility, Facing, Furnishing, LandCategory, Letting, PostedBy, Subtype, TenantKind } from '#contracts/enums.ts';

/** As a lift counts: 0 is the ground floor. The top one of its building, and any but the ground floor, have names. */
export type Storey = number | 'top' | 'upper';

export type Attribute =
  | { name: 'condition'; value: Condition }
  | { name: 'construction'; value: ConstructionStatus }
  | { name: 'furnishing'; value: Furnishing }
  | { name: 'facing'; value: Facing }
  | { name: 'lift' | 'parking' | 'gas'; value: boolean }
  | { name: 'facilities'; value: Facility }
  | { name: 'postedBy'; value: PostedBy }
  | { name: 'landCategory'; value: LandCategory }
  | { name: 'tenants'; value: TenantKind }
  | { name: 'letting'; value: Letting }
  | { name: 'subtype'; value: Subtype }
  | { name: 'floor'; value: Storey }
  /** A day such as 2027-01-01. */
  | { name: 'availableBy'; value: string };
export type AttributeName = Attribute['name'];

const monthOf = (day: string): string => day.slice(0, 'yyyy-mm'.length);

/** The lexeme of a post that is so by its column or, where that says nothing, by its own words. No word has a colon. */
export const attributeTerm = ({ name, value }: Attribute): string => `is:${name}.${name === 'availableBy' ? monthOf(value) : value}`;

const monthsAYear = 12;

/** Its month and those of a year before: who needs a home from March can have one that is free since January. */
function monthsUpTo(day: string): Attribute[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const before = Array.from({ length: monthsAYear + 1 }, (_, back) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, day.length));
  return before.map((value) => ({ name: 'availableBy', value }));
}

/** The lexemes of which a post that is meant has one. */
export const termsOfAttribute = (attribute: Attribute): string[] =>
  attribute.name === 'availableBy' ? monthsUpTo(attribute.value).map(attributeTerm) : [attributeTerm(attribute)];

const opposites: Readonly<Record<string, Attribute>> = {
  'condition.new': { name: 'condition', value: 'used' },
  'condition.used': { name: 'condition', value: 'new' },
  'construction.ready': { name: 'construction', value: 'underConstruction' },
  'construction.underConstruction': { name: 'construction', value: 'ready' },
  'furnishing.furnished': { name: 'furnishing', value: 'unfurnished' },
  'furnishing.unfurnished': { name: 'furnishing', value: 'furnished' },
  'lift.true': { name: 'lift', value: false },
  'postedBy.agent': { name: 'postedBy', value: 'owner' },
  'tenants.bachelor': { name: 'tenants', value: 'family' },
  'floor.0': { name: 'floor', value: 'upper' },
};

/** What someone wants who does not want this; nothing where that says little. */
export const oppositeOf = ({ name, value }: Attribute): Attribute | undefined => opposites[`${name}.${value}`];
