// One's own posts: seen, hidden, shown, marked, renewed, deleted. Editing is in edit-service.ts.
import type { OwnerState, OwnPost, ProposedAnswers, UserPosts } from '#contracts/posts/own-posts.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { Services } from '#server/platform/services.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { PostRow, WholePost } from '#server/posts/card.ts';
import { canRenew, requestedState } from './owner-rules.ts';
import { toOwnCard, toOwnPost, type Around } from './own-card.ts';
import { countAttention, findNewestOwned, findOwned, listOwned, listVersions, lockOwned, lockOwner, removeVersions } from './owner-store.ts';
import { proposalOf, proposedSince } from './proposal-rules.ts';
import { proofsOf } from '#server/phones/service.ts';
import { checkOpenPosts } from '#server/posts/service.ts';
import { hide, remove, renew, sell, show } from '#server/posts/transitions.ts';
import { withOwnerLock } from './owner-lock.ts';
import { clocksOf } from '#server/posts/queue-position.ts';

const numberOf = ({ owner_id, primary_contact }: PostRow) => ({ userId: owner_id, phone: primary_contact });

type Read = Pick<Services, 'db' | 'env'>;

async function aroundOf(services: Read, rows: readonly PostRow[]): Promise<(row: PostRow) => Around> {
  const { db } = services;
  const ids = rows.map(({ id }) => id);
  const [attention, clocks, proofs] = await Promise.all([countAttention(db, ids), clocksOf(db, rows), proofsOf(services, rows.map(numberOf))]);
  return (row) => ({
    review: clocks.get(row.id) ?? null,
    counts: attention.get(row.id) ?? { views: 0, reveals: 0, saves: 0 },
    numberProof: proofs(numberOf(row)),
  });
}

const isApproved = ({ state }: PostRow): boolean => state !== 'pending' && state !== 'rejected' && state !== 'cancelled';

/** Everything the caller posted and did not delete, in the specification's four groups, the newest first. */
export async function readOwnPosts(services: Services, caller: MemberCaller): Promise<UserPosts> {
  const rows = await listOwned(services.db, caller.user.userId);
  const around = await aroundOf(services, rows);
  const now = new Date();
  const group = (type: PostRow['type'], approved: boolean) =>
    rows.filter((row) => row.type === type && isApproved(row) === approved).map((row) => toOwnCard(row, around(row), now));
  return {
    approvedUserSellPosts: group('sell', true),
    nonApprovedUserSellPosts: group('sell', false),
    approvedUserRentPosts: group('rent', true),
    nonApprovedUserRentPosts: group('rent', false),
  };
}

/** What the caller's newest post proposes for the next one; null for someone who has posted nothing lately. */
export async function readProposal({ db }: Pick<Services, 'db'>, { user }: MemberCaller): Promise<ProposedAnswers | null> {
  const newest = await findNewestOwned(db, user.userId, proposedSince(new Date()));
  return newest ? proposalOf(newest) : null;
}

/** The post of this number, if it is the caller's and not deleted. */
export const findOwnPost = (
  { db }: Pick<Services, 'db'>,
  { params, caller }: { params: { PostID: number }; caller: MemberCaller },
): Promise<WholePost | undefined> => findOwned(db, params.PostID, caller.user.userId);

/** A post as its owner sees it, whole, with its numbers. */
export const showOwnPost = async (services: Read, row: WholePost): Promise<OwnPost> => toOwnPost(row, (await aroundOf(services, [row]))(row), new Date());

/** One of the caller's own posts, whole, with its numbers. Throws NOT_FOUND, also for someone else's. */
export async function readOwnPost(services: Services, postId: number, caller: MemberCaller): Promise<OwnPost> {
  return showOwnPost(services, (await findOwnPost(services, { params: { PostID: postId }, caller })) ?? fail('NOT_FOUND'));
}

/** Runs `change` on the caller's post while no one else changes it or the account. Throws NOT_FOUND. */
async function withOwned<T>({ db }: Services, postId: number, { user }: MemberCaller, change: (trx: Db, post: PostRow) => Promise<T>): Promise<T> {
  const changing = async (trx: Db): Promise<T> => {
    await lockOwner(trx, user.userId);
    const post = await lockOwned(trx, postId, user.userId);
    if (!post) fail('NOT_FOUND');
    return change(trx, post);
  };
  return withOwnerLock(user.userId, () => inTransaction(db, changing));
}

const isOpen: ReadonlySet<PostRow['state']> = new Set(['pending', 'approved', 'hidden']);

/** Throws TOO_MANY where the post would be one live or waiting post too many. */
export async function checkRoom(trx: Db, { owner_id, state }: Pick<PostRow, 'owner_id' | 'state'>): Promise<void> {
  if (!isOpen.has(state)) await checkOpenPosts(trx, owner_id);
}

/**
 * Hides the caller's post, shows it again, or marks it sold or rented; an expired one that is shown is renewed. Where it
 * is so already, nothing happens. Returns whether staff look at it first. Throws NOT_FOUND, STATE_CONFLICT, TOO_MANY.
 */
export async function setOwnState(services: Services, postId: number, requested: OwnerState, caller: MemberCaller): Promise<{ waits: boolean }> {
  return withOwned(services, postId, caller, async (trx, post) => {
    const next = requestedState(post, requested, new Date());
    if (next === 'same') return { waits: false };
    await checkRoom(trx, post);
    if (next === 'renew') return { waits: await renew(services, trx, post, 'approved') };
    if (next === 'hidden') await hide(services, trx, post);
    else if (next === 'approved') await show(services, trx, post);
    else await sell(services, trx, post, next);
    return { waits: false };
  });
}

/** Renews the caller's post. Returns whether staff look at it first. Throws NOT_FOUND, STATE_CONFLICT (too early), TOO_MANY. */
export async function renewOwnPost(services: Services, postId: number, caller: MemberCaller): Promise<{ waits: boolean }> {
  return withOwned(services, postId, caller, async (trx, post) => {
    if (!canRenew(post, new Date())) fail('STATE_CONFLICT');
    await checkRoom(trx, post);
    return { waits: await renew(services, trx, post, post.state === 'hidden' ? 'hidden' : 'approved') };
  });
}

/** Deletes the caller's post: gone from every list at once, purged after thirty days. Throws NOT_FOUND. */
export async function removeOwnPost(services: Services, postId: number, caller: MemberCaller): Promise<void> {
  await withOwned(services, postId, caller, (trx, post) => remove(services, trx, post));
}

/** What posts said before their edits; the posts themselves go with the account. */
export const postVersionData: PersonalData = { name: 'postVersions', collect: listVersions, erase: removeVersions };
