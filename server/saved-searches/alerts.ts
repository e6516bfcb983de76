// From a post that goes live to the people who wait for such a one: at once, or in the morning with everything else.
import { limits } from '#contracts/limits.ts';
import { accountById, isNormal } from '#server/accounts/service.ts';
import { queueLetter } from '#server/mail/service.ts';
import { notify } from '#server/notifications/service.ts';
import type { Db } from '#server/platform/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { PostRow } from '#server/posts/card.ts';
import { searchesThatFind } from '#server/search/matching.ts';
import { countTold, findOffered, listOffered, listWaiting, noteFound, takeUntold } from './alerts-store.ts';
import { postsFound, type Found } from './letters.ts';
import { postsMatched } from './notice.ts';
import { isToldAtOnce } from './rules.ts';
import { queryOf } from './service.ts';
import { findSearches, listListening, type SearchRow } from './store.ts';

type Needed = Pick<Services, 'db' | 'jobs'>;

interface Told {
  searches: readonly SearchRow[];
  posts: readonly PostRow[];
  found: readonly Found[];
}

/** Tells one person what their searches found, in the transaction that notes it as told. Letters to demo accounts have no reader. */
async function tell(services: Needed, trx: Db, userId: string, { searches, posts, found }: Told): Promise<void> {
  const user = await accountById(trx, userId);
  const [first] = searches;
  if (!user || !first || posts.length === 0 || !(await isNormal(trx, userId))) return;
  await notify(trx, [userId], postsMatched(searches, posts));
  if (!user.is_demo) await queueLetter(services, trx, postsFound, { to: user.email, lng: first.lng, about: { userId, found: [...found] } });
}

async function listening({ db }: Needed, post: PostRow): Promise<SearchRow[]> {
  const searches = (await listListening(db, post)).flatMap((row) => {
    const query = queryOf(row);
    return query ? [{ row, query }] : [];
  });
  return (await searchesThatFind(db, post.id, searches)).map(({ row }) => row);
}

/**
 * Finds who waits for this post: tells those who want to hear at once, and keeps it for the morning for the others. Doing it
 * again tells nobody anything twice; a post that is no longer on offer is not spoken of.
 */
export async function announce(services: Needed, postId: number): Promise<void> {
  const post = await findOffered(services.db, postId);
  if (!post) return;
  const matched = await listening(services, post);
  const byUser = Map.groupBy(matched, (row) => row.user_id);
  const toldToday = await countTold(services.db, [...byUser.keys()]);
  for (const [userId, searches] of byUser) {
    const atOnce = (row: SearchRow): boolean => isToldAtOnce(row.frequency, toldToday.get(userId) ?? 0, limits.savedSearches.instantPerDay);
    await services.db.transaction().execute(async (trx) => {
      const rows = searches.map((row) => ({ search: row.id, post: post.id, totalPrice: post.total_price, told: atOnce(row) }));
      const news = new Set(await noteFound(trx, rows));
      const now = searches.filter((row) => news.has(row.id) && atOnce(row));
      await tell(services, trx, userId, { searches: now, posts: [post], found: now.map(({ id }) => ({ search: id, posts: [postId] })) });
    });
  }
}

/** Tells everybody what has waited for the morning. */
export async function collect(services: Needed, signal: AbortSignal): Promise<void> {
  for (const userId of await listWaiting(services.db)) {
    if (signal.aborted) return;
    await services.db.transaction().execute(async (trx) => {
      const offered = (await takeUntold(trx, userId)).filter((one) => one.offered);
      const bySearch = [...Map.groupBy(offered, ({ search }) => search)].map(([search, some]) => ({ search, posts: some.map(({ postId }) => postId) }));
      const searches = await findSearches(
        trx,
        bySearch.map(({ search }) => search),
      );
      const posts = await listOffered(
        trx,
        offered.map(({ postId }) => postId),
      );
      await tell(services, trx, userId, { searches, posts, found: bySearch });
    });
  }
}
