// Which attributes say that a post is otherwise than it is asked for. Most posts say nothing, and stay.
import { conditions, constructionStatuses, facings, furnishings, landCategories, type Letting, postedByKinds, tenantKinds } from '#contracts/enums.ts';
import { attributeTerm, type Attribute, type AttributeName } from './attribute.ts';

const highestFloor = 60;
const monthsAhead = 24;

/** Of these a post has one value. */
const values: Partial<Record<AttributeName, readonly (string | boolean | number)[]>> = {
  condition: conditions,
  construction: constructionStatuses,
  furnishing: furnishings,
  facing: facings,
  lift: [true, false],
  postedBy: postedByKinds,
  landCategory: landCategories,
};

function monthsBehind(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: monthsAhead }, (_, ahead) => new Date(Date.UTC(year, month + ahead, 1)).toISOString().slice(0, day.length));
}

function othersThan({ name, value }: Attribute): readonly (string | boolean | number)[] {
  if (name === 'availableBy') return monthsBehind(value);
  // A family wants no home of bachelors; anyone else only none that takes families alone.
  if (name === 'tenants') return value === 'family' ? tenantKinds.filter((kind) => kind !== 'family') : ['family'];
  if (name === 'floor') {
    if (value === 0) return ['upper'];
    return value === 'upper' || value === 'top' ? [0] : Array.from({ length: highestFloor + 1 }, (_, floor) => floor).filter((floor) => floor !== value);
  }
  return (values[name] ?? []).filter((other) => other !== value);
}

/** Shared by people who are no family; a part of a family's home may be let as well. */
const sharedHomes: ReadonlySet<unknown> = new Set<Letting>(['mess', 'seat', 'hostel']);
const familyOnly = attributeTerm({ name: 'tenants', value: 'family' });

function termsOtherThan(attribute: Attribute): readonly string[] {
  const { name, value } = attribute;
  if (name === 'letting') return sharedHomes.has(value) ? [familyOnly] : [];
  return othersThan(attribute).map((other) => attributeTerm({ name, value: other } as Attribute));
}

/** The lexemes of posts that say otherwise, where one of these is asked for; a post that says both is none. */
export function termsAgainst(asked: readonly Attribute[]): string[] {
  const [first, ...others] = asked.map(termsOtherThan);
  // What contradicts one of them but not another is still wanted.
  return (first ?? []).filter((term) => others.every((terms) => terms.includes(term)));
}
