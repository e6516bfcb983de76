// Articles as staff write them, and comments as they decide on them. Each change is in the audit log.
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { ArticleFields, blog, StaffArticle, StaffComment } from '#contracts/blog/blog.ts';
import { paginationOf } from '#contracts/values.ts';
import { notify } from '#server/notifications/service.ts';
import { onQueueChanged } from '#server/office/hooks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { once } from '#server/platform/http/idempotency.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { toStaffArticle, toStaffComment } from './card.ts';
import { findForStaff, listForStaff as listComments, lockComment, setState } from './comment-store.ts';
import { findComment } from './comment-store.ts';
import { onCommentRemoved } from './hooks.ts';
import { parsedBody } from './markdown.ts';
import { commentReplied } from './notices.ts';
import { deleteArticle, findArticle, insertArticle, listForStaff, lockArticle, updateArticle, type ArticleRow } from './store.ts';

/** What an article that `by` wrote is kept as; a draft has no moment. */
export function articleColumns(fields: ArticleFields, by: string, published_at: Date | null) {
  return {
    slug: fields.slug,
    title_bn: fields.titleBn,
    title_en: fields.titleEn,
    excerpt_bn: fields.excerptBn,
    excerpt_en: fields.excerptEn,
    body_bn: fields.bodyBn,
    body_en: fields.bodyEn,
    blocks_bn: parsedBody(fields.bodyBn),
    blocks_en: parsedBody(fields.bodyEn),
    cover: fields.cover,
    category: fields.category,
    tags: fields.tags,
    tags_en: fields.tagsEn,
    author: fields.author,
    author_en: fields.authorEn || null,
    spotlight: fields.spotlight,
    published_at,
    updated_by: by,
  };
}

/** Published for the first time now, or when it was before. */
const columnsOf = (fields: ArticleFields, { user }: MemberCaller, before?: ArticleRow) =>
  articleColumns(fields, user.userId, fields.published ? (before?.published_at ?? new Date()) : null);

const logged = ({ slug, title_en, published_at }: Pick<ArticleRow, 'slug' | 'title_en' | 'published_at'>) => ({
  slug,
  title: title_en,
  published: published_at !== null,
});
const subjectOf = (id: number) => ({ type: 'article', id: String(id) });

export async function readStaffArticles(
  { db }: Services,
  { q, ...slice }: HandlerInput<typeof blog.staffList>['query'],
): Promise<Omit<Answer<typeof blog.staffList>, 'success'>> {
  const { rows, total } = await listForStaff(db, { q }, slice);
  return { items: rows.map(toStaffArticle), pagination: paginationOf(slice, total) };
}

/** Throws NOT_FOUND. */
export const readStaffArticle = async ({ db }: Services, id: number): Promise<StaffArticle> => toStaffArticle((await findArticle(db, id)) ?? fail('NOT_FOUND'));

/** Throws DUPLICATE where the slug is taken. */
export async function createArticle({ db }: Services, fields: ArticleFields, caller: MemberCaller): Promise<StaffArticle> {
  const { id } = await once(db, caller, 'blog.create', async (trx) => {
    const columns = columnsOf(fields, caller);
    const number = (await insertArticle(trx, columns)) ?? fail('DUPLICATE', { message: 'notice_slugTaken' });
    await recordAction(trx, caller, { action: 'article.create', subject: subjectOf(number), before: {}, after: logged({ ...columns }) });
    return { id: number };
  });
  return toStaffArticle((await findArticle(db, id)) ?? fail('NOT_FOUND'));
}

/** Throws NOT_FOUND, DUPLICATE where another article has the slug. */
export async function changeArticle({ db }: Services, id: number, fields: ArticleFields, caller: MemberCaller): Promise<StaffArticle> {
  return inTransaction(db, async (trx) => {
    const before = (await lockArticle(trx, id)) ?? fail('NOT_FOUND');
    const columns = columnsOf(fields, caller, before);
    if (!(await updateArticle(trx, id, columns))) fail('DUPLICATE', { message: 'notice_slugTaken' });
    await recordAction(trx, caller, { action: 'article.change', subject: subjectOf(id), before: logged(before), after: logged(columns) });
    return toStaffArticle((await findArticle(trx, id)) ?? fail('NOT_FOUND'));
  });
}

/** Throws NOT_FOUND. */
export async function removeArticle({ db }: Services, id: number, caller: MemberCaller): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = (await lockArticle(trx, id)) ?? fail('NOT_FOUND');
    await deleteArticle(trx, id);
    await recordAction(trx, caller, { action: 'article.delete', subject: subjectOf(id), before: logged(before), after: {} });
  });
}

export async function readStaffComments(
  { db }: Services,
  { page, limit, ...filters }: HandlerInput<typeof blog.staffComments>['query'],
): Promise<Omit<Answer<typeof blog.staffComments>, 'success'>> {
  const { rows, total } = await listComments(db, { ...filters, page, limit });
  return { items: rows.map(toStaffComment), pagination: paginationOf({ page, limit }, total) };
}

/** Takes a comment off the page; the nouns above hear of it. Does nothing where it is gone. */
export async function removeCommentIn({ hooks }: Pick<Services, 'hooks'>, trx: Db, id: string, caller: MemberCaller): Promise<void> {
  const comment = await lockComment(trx, id);
  if (comment?.state !== 'live' && comment?.state !== 'held') return;
  await setState(trx, id, 'removed', caller.user.userId);
  await recordAction(trx, caller, {
    action: 'comment.remove',
    subject: { type: 'comment', id },
    before: { state: comment.state },
    after: { state: 'removed' },
  });
  await hooks.run(trx, onCommentRemoved, { comment: id, article: comment.post, by: caller.user.userId });
  await hooks.run(trx, onQueueChanged, 'comments');
}

/** Throws NOT_FOUND, FORBIDDEN (one's own), STATE_CONFLICT (it is so already, or its writer deleted it). */
export async function decideComment(services: Services, id: string, state: 'live' | 'removed', caller: MemberCaller): Promise<StaffComment> {
  return inTransaction(services.db, async (trx) => {
    const comment = (await lockComment(trx, id)) ?? fail('NOT_FOUND');
    if (comment.user_id === caller.user.userId) fail('FORBIDDEN');
    if (comment.state === state || comment.state === 'deleted') fail('STATE_CONFLICT');
    if (state === 'removed') await removeCommentIn(services, trx, id, caller);
    else await showComment(services, trx, id, caller);
    return toStaffComment((await findForStaff(trx, id)) ?? fail('NOT_FOUND'));
  });
}

/** It is on the page from now on; the writer it replies to is notified, once. */
async function showComment({ hooks, jobs }: Services, trx: Db, id: string, caller: MemberCaller): Promise<void> {
  const comment = (await findComment(trx, id)) ?? fail('NOT_FOUND');
  await setState(trx, id, 'live', caller.user.userId);
  await recordAction(trx, caller, { action: 'comment.show', subject: { type: 'comment', id }, before: { state: comment.state }, after: { state: 'live' } });
  await hooks.run(trx, onQueueChanged, 'comments');
  const parent = comment.parent === null ? undefined : await findComment(trx, comment.parent);
  const article = await findArticle(trx, comment.post);
  if (article && parent?.user_id && parent.user_id !== comment.user_id) await notify({ jobs }, trx, [parent.user_id], commentReplied(article, id));
}
