// Group-wise building as everybody sees it.
import type { GroupCard, GroupOffer } from '#contracts/groups.ts';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { toGroupCard, toGroupOffer } from './card.ts';
import { findOffer, findOffers, listSimilar, type WholeOfferRow } from './store.ts';

/** The offer, if the public sees it. Throws NOT_FOUND, GONE (withdrawn). */
export async function findListedOffer({ db }: Pick<Services, 'db'>, postId: number): Promise<WholeOfferRow> {
  const offer = await findOffer(db, postId);
  if (!offer) fail('NOT_FOUND');
  if (!offer.listed) fail('GONE');
  return offer;
}

/** One public offer. Throws NOT_FOUND, GONE. */
export const readOffer = async (services: Services, postId: number): Promise<GroupOffer> => toGroupOffer(await findListedOffer(services, postId));

/** Up to six other offers, those nearby first; the offer itself may be withdrawn. Throws NOT_FOUND. */
export async function readSimilarOffers({ db }: Services, postId: number): Promise<GroupCard[]> {
  const offer = await findOffer(db, postId);
  if (!offer) fail('NOT_FOUND');
  return (await listSimilar(db, offer, limits.groups.similarMax)).map(toGroupCard);
}

/** Cards of the public offers among these numbers, in no order. */
export const groupCards = async (db: Db, postIds: readonly number[]): Promise<GroupCard[]> => (await findOffers(db, postIds)).map(toGroupCard);
