// Alerts: from a post that goes live to the members whose searches match it, at once or in the daily mail.
import { limits } from '#contracts/limits.ts';
import { accountById, isNormal } from '#server/accounts/service.ts';
import { queueLetter } from '#server/mail/service.ts';
import { isWanted } from '#server/notifications/preferences.ts';
import { notify } from '#server/notifications/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { PostRow } from '#server/posts/card.ts';
import { searchesThatFind } from '#server/search/matching.ts';
import { countTold, findOffered, listOffered, listWaiting, noteFound, takeUntold, type FoundPost } from './alerts-store.ts';
import { postsFound, type Found } from './templates.ts';
import { postsMatched } from './notices.ts';
import { isToldAtOnce } from './rules.ts';
import { isSame, queryOf } from './service.ts';
import { findSearches, holdListening, listListening, type SearchRow } from './store.ts';

type Needed = Pick<Services, 'db' | 'jobs'>;

/** Members who are alerted at the same time. */
const lanes = 3;

interface Told {
  searches: readonly SearchRow[];
  posts: readonly PostRow[];
  found: readonly Found[];
}

/** Alerts one member to new matches, in the transaction that marks them as announced. Demo accounts get no mail. */
async function tell(services: Needed, trx: Db, userId: string, { searches, posts, found }: Told): Promise<void> {
  const user = await accountById(trx, userId);
  const [first] = searches;
  if (!user || !first || posts.length === 0 || !(await isNormal(trx, userId))) return;
  await notify(services, trx, [userId], postsMatched(searches, posts));
  if (!user.is_demo && (await isWanted(trx, userId, 'savedSearches', 'mail')))
    await queueLetter(services, trx, postsFound, { to: user.email, lng: first.lng, about: { userId, found: [...found] } });
}

async function listening({ db }: Needed, post: PostRow): Promise<SearchRow[]> {
  const searches = (await listListening(db, post)).flatMap((row) => {
    const query = queryOf(row);
    return query ? [{ row, query }] : [];
  });
  return (await searchesThatFind(db, post.id, searches)).map(({ row }) => row);
}

const foundBy = (row: SearchRow, post: PostRow, told: boolean): FoundPost => ({ search: row.id, post: post.id, totalPrice: post.total_price, told });

/** Records what one member's searches found, and alerts them where it is news and is told at once. */
async function noteAndTell(services: Needed, userId: string, matched: readonly SearchRow[], post: PostRow, toldToday: number): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const held = await holdListening(
      trx,
      matched.map(({ id }) => id),
    );
    const searches = held.filter(({ id, query }) => isSame(query, matched.find((row) => row.id === id)?.query ?? {}));
    const frequencies = searches.map(({ frequency }) => frequency);
    const told = isToldAtOnce(frequencies, toldToday, limits.savedSearches.instantPerDay);
    const news = new Set(
      await noteFound(
        trx,
        searches.map((row) => foundBy(row, post, told)),
      ),
    );
    const now = searches.filter((row) => told && news.has(row.id));
    await tell(services, trx, userId, { searches: now, posts: [post], found: now.map(({ id }) => ({ search: id, posts: [post.post_id] })) });
  });
}

/**
 * Finds the matching searches of a post: alerts members who chose instant alerts, and records the match for the daily mail of the others.
 * Idempotent; a post no longer on offer is not announced.
 */
export async function announce(services: Needed, postId: number): Promise<void> {
  const post = await findOffered(services.db, postId);
  if (!post) return;
  const byMember = [...Map.groupBy(await listening(services, post), (row) => row.user_id)];
  const toldToday = await countTold(
    services.db,
    byMember.map(([userId]) => userId),
  );
  const waiting = byMember.values();
  const lane = async (): Promise<void> => {
    for (const [userId, searches] of waiting) await noteAndTell(services, userId, searches, post, toldToday.get(userId) ?? 0);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Sends every daily alert. */
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
