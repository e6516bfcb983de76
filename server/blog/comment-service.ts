// What members say about articles. What must be read by the team first waits and is seen by its writer alone.
import { uuidv7 } from 'uuidv7';
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { blog, Comment } from '#contracts/blog/blog.ts';
import { paginationOf, type Slice } from '#contracts/values.ts';
import { accountById } from '#server/accounts/service.ts';
import { notify } from '#server/notifications/service.ts';
import { onQueueChanged } from '#server/office/hooks.ts';
import { readBannedWords } from '#server/office/settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail, failField } from '#server/platform/http/failure.ts';
import { once } from '#server/platform/http/idempotency.ts';
import type { Services } from '#server/platform/services.ts';
import { toComment } from './card.ts';
import { editableUntil, isTooYoungForLinks, mustWait } from './comment-rules.ts';
import {
  countHeld,
  eraseComment,
  eraseCommentsOf,
  findComment,
  findForStaff,
  findManyForStaff,
  insertComment,
  listCommentsOf,
  listReplies,
  listThreads,
  lockComment,
  setText,
  type CommentRow,
  type StaffCommentRow,
} from './comment-store.ts';
import { commentReplied } from './notices.ts';
import { findPublished } from './store.ts';

/** A page of comments with their replies, as the caller sees them. Throws NOT_FOUND. */
export async function readComments(
  { db }: Pick<Services, 'db'>,
  id: number,
  slice: Slice,
  caller: Caller,
): Promise<Omit<Answer<typeof blog.comments>, 'success'>> {
  if (!(await findPublished(db, id))) fail('NOT_FOUND');
  const userId = caller.user?.userId;
  const { rows, total } = await listThreads(db, id, userId, slice);
  const replies = Map.groupBy(
    await listReplies(
      db,
      rows.map((row) => row.id),
      userId,
    ),
    ({ parent }) => parent,
  );
  const now = new Date();
  const items = rows.map((row) => ({
    ...toComment(row, userId, now),
    replies: (replies.get(row.id) ?? []).map((reply) => toComment(reply, userId, now)),
  }));
  return { items, pagination: paginationOf(slice, total) };
}

/** live or held. Refuses a link by an account of a few days. */
async function stateOf(db: Db, text: string, { user }: MemberCaller): Promise<'live' | 'held'> {
  const now = new Date();
  const account = await accountById(db, user.userId);
  if (isTooYoungForLinks(text, account?.created_at ?? now, now)) failField('text', 'linkTooEarly');
  return mustWait(text, await readBannedWords(db)) ? 'held' : 'live';
}

/** The comment that is replied to; replies have none of their own. */
async function parentOf(trx: Db, post: number, id: string): Promise<CommentRow> {
  const parent = await lockComment(trx, id);
  if (parent?.post !== post || parent.parent !== null || parent.state !== 'live') fail('NOT_FOUND');
  return parent;
}

/** Adds a comment or a reply. Throws NOT_FOUND, TOO_MANY, VALIDATION. */
export async function addComment(
  { db, rateLimits, hooks, jobs }: Services,
  id: number,
  { text, parentId }: HandlerInput<typeof blog.comment>['body'],
  caller: MemberCaller,
): Promise<Comment> {
  const { userId } = caller.user;
  const { _id } = await once(db, caller, 'blog.comment', async (trx) => {
    const article = (await findPublished(trx, id)) ?? fail('NOT_FOUND');
    const parent = parentId === undefined ? undefined : await parentOf(trx, id, parentId);
    const state = await stateOf(trx, text, caller);
    await rateLimits.consume({ commentsPerMember: userId }, trx);
    const comment = { id: uuidv7(), post: id, parent: parent?.id ?? null, user_id: userId, text, state };
    await insertComment(trx, comment);
    if (state === 'held') await hooks.run(trx, onQueueChanged, 'comments');
    else if (parent?.user_id && parent.user_id !== userId) await notify({ jobs }, trx, [parent.user_id], commentReplied(article, comment.id));
    return { _id: comment.id };
  });
  return toComment((await findComment(db, _id)) ?? fail('NOT_FOUND'), userId, new Date());
}

/** The caller's own comment; someone else's, and one that is gone, does not exist for them. */
export async function ownedComment(db: Db, id: string, { user }: MemberCaller): Promise<CommentRow | undefined> {
  const comment = await findComment(db, id);
  return comment?.user_id === user.userId && (comment.state === 'live' || comment.state === 'held') ? comment : undefined;
}

/** Throws STATE_CONFLICT after the minutes in which it may be changed, VALIDATION. */
export async function changeComment({ db, hooks }: Services, id: string, text: string, caller: MemberCaller): Promise<Comment> {
  const { userId } = caller.user;
  await inTransaction(db, async (trx) => {
    const comment = await lockComment(trx, id);
    if (comment?.state !== 'live' && comment?.state !== 'held') fail('NOT_FOUND');
    if (editableUntil(comment.created_at) <= new Date()) fail('STATE_CONFLICT', { message: 'notice_commentClosed' });
    // What waits goes on waiting, whatever it says now.
    const state = comment.state === 'held' ? 'held' : await stateOf(trx, text, caller);
    await setText(trx, id, text, state);
    if (state !== comment.state) await hooks.run(trx, onQueueChanged, 'comments');
  });
  return toComment((await findComment(db, id)) ?? fail('NOT_FOUND'), userId, new Date());
}

export async function removeComment({ db, hooks }: Services, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const comment = await lockComment(trx, id);
    if (!comment) return;
    await eraseComment(trx, id);
    if (comment.state === 'held') await hooks.run(trx, onQueueChanged, 'comments');
  });
}

export type CommentOnArticle = StaffCommentRow;

/** The comment with its article, held until the transaction ends. */
export async function holdComment(trx: Db, id: string): Promise<CommentOnArticle | undefined> {
  return (await lockComment(trx, id)) && findForStaff(trx, id);
}

/** Comments with their articles; those that are gone are missing. */
export const commentsById = (db: Db, ids: readonly string[]): Promise<CommentOnArticle[]> => findManyForStaff(db, ids);

/** How many wait for the team. */
export const heldComments = (db: Db): Promise<number> => countHeld(db);

/** What a member wrote under articles. */
export const commentData: PersonalData = { name: 'comments', collect: listCommentsOf, erase: eraseCommentsOf };
