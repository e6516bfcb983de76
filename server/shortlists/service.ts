// Shortlists as their owners make and see them.
import { uuidv7 } from 'uuidv7';
import type { HandlerInput } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import type { Shortlist, ShortlistEntry, ShortlistPost, shortlists, ShortlistVisitor } from '#contracts/posts/shortlists.ts';
import type { Language } from '#i18n/language.ts';
import { ofAllKinds, type ListingKind } from '#server/listings/kinds.ts';
import { readListings } from '#server/listings/service.ts';
import { readBannedWords } from '#server/office/settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { publish } from '#server/platform/database/topics.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail, failField } from '#server/platform/http/failure.ts';
import { once } from '#server/platform/http/idempotency.ts';
import type { Services } from '#server/platform/services.ts';
import { findListed } from '#server/posts/service.ts';
import { pathOf } from './address.ts';
import { expiryOf, forgottenBefore, isRefused, stateOf } from './rules.ts';
import {
  countOpen,
  findShortlist,
  findVisitorOf,
  insertShortlist,
  listPosts,
  listShortlists,
  listVisitors,
  listVotes,
  removeEnded,
  removeShortlistsOf,
  removeVisitor,
  renameShortlist,
  revokeShortlist,
  type NewPost,
  type ShortlistRow,
  type VisitorRow,
} from './store.ts';
import { shortlistChanged } from './topics.ts';

/** Throws VALIDATION where these words may not be left on a shortlist. */
export async function checkWords(db: Db, field: string, words: string): Promise<void> {
  if (isRefused(words, await readBannedWords(db))) failField(field, 'contactsInside');
}

/** Its posts as cards, those that are no longer available by their titles. */
export async function readPosts(db: Db, kinds: readonly ListingKind[], id: string, lng: Language): Promise<ShortlistPost[]> {
  const posts = await listPosts(db, id);
  const numbers = posts.flatMap(({ listing, isAvailable }) => (isAvailable ? listing : []));
  const cards = await ofAllKinds(kinds, (kind) => kind.savedCards(db, numbers, lng));
  return posts.map(({ listing, type, title, title_en }) => ({
    postId: listing,
    type,
    postTitle: lng === 'en' ? (title_en ?? title) : title,
    card: cards.get(listing) ?? null,
  }));
}

/** Everyone who answered, in the order in which they came. */
export async function readVisitors(db: Db, id: string): Promise<ShortlistVisitor[]> {
  const visitors = await listVisitors(db, id);
  const votes = Map.groupBy(await listVotes(db, id), ({ visitor }) => visitor);
  return visitors.map(({ id: _id, name }) => ({
    _id,
    name,
    votes: (votes.get(_id) ?? []).map(({ listing, vote, note }) => ({ postId: listing, vote, note })),
  }));
}

const toEntry = (row: ShortlistRow): Omit<ShortlistEntry, 'posts' | 'visitors' | 'picture'> => ({
  _id: row.id,
  name: row.name,
  state: stateOf(row, new Date()),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});

/** The caller's shortlists, newest first. */
export async function readShortlists({ db }: Pick<Services, 'db'>, kinds: readonly ListingKind[], { user, lng }: MemberCaller): Promise<ShortlistEntry[]> {
  const rows = await listShortlists(db, user.userId);
  const firsts = rows.flatMap(({ first }) => first ?? []);
  const cards = await ofAllKinds(kinds, (kind) => kind.savedCards(db, firsts, lng));
  return rows.map((row) => ({
    ...toEntry(row),
    posts: row.posts,
    visitors: row.visitors,
    picture: cards.get(row.first ?? 0)?.imageUrl ?? null,
  }));
}

/** One with everything on it. Throws NOT_FOUND. */
export async function readShortlist({ db }: Pick<Services, 'db'>, kinds: readonly ListingKind[], id: string, lng: Language): Promise<Shortlist> {
  const row = (await findShortlist(db, id)) ?? fail('NOT_FOUND');
  const entry = toEntry(row);
  return {
    ...entry,
    path: entry.state === 'open' ? await pathOf(db, id) : null,
    posts: await readPosts(db, kinds, id, lng),
    visitors: await readVisitors(db, id),
  };
}

/** Throws NOT_FOUND, GONE: a post, offer or firm that the public does not see. */
async function livePosts(db: Db, numbers: readonly number[]): Promise<NewPost[]> {
  const listings = await readListings(db, numbers);
  const live: NewPost[] = [];
  for (const number of numbers) {
    const { kind, title, visible_since } = listings.get(number) ?? fail('NOT_FOUND');
    if (kind === 'sell' || kind === 'rent') await findListed({ db }, number);
    else if (!visible_since) fail('GONE');
    live.push({ listing: number, type: kind, title });
  }
  return live;
}

/** Makes one and returns its id. Throws VALIDATION, NOT_FOUND, GONE (a post is not live), TOO_MANY. */
export async function createShortlist(
  { db, rateLimits }: Services,
  { name, postIds }: HandlerInput<typeof shortlists.create>['body'],
  caller: MemberCaller,
): Promise<string> {
  const { userId } = caller.user;
  const { id } = await once(db, caller, 'shortlists.create', async (trx) => {
    await checkWords(trx, 'name', name);
    const posts = await livePosts(trx, postIds);
    if ((await countOpen(trx, userId)) >= limits.shortlists.openMax) fail('TOO_MANY', { message: 'notice_shortlistsFull' });
    await rateLimits.consume({ shortlistsPerDay: userId }, trx);
    const row = { id: uuidv7(), owner_id: userId, name, expires_at: expiryOf(new Date()) };
    await insertShortlist(trx, row, posts);
    return { id: row.id };
  });
  return id;
}

interface About {
  params: { id: string };
  caller: MemberCaller;
}

/** A shortlist, if it is the caller's. */
export const findOwnShortlist =
  ({ db }: Pick<Services, 'db'>) =>
  async ({ params, caller }: About): Promise<ShortlistRow | undefined> => {
    const row = await findShortlist(db, params.id);
    return row?.owner_id === caller.user.userId ? row : undefined;
  };

/** Someone who answered on one of the caller's shortlists. */
export const findOwnVisitor =
  ({ db }: Pick<Services, 'db'>) =>
  ({ params, caller }: About): Promise<VisitorRow | undefined> =>
    findVisitorOf(db, caller.user.userId, params.id);

/** Gives it another name; other tabs of the owner hear of it. Throws VALIDATION. */
export const nameShortlist = ({ db }: Pick<Services, 'db'>, id: string, name: string, { user }: MemberCaller): Promise<void> =>
  inTransaction(db, async (trx) => {
    await checkWords(trx, 'name', name);
    await renameShortlist(trx, id, name);
    await publish(trx, shortlistChanged, { _id: id, ownerId: user.userId });
  });

/** Ends the address; other tabs of the owner hear of it. */
export const endShortlist = ({ db }: Pick<Services, 'db'>, id: string, { user }: MemberCaller): Promise<void> =>
  inTransaction(db, async (trx) => {
    await revokeShortlist(trx, id);
    await publish(trx, shortlistChanged, { _id: id, ownerId: user.userId });
  });

/** Removes all that someone answered. */
export const removeAnswersOf = ({ db }: Pick<Services, 'db'>, { id, shortlist }: VisitorRow, { user }: MemberCaller): Promise<void> =>
  inTransaction(db, async (trx) => {
    await removeVisitor(trx, id);
    await publish(trx, shortlistChanged, { _id: shortlist, ownerId: user.userId });
  });

export const forgetEnded = ({ db }: Pick<Services, 'db'>): Promise<void> => removeEnded(db, forgottenBefore(new Date()));

/** What a person asks their family; the answers are other people's and stay out of the export. */
async function collect(db: Db, userId: string): Promise<unknown> {
  const own = await listShortlists(db, userId);
  return Promise.all(
    own.map(async ({ id, name, created_at, expires_at, revoked_at }) => ({
      name,
      createdAt: created_at.toISOString(),
      expiresAt: expires_at.toISOString(),
      revokedAt: revoked_at?.toISOString() ?? null,
      posts: (await listPosts(db, id)).map(({ listing, title }) => ({ PostID: listing, title })),
    })),
  );
}

export const shortlistData: PersonalData = { name: 'shortlists', collect, erase: removeShortlistsOf };
