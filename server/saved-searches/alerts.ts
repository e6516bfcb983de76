// Alerts: from a post that goes live to the members whose searches match it, at once or in the daily mail.
import { limits } from '#contracts/limits.ts';
import { queueLetters } from '#server/mail/service.ts';
import { whoIsReached } from '#server/notifications/preferences.ts';
import { notifyEach } from '#server/notifications/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { PostRow } from '#server/posts/card.ts';
import { searchesThatFind } from '#server/search/matching.ts';
import { countNotified, findOffered, listOffered, listWaiting, noteFound, takeUnnotified, type FoundPost } from './alerts-store.ts';
import { postsFound, type Found } from './templates.ts';
import { postsMatched } from './notices.ts';
import { isNotifiedAtOnce } from './rules.ts';
import { isSame, queryOf } from './service.ts';
import { findSearches, holdListening, listListening, type SearchRow } from './store.ts';

type Needed = Pick<Services, 'db' | 'jobs'>;

/** Members who are alerted in one transaction: a handful of statements for all of them. */
const membersAtOnce = 250;

interface Told {
  userId: string;
  searches: readonly SearchRow[];
  posts: readonly PostRow[];
  found: readonly Found[];
}

/** Alerts members to new matches, in the transaction that marks them as announced. Demo accounts get no mail. */
async function tell(services: Needed, trx: Db, all: readonly Told[]): Promise<void> {
  const news = all.filter(({ searches, posts }) => searches.length > 0 && posts.length > 0);
  const reached = await whoIsReached(
    trx,
    news.map(({ userId }) => userId),
    'savedSearches',
  );
  const told = news.filter(({ userId }) => reached.has(userId));
  await notifyEach(
    services,
    trx,
    told.map(({ userId, searches, posts }) => ({ userId, notice: postsMatched(searches, posts) })),
  );
  const letters = told.flatMap(({ userId, searches: [first], found }) => {
    const person = reached.get(userId);
    return first && person?.mail ? { to: person.email, lng: first.lng, about: { userId, found: [...found] } } : [];
  });
  await queueLetters(services, trx, postsFound, letters);
}

async function listening({ db }: Needed, post: PostRow): Promise<SearchRow[]> {
  const searches = (await listListening(db, post)).flatMap((row) => {
    const query = queryOf(row);
    return query ? [{ row, query }] : [];
  });
  return (await searchesThatFind(db, post.id, searches)).map(({ row }) => row);
}

const foundBy = (row: SearchRow, post: PostRow, told: boolean): FoundPost => ({ search: row.id, post: post.id, totalPrice: post.total_price, told });

/** Of these searches those that still say something and ask the same as when they were matched; they stay so until the transaction ends. */
async function holdMatched(trx: Db, matched: readonly SearchRow[]): Promise<Map<string, SearchRow[]>> {
  const before = new Map(matched.map(({ id, query }) => [id, query]));
  const held = await holdListening(trx, [...before.keys()]);
  return Map.groupBy(
    held.filter(({ id, query }) => isSame(query, before.get(id) ?? {})),
    ({ user_id }) => user_id,
  );
}

/** Records what the searches of some members found, and alerts them where it is news and is told at once. */
async function noteAndTell(services: Needed, matched: readonly SearchRow[], post: PostRow, notifiedToday: ReadonlyMap<string, number>): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const members = [...(await holdMatched(trx, matched))].map(([userId, searches]) => {
      const frequencies = searches.map(({ frequency }) => frequency);
      return { userId, searches, atOnce: isNotifiedAtOnce(frequencies, notifiedToday.get(userId) ?? 0, limits.savedSearches.instantPerDay) };
    });
    const found = members.flatMap(({ searches, atOnce }) => searches.map((row) => foundBy(row, post, atOnce)));
    const news = new Set(await noteFound(trx, found));
    const told = members.flatMap(({ userId, searches, atOnce }) => {
      const now = searches.filter(({ id }) => atOnce && news.has(id));
      return { userId, searches: now, posts: [post], found: now.map(({ id }) => ({ search: id, posts: [post.post_id] })) };
    });
    await tell(services, trx, told);
  });
}

/**
 * Finds the matching searches of a post: alerts members who chose instant alerts, and records the match for the daily mail of the others.
 * Idempotent; a post no longer on offer is not announced.
 */
export async function announce(services: Needed, postId: number): Promise<void> {
  const post = await findOffered(services.db, postId);
  if (!post) return;
  const members = [...Map.groupBy(await listening(services, post), (row) => row.user_id)];
  const notifiedToday = await countNotified(
    services.db,
    members.map(([userId]) => userId),
  );
  for (let from = 0; from < members.length; from += membersAtOnce) {
    const matched = members.slice(from, from + membersAtOnce).flatMap(([, searches]) => searches);
    await noteAndTell(services, matched, post, notifiedToday);
  }
}

/** Sends every daily alert. */
export async function collect(services: Needed, signal: AbortSignal): Promise<void> {
  for (const userId of await listWaiting(services.db)) {
    if (signal.aborted) return;
    await services.db.transaction().execute(async (trx) => {
      const offered = (await takeUnnotified(trx, userId)).filter((one) => one.offered);
      const bySearch = [...Map.groupBy(offered, ({ search }) => search)].map(([search, some]) => ({ search, posts: some.map(({ postId }) => postId) }));
      const searches = await findSearches(
        trx,
        bySearch.map(({ search }) => search),
      );
      const posts = await listOffered(
        trx,
        offered.map(({ postId }) => postId),
      );
      await tell(services, trx, [{ userId, searches, posts, found: bySearch }]);
    });
  }
}
