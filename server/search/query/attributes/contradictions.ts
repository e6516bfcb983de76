// Which attributes say that a post is otherwise than it is asked for. Most posts say nothing, and stay.
import { conditions, constructionStatuses, facings, furnishings, landCategories, type Letting, postedByKinds, tenantKinds } from '#contracts/enums.ts';
import { attributeTerm, monthOf, monthsOn, type Attribute, type AttributeName } from './attribute.ts';

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

/** Later months, and those to come before it: whoever lets from December looks for someone who pays from December. */
function otherMonths(day: string, now: Date): string[] {
  const behind = Array.from({ length: monthsAhead }, (_, ahead) => monthsOn(day, ahead + 1));
  const before = Array.from({ length: monthsAhead }, (_, back) => monthsOn(day, -1 - back));
  return [...behind, ...before.filter((one) => monthOf(one) > monthOf(now.toISOString()))];
}

function othersThan({ name, value }: Attribute, now: Date): readonly (string | boolean | number)[] {
  if (name === 'availableBy') return otherMonths(value, now);
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

function termsOtherThan(attribute: Attribute, now: Date): readonly string[] {
  const { name, value } = attribute;
  if (name === 'letting') return sharedHomes.has(value) ? [familyOnly] : [];
  return othersThan(attribute, now).map((other) => attributeTerm({ name, value: other } as Attribute));
}

/** The lexemes of posts that say otherwise, where one of these is asked for; a post that says both is none. */
export function termsAgainst(asked: readonly Attribute[], now = new Date()): string[] {
  const [first, ...others] = asked.map((attribute) => termsOtherThan(attribute, now));
  // What contradicts one of them but not another is still wanted.
  return (first ?? []).filter((term) => others.every((terms) => terms.includes(term)));
}
