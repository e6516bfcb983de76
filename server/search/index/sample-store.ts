// Where to look at some of very many matches: the newest, or those that are found first, represent all.
import { sql } from 'kysely';
import { and, beginning, partsOf } from './conditions-store.ts';
import { setsOf, type Sets } from './counting-store.ts';
import { readsLexemes, type StepPlan, wayOf } from './plan.ts';

export const newestFirst = sql`p.posted_at desc, p.post_id desc`;

/** Where matches are common the newest of a list's own index hold enough of them, without long lists of lexemes. */
export function sampledSets(step: StepPlan, size: number, readColumns: readonly string[]): Sets {
  const sets = setsOf(step, size, 0, true);
  if (readsLexemes(step.asked) || wayOf(step, size) !== 'indexScan') return sets;
  const { ordered, reach } = step;
  const columns = new Set([...readColumns, ...ordered.rest.flatMap((filter) => filter.columns)]);
  const stretch = sql`
    (select ${sql.join([...columns].map((column) => sql.ref(`p.${column}`)))} from posts p where ${beginning(ordered)} order by ${newestFirst} limit ${reach})`;
  return { ...sets, newest: [sql`from ${stretch} p where ${and(partsOf(ordered.rest))}`, ...sets.newest] };
}
