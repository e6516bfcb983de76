import { sql, type Insertable, type Selectable } from 'kysely';
import type { CommentState } from '#contracts/blog/blog-enums.ts';
import type { Role } from '#contracts/enums.ts';
import type { Slice } from '#contracts/values.ts';
import type { BlogCommentsTable } from '#server/platform/database/tables/blog-tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { countOf, paged } from '#server/platform/database/paged.ts';

export type CommentRow = Selectable<BlogCommentsTable> & {
  author: string | null;
  authorPicture: string | null;
  authorRole: Role | null;
  /** The account was deleted, or is about to be. */
  authorGone: boolean;
};

const selectComments = (db: Db) =>
  db
    .selectFrom('blog_comments')
    .leftJoin('users', 'users.id', 'blog_comments.user_id')
    .selectAll('blog_comments')
    .select([
      'users.name as author',
      'users.pro_pic as authorPicture',
      'users.role as authorRole',
      sql<boolean>`users.id is null or users.leaves_at is not null or users.purged_at is not null`.as('authorGone'),
    ]);

/** What a reader sees: live ones, one's own that wait, and the places of those that are gone but were answered. */
const shownTo = (userId: string | undefined) => sql<boolean>`(blog_comments.state = 'live'
  or (blog_comments.state = 'held' and blog_comments.user_id = ${userId ?? null})
  or (blog_comments.parent is null and blog_comments.state in ('removed', 'deleted')
    and exists (select from blog_comments r where r.parent = blog_comments.id and r.state = 'live')))`;

/** A page of comments, newest first, without their replies. */
export async function listThreads(db: Db, post: number, userId: string | undefined, slice: Slice): Promise<{ rows: CommentRow[]; total: number }> {
  return paged(
    selectComments(db)
      .where('post', '=', post)
      .where('parent', 'is', null)
      .where(shownTo(userId))
      .orderBy('blog_comments.created_at', 'desc')
      .orderBy('blog_comments.id', 'desc'),
    db.selectFrom('blog_comments').where('post', '=', post).where('parent', 'is', null).where(shownTo(userId)),
    slice,
  );
}

/** Replies to these comments, the oldest first. */
export async function listReplies(db: Db, parents: readonly string[], userId: string | undefined): Promise<CommentRow[]> {
  if (parents.length === 0) return [];
  return selectComments(db).where('parent', 'in', parents).where(shownTo(userId)).orderBy('blog_comments.created_at').orderBy('blog_comments.id').execute();
}

export const findComment = (db: Db, id: string): Promise<CommentRow | undefined> => selectComments(db).where('blog_comments.id', '=', id).executeTakeFirst();

/** The comment, locked until the transaction ends. */
export async function lockComment(db: Db, id: string): Promise<CommentRow | undefined> {
  const row = await db.selectFrom('blog_comments').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row && findComment(db, id);
}

export async function insertComment(db: Db, comment: Insertable<BlogCommentsTable>): Promise<void> {
  await db.insertInto('blog_comments').values(comment).execute();
}

export async function setText(db: Db, id: string, text: string, state: CommentState): Promise<void> {
  await db
    .updateTable('blog_comments')
    .set({ text, state, edited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Its text goes, its place stays. */
export async function eraseComment(db: Db, id: string): Promise<void> {
  await db.updateTable('blog_comments').set({ text: '', state: 'deleted' }).where('id', '=', id).execute();
}

export async function setState(db: Db, id: string, state: 'live' | 'removed', by: string): Promise<void> {
  await db
    .updateTable('blog_comments')
    .set({ state, decided_by: by, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export interface StaffCommentFilters extends Slice {
  status?: CommentState | undefined;
  q?: string | undefined;
}

export type StaffCommentRow = CommentRow & { title_bn: string; title_en: string; reports: number };

const staffComments = (db: Db) =>
  selectComments(db)
    .innerJoin('blog_posts', 'blog_posts.id', 'blog_comments.post')
    .select(['blog_posts.title_bn', 'blog_posts.title_en'])
    .select(sql<number>`(select count(*) from reports r where r.comment = blog_comments.id and r.decision is null)`.as('reports'));

/** Comments that were not deleted by their writers: those that wait the oldest first, others the newest. */
export async function listForStaff(db: Db, { status, q, ...slice }: StaffCommentFilters): Promise<{ rows: StaffCommentRow[]; total: number }> {
  const part = `%${(q ?? '').normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`;
  const matching = sql<boolean>`${status === undefined ? sql`blog_comments.state <> 'deleted'` : sql`blog_comments.state = ${status}`}
    and ${
      q === undefined
        ? sql`true`
        : sql`(normalize(blog_comments.text, nfc) ilike ${part} or exists (
      select from users u where u.id = blog_comments.user_id and (normalize(u.name, nfc) ilike ${part} or u.email = ${q.toLowerCase()})))`
    }`;
  const direction = status === 'held' ? 'asc' : 'desc';
  return paged(
    staffComments(db).where(matching).orderBy('blog_comments.created_at', direction).orderBy('blog_comments.id', direction),
    db.selectFrom('blog_comments').where(matching),
    slice,
  );
}

export const findForStaff = (db: Db, id: string): Promise<StaffCommentRow | undefined> =>
  staffComments(db).where('blog_comments.id', '=', id).executeTakeFirst();

export const findManyForStaff = async (db: Db, ids: readonly string[]): Promise<StaffCommentRow[]> =>
  ids.length === 0 ? [] : staffComments(db).where('blog_comments.id', 'in', ids).execute();

/** How many wait for the team. */
export const countHeld = (db: Db): Promise<number> => countOf(db.selectFrom('blog_comments').where('state', '=', 'held'));

/** For the member's own file of data. */
export const listCommentsOf = (db: Db, userId: string): Promise<object[]> =>
  db
    .selectFrom('blog_comments')
    .select(['post', 'text', 'state', 'created_at', 'edited_at'])
    .where('user_id', '=', userId)
    .where('state', '<>', 'deleted')
    .orderBy('created_at')
    .execute();

export async function eraseCommentsOf(db: Db, userId: string): Promise<void> {
  await db.updateTable('blog_comments').set({ text: '', state: 'deleted', user_id: null }).where('user_id', '=', userId).execute();
}
