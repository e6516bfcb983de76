import { uuidv7 } from 'uuidv7';
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { Purpose } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { InboxNotice } from '#contracts/notices/notices.ts';
import type { saved, NotFoundPost, SavedPost, SavedSort } from '#contracts/search/saved.ts';
import type { Language } from '#i18n/language.ts';
import type { ListingWithdrawn } from '#server/listings/hooks.ts';
import { ofAllKinds, type ListingKind } from '#server/listings/kinds.ts';
import { listingOwners, readListing } from '#server/listings/service.ts';
import { notify } from '#server/notifications/service.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { Services } from '#server/platform/services.ts';
import type { ListedApproval, PostsGone } from '#server/posts/hooks.ts';
import { findListed } from '#server/posts/service.ts';
import { priceFell, savedGone, savedWithdrawn } from './notices.ts';
import { countSaved, findRecord, findSaved, insertSaved, listIds, listSaved, listSavers, removeAllSaved, removeSaved, type SavedEntry } from './store.ts';

/** The title of a live post of this type. Throws NOT_FOUND, GONE. */
async function findPostTitle(services: Services, postId: number, type: Purpose): Promise<string> {
  const post = await findListed(services, postId);
  if (post.type !== type) fail('NOT_FOUND');
  return post.title;
}

/** The title of a public offer or firm. Throws NOT_FOUND, GONE. */
async function findListingTitle(db: Db, number: number, kind: Purpose): Promise<string> {
  const listing = await readListing(db, number);
  if (listing?.kind !== kind) fail('NOT_FOUND');
  if (!listing.visible_since) fail('GONE');
  return listing.title;
}

/**
 * Saves a live post for the caller and returns the record's id, the same one however often it is saved.
 * Throws NOT_FOUND (no such post of this kind), GONE, TOO_MANY.
 */
export async function savePost(services: Services, { postId, type }: HandlerInput<typeof saved.save>['body'], caller: MemberCaller): Promise<string> {
  const { userId } = caller.user;
  const before = await findSaved(services.db, userId, postId);
  if (before) return before;
  const title = type === 'sell' || type === 'rent' ? await findPostTitle(services, postId, type) : await findListingTitle(services.db, postId, type);
  return services.db.transaction().execute(async (trx) => {
    const full = (await countSaved(trx, userId)) >= limits.saved.max;
    const meanwhile = await findSaved(trx, userId, postId);
    if (meanwhile) return meanwhile;
    if (full) fail('TOO_MANY', { message: 'notice_savedFull' });
    await services.rateLimits.consume({ savesPerHour: userId }, trx);
    const id = uuidv7();
    await insertSaved(trx, { id, user_id: userId, type, post_id: postId, title });
    return id;
  });
}

/** What the caller has saved, for hearts. */
export async function readSavedIds({ db }: Services, caller: MemberCaller): Promise<Answer<typeof saved.ids>['saved']> {
  return (await listIds(db, caller.user.userId)).map(({ id, type, post_id }) => ({ type, postId: post_id, _id: id }));
}

type Available = SavedEntry & { posted_at: Date };
const isAvailable = (entry: SavedEntry): entry is Available => entry.posted_at !== null;

/** One page of what is in the order of saving. */
function pageOf(entries: readonly Available[], sort: SavedSort | undefined, page: number, limit: number): Available[] {
  const from = (page - 1) * limit;
  if (sort === 'asc') return entries.slice(from, from + limit);
  if (sort === 'recent') return entries.toSorted((a, b) => b.posted_at.getTime() - a.posted_at.getTime()).slice(from, from + limit);
  const newest = entries.toReversed().slice(from, from + limit);
  // The specification's page turns round what it is given.
  return sort === 'desc' ? newest : newest.toReversed();
}

const toNotFound = ({ id, post_id, type, title, title_en, saved_at }: SavedEntry, lng: Language): NotFoundPost => ({
  _id: id,
  postId: post_id,
  type,
  postTitle: lng === 'en' ? (title_en ?? title) : title,
  savedAt: saved_at.toISOString(),
});

/** A page of the caller's saved posts, and all of them that are no longer available, the last saved first. */
export async function readSaved(
  { db }: Services,
  kinds: readonly ListingKind[],
  { page, limit, type, sort }: HandlerInput<typeof saved.list>['query'],
  caller: MemberCaller,
): Promise<Omit<Answer<typeof saved.list>, 'success'>> {
  const entries = await listSaved(db, caller.user.userId, type);
  const available = entries.filter(isAvailable);
  const onPage = pageOf(available, sort, page, limit);
  const numbers = onPage.map(({ post_id }) => post_id);
  const [shown, owners] = await Promise.all([ofAllKinds(kinds, (kind) => kind.savedCards(db, numbers, caller.lng)), listingOwners(db, numbers)]);
  const cards = onPage.flatMap(({ id, saved_at, post_id }): SavedPost[] => {
    const [card, owner] = [shown.get(post_id), owners.get(post_id)];
    return card ? [{ ...card, _id: id, savedAt: saved_at.toISOString(), postOwnerName: owner?.name ?? null, postOwnerProPic: owner?.pro_pic ?? null }] : [];
  });
  const total = available.length;
  const gone = entries.filter((entry) => !isAvailable(entry)).toReversed();
  return {
    SavedPosts: cards,
    notFoundIds: gone.map((entry) => toNotFound(entry, caller.lng)),
    notFoundPostIds: gone.map(({ post_id }) => post_id),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  };
}

/** One of the caller's saved posts, by the record's id or the post's number. */
export const findOwnSaved =
  ({ db }: Pick<Services, 'db'>) =>
  ({ params: { id }, caller: { user } }: { params: { id: string | number }; caller: MemberCaller }): Promise<string | undefined> =>
    typeof id === 'string' ? findRecord(db, user.userId, id) : findSaved(db, user.userId, id);

/** Removes one of the caller's saved posts, by the record's id. Throws NOT_FOUND. */
export async function forgetPost({ db }: Services, id: string, { user }: MemberCaller): Promise<void> {
  if (!(await removeSaved(db, user.userId, id))) fail('NOT_FOUND');
}

/** Tells everyone who saved the post, but its owner. */
async function notifySavers(
  services: Pick<Services, 'jobs'>,
  trx: Db,
  { post_id, owner_id }: { post_id: number; owner_id: string | null },
  notice: InboxNotice,
): Promise<void> {
  await notify(services, trx, await listSavers(trx, post_id, owner_id), notice);
}

/** Tells everyone who saved one of these posts, but its owner, that it is sold, rented or gone. */
export async function notifySaversOfGone(services: Pick<Services, 'jobs'>, trx: Db, { posts, how, at }: PostsGone): Promise<void> {
  for (const post of posts) await notifySavers(services, trx, post, savedGone(post, how, at));
}

/** Tells everyone who saved the offer or firm, but its owner, that it is gone. */
export const notifySaversOfWithdrawn = (services: Pick<Services, 'jobs'>, trx: Db, withdrawn: ListingWithdrawn): Promise<void> =>
  notifySavers(services, trx, { post_id: withdrawn.number, owner_id: withdrawn.ownerId }, savedWithdrawn(withdrawn));

/** Tells everyone who saved the post, but its owner, that it costs less than it did. */
export async function notifySaversOfFall(services: Pick<Services, 'jobs'>, trx: Db, { post, last, fell }: ListedApproval): Promise<void> {
  if (fell && last) await notifySavers(services, trx, post, priceFell(post, last.price));
}

export const savedData: PersonalData = {
  name: 'savedPosts',
  collect: async (db, userId) => (await listSaved(db, userId, undefined)).map((entry) => toNotFound(entry, 'bn')),
  erase: removeAllSaved,
};
