// What the demo's buyer has: saved posts, searches, messages and a shortlist that the family has answered, so that no page of
// the account that visitors try first is empty.
import { dayMs, hourMs } from '#contracts/durations.ts';
import type { InboxNotice } from '#contracts/notices/notices.ts';
import { SearchQuery } from '#contracts/search/search.ts';
import { accountOf } from '#server/accounts/service.ts';
import { createPastNotice } from '#server/notifications/bulk-service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { PostRow } from '#server/posts/card.ts';
import { createSaved } from '#server/saved/bulk-service.ts';
import { priceFell, savedGone } from '#server/saved/notices.ts';
import { createSearch } from '#server/saved-searches/bulk-service.ts';
import { postsMatched } from '#server/saved-searches/notices.ts';
import { createShortlist } from '#server/shortlists/bulk-service.ts';
import { familyAnswers, familyShortlist, wishedSearches } from '#demo/content/buyer.ts';
import { buyerEmail } from './accounts.ts';
import { hasSearchesOf, listWished, lockLoading } from './store.ts';

const savedCount = 6;
const shortlistCount = 3;

type Wished = Awaited<ReturnType<typeof listWished>>;
type Search = Awaited<ReturnType<typeof createSearch>>;

/** The newest message first: two fallen prices, two finds of a search, and one that was sold. */
function messagesOf({ live, fallen, sold }: Wished, searches: readonly Search[], now: Date): InboxNotice[] {
  const [first, second] = searches;
  const found = live.filter(({ type }) => type === 'sell');
  return [
    ...fallen.slice(0, 1).map((post) => priceFell(post, post.previous_price ?? post.price)),
    ...(first ? [postsMatched([first], found.slice(0, 1))] : []),
    ...sold.slice(0, 1).map((post) => savedGone(post, 'sold', new Date(now.getTime() - 2 * dayMs))),
    ...(second ? [postsMatched([second], live.filter(({ type }) => type === 'rent').slice(0, 3))] : []),
    ...fallen.slice(1, 2).map((post) => priceFell(post, post.previous_price ?? post.price)),
  ];
}

async function loadMessages(trx: Db, buyer: string, messages: readonly InboxNotice[], now: Date): Promise<void> {
  for (const [index, notice] of messages.entries()) {
    const at = new Date(now.getTime() - 3 * hourMs - index * 1.5 * dayMs);
    await createPastNotice(trx, buyer, notice, { at, isRead: index > 1 });
  }
}

/** Adds it unless the buyer has searches already; all at once or not at all. */
export async function loadBuyer({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockLoading(trx);
    const buyer = (await accountOf(trx, buyerEmail))?.id;
    if (!buyer || (await hasSearchesOf(trx, buyer))) return;
    const wished = await listWished(trx);
    const saved: PostRow[] = [...wished.fallen.slice(0, 2), ...wished.live.slice(0, savedCount - 2)];
    for (const { post_id } of saved) await createSaved(trx, buyer, post_id);
    const searches: Search[] = [];
    for (const { name, query } of wishedSearches) searches.push(await createSearch(trx, buyer, name, SearchQuery.parse(query)));
    const numbers = saved.filter(({ type }) => type === 'sell').slice(0, shortlistCount);
    await createShortlist(
      trx,
      buyer,
      familyShortlist,
      numbers.map(({ post_id, type, title }) => ({ listing: post_id, type, title })),
      familyAnswers,
    );
    await loadMessages(trx, buyer, messagesOf(wished, searches, now), now);
  });
}
