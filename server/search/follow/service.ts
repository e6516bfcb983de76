// Following the live posts: what changed since an instant or a cursor, in the order in which it did.
import type { FollowQuery, SearchAnswer } from '#contracts/search/search.ts';
import { limits } from '#contracts/limits.ts';
import { checkArea } from '#server/areas/service.ts';
import { failField } from '#server/platform/http/failure.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { toCard } from '#server/posts/card.ts';
import { filtersOf } from '#server/search/index/filters.ts';
import { readInOrder } from '#server/search/index/store.ts';
import { type Change, findChanges, isAnyUnnumbered, lastPlace, numberChanges, placeBefore } from './changes-store.ts';
import { cursorOf, placeOf } from './cursor.ts';
import { readEpoch } from './epoch-store.ts';

type Needed = Pick<Services, 'db'>;

/** Gives the changes from before their places; every minute, and whenever someone looks. */
export async function settleChanges({ db }: Needed): Promise<void> {
  if (await isAnyUnnumbered(db)) await inTransaction(db, numberChanges);
}

/** Throws VALIDATION for a cursor that we never gave, such as one from before the database was restored. */
async function startOf({ db }: Needed, epoch: string, { cursor, updatedSince }: FollowQuery): Promise<number> {
  if (cursor === undefined) return updatedSince === undefined ? 0 : placeBefore(db, new Date(updatedSince));
  const place = placeOf(epoch, cursor);
  if (place === undefined || place > (await lastPlace(db))) failField('cursor', 'invalid');
  return place;
}

/** The changes of one page: as many as show `limit` posts. */
function pageOf(changes: readonly Change[], limit: number): readonly Change[] {
  const last = changes.filter(({ found }) => found)[limit - 1];
  return last ? changes.slice(0, changes.indexOf(last) + 1) : changes;
}

const nothingRead = {
  sections: [],
  applied: {},
  suggestions: [],
  understood: [],
  sought: [],
  ignored: [],
  purposeAssumed: false,
  purposeSwitched: false,
  otherPurposes: [],
  tabs: [],
} satisfies Partial<SearchAnswer>;

/**
 * Posts that came, changed or went: those that can be seen and answer the filters as cards, the others as numbers. Anyone who goes on with
 * the cursor misses none. Throws VALIDATION for an area or a cursor.
 */
export async function followPosts(services: Needed, query: FollowQuery): Promise<SearchAnswer> {
  checkArea(query);
  await settleChanges(services);
  const { limit, purpose } = query;
  const epoch = await readEpoch(services.db);
  const after = await startOf(services, epoch, query);
  const type = purpose === 'sell' || purpose === 'rent' ? purpose : undefined;
  const changes = await findChanges(services.db, { after, type, filters: filtersOf(query) }, limits.search.changesMax);
  const page = pageOf(changes, limit);
  const shown = page.filter(({ found }) => found).map(({ post_id }) => post_id);
  // What was taken off the lists since then comes again as gone.
  const rows = (await readInOrder(services.db, shown)).filter(({ listed }) => listed);
  return {
    ...nothingRead,
    success: true,
    items: rows.map((row) => toCard(row)),
    gone: page.filter(({ found }) => !found).map(({ post_id, at }) => ({ PostID: post_id, at: at.toISOString() })),
    cursor: cursorOf(epoch, page.at(-1)?.seq ?? after),
    more: page.length < changes.length || changes.length === limits.search.changesMax,
    total: rows.length,
    totalIsExact: false,
    pagination: { page: 1, limit, total: rows.length, totalPages: 1, remaining: 0 },
  };
}
