// Shortlists as anyone who has the address sees and answers them, without an account.
import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { HandlerInput } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import type { SharedShortlist, shortlists } from '#contracts/posts/shortlists.ts';
import type { Language } from '#i18n/language.ts';
import type { ListingKind } from '#server/listings/kinds.ts';
import type { Db } from '#server/platform/database/database.ts';
import { publish } from '#server/platform/database/topics.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { tokenHash, type Caller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { countsOf } from '#server/platform/http/callers/requester.ts';
import type { Services } from '#server/platform/services.ts';
import { readAddress } from './address.ts';
import { stateOf } from './rules.ts';
import { checkWords, readPosts, readVisitors } from './service.ts';
import {
  countVisitors,
  findShared,
  findVisitorByKey,
  holdShortlist,
  insertVisitor,
  listPosts,
  removeVisitor,
  removeVote,
  upsertVote,
  type ShortlistRow,
  type VisitorRow,
} from './store.ts';
import { shortlistChanged } from './topics.ts';

/** 32 characters. */
const keyBytes = 24;

/**
 * The open shortlist behind an address. Throws NOT_FOUND (the address is none of ours), GONE: revoked, expired, forgotten, or its
 * owner is suspended or gone.
 */
async function openedBy(db: Db, token: string): Promise<ShortlistRow & { owner: string }> {
  const id = (await readAddress(db, token)) ?? fail('NOT_FOUND');
  const row = (await findShared(db, id)) ?? fail('GONE');
  return stateOf(row, new Date()) === 'open' ? row : fail('GONE');
}

/** The same, held until the transaction ends. */
async function holdOpened(trx: Db, token: string): Promise<ShortlistRow> {
  await holdShortlist(trx, (await readAddress(trx, token)) ?? fail('NOT_FOUND'));
  return openedBy(trx, token);
}

/** Throws NOT_FOUND, GONE. */
export async function readShared({ db }: Pick<Services, 'db'>, kinds: readonly ListingKind[], token: string, lng: Language): Promise<SharedShortlist> {
  const { id, name, owner, expires_at } = await openedBy(db, token);
  return {
    name,
    ownerName: owner,
    expiresAt: expires_at.toISOString(),
    posts: await readPosts(db, kinds, id, lng),
    visitors: await readVisitors(db, id),
  };
}

const notifyOwner = (trx: Db, { id, owner_id }: ShortlistRow): Promise<void> => publish(trx, shortlistChanged, { _id: id, ownerId: owner_id });

/** Adds a visitor; the key is said only here. Throws NOT_FOUND, GONE, VALIDATION, TOO_MANY. */
export const joinShortlist = (
  { db, rateLimits }: Services,
  token: string,
  { name }: HandlerInput<typeof shortlists.join>['body'],
  caller: Caller,
): Promise<{ visitorId: string; visitorKey: string }> =>
  inTransaction(db, async (trx) => {
    const shortlist = await holdOpened(trx, token);
    await checkWords(trx, 'name', name);
    if ((await countVisitors(trx, shortlist.id)) >= limits.shortlists.visitorsMax) fail('TOO_MANY', { message: 'notice_shortlistCrowded' });
    await rateLimits.consume(countsOf(caller.requester, ['shortlistJoinsPerCaller'], 'shortlistJoinsPerAddress'), trx);
    const visitorKey = randomBytes(keyBytes).toString('base64url');
    const visitorId = uuidv7();
    await insertVisitor(trx, { id: visitorId, shortlist: shortlist.id, name, key_hash: tokenHash(visitorKey) });
    await notifyOwner(trx, shortlist);
    return { visitorId, visitorKey };
  });

/** Throws NOT_FOUND: the key is none of this shortlist's, or its answers were removed. */
const visitorBy = async (trx: Db, { id }: ShortlistRow, key: string): Promise<VisitorRow> =>
  (await findVisitorByKey(trx, id, tokenHash(key))) ?? fail('NOT_FOUND');

/** Says, changes or withdraws a vote. Throws NOT_FOUND (also a post that is not on the list), GONE, VALIDATION, TOO_MANY. */
export const castVote = (
  { db, rateLimits }: Services,
  token: string,
  { visitorKey, postId, vote, note }: HandlerInput<typeof shortlists.vote>['body'],
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const shortlist = await holdOpened(trx, token);
    const visitor = await visitorBy(trx, shortlist, visitorKey);
    const posts = await listPosts(trx, shortlist.id);
    if (!posts.some(({ listing }) => listing === postId)) fail('NOT_FOUND');
    await checkWords(trx, 'note', note);
    await rateLimits.consume({ shortlistVotesPerVisitor: visitor.id }, trx);
    if (vote === 'none') await removeVote(trx, visitor.id, postId);
    else await upsertVote(trx, { visitor: visitor.id, listing: postId, vote, note });
    await notifyOwner(trx, shortlist);
  });

/** Removes the visitor with everything they answered. Throws NOT_FOUND, GONE. */
export const leaveShortlist = ({ db }: Pick<Services, 'db'>, token: string, visitorKey: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const shortlist = await holdOpened(trx, token);
    await removeVisitor(trx, (await visitorBy(trx, shortlist, visitorKey)).id);
    await notifyOwner(trx, shortlist);
  });
