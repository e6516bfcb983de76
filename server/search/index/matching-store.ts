// The search turned round: one post against many searches.
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { type Asked, lexemesOf } from './asked.ts';
import { anyOf } from './any-of.ts';
import type { Part } from './filters.ts';
import { matching } from '#server/search/tuning.ts';

/** Words and filter terms as one tsquery; a word that no post holds in any way is asked as what none can hold. */
const wholeQuery = (asked: Asked): string =>
  lexemesOf(asked)
    .map((list) => `(${anyOf(list.length === 0 ? ['-'] : list)})`)
    .join(' & ');

/** Which of these have words and filter terms that the post has, by their place in the list. */
async function findMarked(db: Db, post: string, asked: readonly Asked[]): Promise<number[]> {
  const { rows } = await sql<{ at: number }>`
    select q.at - 1 as at from post_words w, unnest(${asked.map(wholeQuery)}::text[]) with ordinality q (text, at)
    where w.post = ${post} and w.words @@ q.text::tsquery`.execute(db);
  return rows.map(({ at }) => at);
}

const exactly = ({ filters, preference }: Asked): Part[] => [
  ...filters.filter(({ isExact }) => !isExact).flatMap(({ parts }) => parts),
  ...(preference?.parts ?? []),
];

async function holds(db: Db, post: string, conditions: readonly Part[]): Promise<boolean[]> {
  const { rows } = await sql<{ holds: boolean[] }>`
    select array[${sql.join(conditions.map((condition) => sql`coalesce(${condition}, false)`))}] as holds
    from posts p join post_words w on w.post_id = p.post_id where p.id = ${post} and p.listed`.execute(db);
  return rows[0]?.holds ?? [];
}

/** Which of these the listed post answers, by their place in the list: looked up like a search, then compared where filter terms only narrow. */
export async function findAnswered(db: Db, post: string, asked: readonly Asked[]): Promise<number[]> {
  if (asked.length === 0) return [];
  const indexed = await findMarked(db, post, asked);
  const found: number[] = [];
  for (let from = 0; from < indexed.length; from += matching.batch) {
    const some = indexed.slice(from, from + matching.batch);
    const conditions = some.map((at) => {
      const parts = asked[at] ? exactly(asked[at]) : [];
      return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;
    });
    const held = await holds(db, post, conditions);
    found.push(...some.filter((_, index) => held[index]));
  }
  return found;
}
