// Group-wise building as everyone sees it.
import type { GroupCard, GroupOffer } from '#contracts/offers/groups.ts';
import { limits } from '#contracts/limits.ts';
import { paginationOf, type Pagination, type Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { toGroupCard, toGroupOffer } from './card.ts';
import { noAreas } from '#server/areas/asked-areas.ts';
import { type ListingWords, saysAll, sayingMost } from '#server/listings/word-matching.ts';
import { offerTexts } from './matching.ts';
import { findOffer, findOffers, listOfferTexts, listSimilar, type OfferFilters, type OfferText, type WholeOfferRow } from './store.ts';

/** The offer, if the public sees it. Throws NOT_FOUND, GONE (withdrawn). */
export async function findListedOffer({ db }: Pick<Services, 'db'>, postId: number): Promise<WholeOfferRow> {
  const offer = await findOffer(db, postId);
  if (!offer) fail('NOT_FOUND');
  if (!offer.listed) fail('GONE');
  return offer;
}

/** One public offer. Throws NOT_FOUND, GONE. */
export const readOffer = async (services: Pick<Services, 'db'>, postId: number): Promise<GroupOffer> => toGroupOffer(await findListedOffer(services, postId));

/** Up to six other offers, those nearby first; the offer itself may be withdrawn. Throws NOT_FOUND. */
export async function readSimilarOffers({ db }: Pick<Services, 'db'>, postId: number): Promise<GroupCard[]> {
  const offer = await findOffer(db, postId);
  if (!offer) fail('NOT_FOUND');
  return (await listSimilar(db, offer, limits.groups.similarMax)).map(toGroupCard);
}

/** Cards of the public offers among these numbers, in no order. */
export const groupCards = async (db: Db, postIds: readonly number[]): Promise<GroupCard[]> => (await findOffers(db, postIds)).map(toGroupCard);

interface OfferPage {
  items: GroupCard[];
  pagination: Pagination;
}

async function pageOf(db: Db, found: readonly OfferText[], { page, limit }: Slice): Promise<OfferPage> {
  const shown = found.slice((page - 1) * limit, page * limit).map(({ post_id }) => post_id);
  const cards = new Map((await groupCards(db, shown)).map((card) => [card.PostID, card]));
  const items = shown.flatMap((postId) => cards.get(postId) ?? []);
  return { items, pagination: paginationOf({ page, limit }, found.length) };
}

/** A page of the public offers that match, those that still take people first, then the newest. */
export async function listOffers({ db }: Pick<Services, 'db'>, { q, ...asked }: OfferFilters & Slice & { q?: string | undefined }): Promise<OfferPage> {
  return pageOf(
    db,
    (await listOfferTexts(db, asked)).filter((offer) => saysAll(offerTexts(offer), q)),
    asked,
  );
}

/** A page of those that say most of the words, and which words none of them says. */
export async function searchOffers(db: Db, asked: OfferFilters & Slice, words: ListingWords): Promise<OfferPage & { unsaid: string[] }> {
  const filed = await listOfferTexts(db, asked);
  const anywhere = words.places.length > 0 ? await listOfferTexts(db, { ...asked, ...noAreas }) : filed;
  const { found, unsaid } = sayingMost({ filed, anywhere, numberOf: ({ post_id: id }) => id, textsOf: offerTexts }, words);
  return { ...(await pageOf(db, found, asked)), unsaid };
}
