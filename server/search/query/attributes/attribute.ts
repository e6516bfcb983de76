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

export const monthOf = (day: string): string => day.slice(0, 'yyyy-mm'.length);

/** The lexeme of a post that is so by its column or, where that says nothing, by its own words. No word has a colon. */
export const attributeTerm = ({ name, value }: Attribute): string => `is:${name}.${name === 'availableBy' ? monthOf(value) : value}`;

const monthsAYear = 12;

/** The same day so many months on. */
export const monthsOn = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, day.length);
};

/** Its month, and those of a year that are over or run: who needs a home from March can have one that is free already. */
function monthsFree(day: string, now: Date): Attribute[] {
  const running = monthOf(now.toISOString());
  const before = Array.from({ length: monthsAYear }, (_, back) => monthsOn(day, -1 - back)).filter((one) => monthOf(one) <= running);
  return [day, ...before].map((value) => ({ name: 'availableBy', value }));
}

const shared: readonly Attribute[] = (['mess', 'seat', 'hostel'] as const).map((value) => ({ name: 'letting', value }));
const rooms: readonly Attribute[] = (['room', 'sublet'] as const).map((value) => ({ name: 'letting', value }));

/** What serves the same need: a seat in a mess is one in a hostel to many, a sublet is a room in a home, and students are bachelors. */
function alike(attribute: Attribute): readonly Attribute[] {
  const { name, value } = attribute;
  if (name === 'letting') return [shared, rooms].find((some) => some.some((one) => one.value === value)) ?? [attribute];
  if (name === 'tenants' && value === 'student') return [attribute, { name, value: 'bachelor' }];
  if (name === 'subtype' && value === 'penthouse') return [attribute, { name: 'floor', value: 'top' }];
  return [attribute];
}

/** The lexemes of which a post that is meant has one. */
export const termsOfAttribute = (attribute: Attribute, now = new Date()): string[] =>
  (attribute.name === 'availableBy' ? monthsFree(attribute.value, now) : alike(attribute)).map(attributeTerm);

const bachelors: readonly Attribute[] = [...rooms, { name: 'tenants', value: 'bachelor' }, { name: 'tenants', value: 'student' }];

/** What posts come first with where several have one of `termsOfAttribute`, and where none has: who shares a mess is a bachelor. */
export function wishesOfAttribute(attribute: Attribute): string[][] {
  const { name, value } = attribute;
  if (name !== 'letting') return name === 'availableBy' ? [[attributeTerm(attribute)]] : [];
  const isShared = shared.some((one) => one.value === value);
  return [[attributeTerm(attribute)], ...(isShared ? [bachelors.map(attributeTerm)] : [])];
}

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
