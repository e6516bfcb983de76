// Suggestions as the API knows them: what may be typed, weighed by live posts, and the listing whose number was typed.
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import { purposes } from '#contracts/enums.ts';
import { readListing, titlesOf } from '#server/listings/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { Statistics } from '#server/search/index/lexeme-store.ts';
import { statisticsOf } from '#server/search/index/statistics.ts';
import { holdsPhone } from './query/amounts/phone-numbers.ts';
import { postNumberIn } from './query/amounts/post-number.ts';
import type { CountPosts } from './query/suggest/suggest-match.ts';
import { suggestionsFor } from './query/suggest/suggest.ts';
import { suggesting } from './tuning.ts';

async function listingOf(db: Db, q: string): Promise<SuggestedItem[]> {
  const number = postNumberIn(q);
  const listing = number === null ? undefined : await readListing(db, number);
  if (!listing?.visible_since || (listing.visible_until && listing.visible_until.getTime() < Date.now())) return [];
  const purpose = purposes.find((one) => one === listing.kind);
  return purpose ? [{ kind: 'post', id: String(number), ...titlesOf(listing), text: String(number), purpose }] : [];
}

const counting = new WeakMap<Statistics, CountPosts>();

/** How many posts are live of each; the same function for the same statistics, so that what follows from it can be remembered. */
function countsOf(statistics: Statistics): CountPosts {
  const { posts, shares } = statistics;
  const count = counting.get(statistics) ?? ((term) => (shares.get(term) ?? 0) * posts);
  counting.set(statistics, count);
  return count;
}

/** Up to eight; how many posts are live of each is what the database counted last. */
export async function suggest({ db }: Pick<Services, 'db'>, q: string, placesOnly: boolean): Promise<SuggestedItem[]> {
  if (q === '' || holdsPhone(q)) return [];
  const [statistics, listing] = await Promise.all([statisticsOf(db), placesOnly ? [] : listingOf(db, q)]);
  return [...listing, ...suggestionsFor(q, { placesOnly, count: countsOf(statistics) })].slice(0, suggesting.most);
}
