import { type SelectQueryBuilder, sql } from 'kysely';
import type { Slice } from '#contracts/values.ts';

/** How many rows a query without columns of its own has. */
export async function countOf<DB, TB extends keyof DB>(rows: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  const { total } = await rows
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}

/** The rows of one page, in the order of their query. */
export const pageOf = <DB, TB extends keyof DB, Row>(rows: SelectQueryBuilder<DB, TB, Row>, { page, limit }: Slice) =>
  rows
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

/** A page of `rows`, and how many there are: `all` chooses the same ones, without what is only shown of them. */
export async function paged<DB, TB extends keyof DB, Row, Counted, TC extends keyof Counted>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  all: SelectQueryBuilder<Counted, TC, object>,
  slice: Slice,
) {
  const [found, total] = await Promise.all([pageOf(rows, slice), countOf(all)]);
  return { rows: found, total };
}
