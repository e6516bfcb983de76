// A list by relevance comes in steps, the best first: as many rooms as were asked for, words in the title. Each step is in order of age.
import { sql } from 'kysely';
import type { Preferred } from '#server/search/query/understand.ts';
import { type Asked, tsqueryOf } from './asked.ts';
import type { Criterion } from './filters.ts';

const titled = ({ words }: Asked): Criterion[] => {
  const apart = words.filter(({ title, anywhere }) => title.join(' ') !== anywhere.join(' '));
  const tsquery = tsqueryOf(apart, 'title');
  return tsquery === null ? [] : [{ parts: [sql`w.words @@ ${tsquery}::tsquery`], columns: [] }];
};

const preferences = ({ bedrooms, sizeSqft, priceFrom }: Preferred): Criterion[] => [
  ...(bedrooms === undefined ? [] : [{ parts: [sql`coalesce(p.bedrooms = ${bedrooms}, false)`], columns: ['bedrooms'] }]),
  ...(sizeSqft === undefined ? [] : [{ parts: [sql`coalesce(p.size_sqft = ${sizeSqft}, false)`], columns: ['size_sqft'] }]),
  ...(priceFrom === undefined ? [] : [{ parts: [sql`p.total_price >= ${priceFrom}`], columns: ['total_price'] }]),
];

const together = (criteria: readonly Criterion[]): Criterion => ({
  parts: [
    sql`(${sql.join(
      criteria.flatMap(({ parts }) => parts),
      sql` and `,
    )})`,
  ],
  columns: criteria.flatMap(({ columns }) => columns),
});

/** The same with every word in the title, which is looked up as such. */
const withTitle = (asked: Asked): Asked => ({ ...asked, words: asked.words.map(({ title }) => ({ title, anywhere: title })) });

/** What is asked, in steps: each holds what the former ones left. */
export function stepsOf(asked: Asked, preferred: Preferred, number: number | null): Asked[] {
  const [inTitle, wanted] = [titled(asked), preferences(preferred)];
  const typed: Criterion[] = number === null ? [] : [{ parts: [sql`p.post_id = ${number}`], columns: ['post_id'] }];
  const best = [...inTitle, ...wanted];
  const without = (criteria: readonly Criterion[]): Criterion[] =>
    criteria.map(({ parts, columns }) => ({ parts: parts.map((part) => sql`not ${part}`), columns }));
  const also = (from: Asked, criteria: readonly Criterion[]): Asked => (criteria.length === 0 ? from : { ...from, preference: together(criteria) });
  const before = [...typed, ...(best.length === 0 ? [] : [together(best)])];
  return [
    ...typed.map((criterion) => also(asked, [criterion])),
    ...(best.length === 0 ? [] : [also(inTitle.length === 0 ? asked : withTitle(asked), [...wanted, ...without(typed)])]),
    also(asked, without(before)),
  ];
}
