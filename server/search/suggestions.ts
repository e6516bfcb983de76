// Suggestions as the API knows them: what may be typed, weighed by live posts, and the listing whose number was typed.
import type { SuggestedItem } from '#contracts/search.ts';
import { purposes } from '#contracts/enums.ts';
import { readListing, titlesOf } from '#server/listings/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { statisticsOf } from '#server/search/index/statistics.ts';
import { postNumberIn } from '#server/search/query/post-number.ts';
import { suggestionsFor } from '#server/search/query/suggest.ts';
import { suggesting } from './tuning.ts';

async function listingOf(db: Db, q: string): Promise<SuggestedItem[]> {
  const number = postNumberIn(q);
  const listing = number === null ? undefined : await readListing(db, number);
  if (!listing?.visible_since || (listing.visible_until && listing.visible_until.getTime() < Date.now())) return [];
  const purpose = purposes.find((one) => one === listing.kind);
  return purpose ? [{ kind: 'post', id: String(number), ...titlesOf(listing), text: String(number), purpose }] : [];
}

/** Up to eight; how many posts are live of each is what the database counted last. */
export async function suggest({ db }: Pick<Services, 'db'>, q: string, placesOnly: boolean): Promise<SuggestedItem[]> {
  if (q === '') return [];
  const [{ posts, shares }, listing] = await Promise.all([statisticsOf(db), placesOnly ? [] : listingOf(db, q)]);
  const count = (term: string): number => (shares.get(term) ?? 0) * posts;
  return [...listing, ...suggestionsFor(q, { placesOnly, count })].slice(0, suggesting.most);
}
