// What a query says a post is to be like, beside the filters set by hand: as clauses, as values of the filters, and for the page.
import type { AttributeFilters, ByHand } from './attribute-filters.ts';
import type { Piece } from '#server/search/query/piece.ts';
import type { Sort } from '#contracts/enums.ts';
import type { Understood } from '#contracts/search/search.ts';
import type { Attribute, AttributeName } from './attribute.ts';
import type { AttributeRun } from './attributes.ts';
import type { Given } from '#server/search/query/given.ts';
import type { Clause } from '#server/search/query/query-reading.ts';

/** The pieces as amounts see them: what says what a post is like is no number of anything else. */
export const withoutRuns = (pieces: readonly Piece[], runs: readonly AttributeRun[]): Piece[] =>
  pieces.map(({ from, to, ...piece }, at) => {
    const run = runs.find((one) => at >= one.from && at < one.to);
    // A lone "not" may turn a comparison round: বেশি পারব না.
    return run && (run.attribute || piece.concept?.is !== 'not') ? { from, to } : { from, to, ...piece };
  });

/** A post has all of these at once; of anything else, one of what was said. */
const together: ReadonlySet<AttributeName> = new Set(['facilities']);

function isGiven(given: Given, name: AttributeName): boolean {
  const value = (given as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

interface Said {
  clauses: Clause[];
  attributes: AttributeFilters;
  understood: Understood[];
  sort: Sort | undefined;
}

/** `textOf` gives the words of a run. */
export function saidAttributes(pieces: readonly Piece[], runs: readonly AttributeRun[], given: Given, textOf: (from: number, to: number) => string): Said {
  const found = runs.flatMap(({ from, to, attribute }) => (attribute && !isGiven(given, attribute.name) ? [{ attribute, text: textOf(from, to) }] : []));
  const groups = Map.groupBy(found, ({ attribute: { name, value } }) => (together.has(name) ? `${name}.${value}` : name));
  const clauses = [...groups.values()].map((some): Clause => ({
    attributes: some.map(({ attribute }) => attribute),
    typed: some.map(({ text }) => text).join(' '),
  }));
  const understood = found.map(({ attribute: { name, value }, text }): Understood => ({
    filter: name,
    value: typeof value === 'boolean' ? String(value) : value,
    text,
  }));
  const cheap = given.sort === undefined ? pieces.flatMap(({ concept }, at) => (concept?.is === 'cheap' ? [textOf(at, at + 1)] : [])) : [];
  return {
    clauses,
    attributes: filtersOf(found.map(({ attribute }) => attribute)),
    understood: [...understood, ...cheap.map((text): Understood => ({ filter: 'sort', value: 'priceAsc', text }))],
    sort: cheap.length > 0 ? 'priceAsc' : undefined,
  };
}

const byHand: readonly ByHand[] = ['condition', 'construction', 'furnishing', 'facing', 'lift', 'postedBy', 'landCategory', 'availableBy'];

/** A filter holds one value; where two were said ("new or used") none says it. */
function filtersOf(said: readonly Attribute[]): AttributeFilters {
  const single = byHand.flatMap((name) => {
    const values = new Set(said.flatMap((one) => (one.name === name ? [one.value] : [])));
    return values.size === 1 ? [[name, [...values][0]] as const] : [];
  });
  const facilities = said.flatMap((one) => (one.name === 'facilities' ? [one.value] : []));
  const tenants = said.flatMap((one) => (one.name === 'tenants' ? [one.value] : []));
  return {
    ...Object.fromEntries(single),
    ...(facilities.length > 0 ? { facilities: [...new Set(facilities)] } : {}),
    ...(tenants.length > 0 ? { tenants: [...new Set(tenants)] } : {}),
  };
}
