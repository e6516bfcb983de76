import { sql, type Insertable, type Selectable } from 'kysely';
import type { BlogCategory } from '#contracts/blog-enums.ts';
import type { Slice } from '#contracts/values.ts';
import type { BlogPostsTable } from '#server/platform/database/blog-tables.ts';
import type { Db } from '#server/platform/database/database.ts';

export type ArticleRow = Selectable<BlogPostsTable> & { comments: number };

const selectArticles = (db: Db) =>
  db
    .selectFrom('blog_posts')
    .selectAll('blog_posts')
    .select(sql<number>`(select count(*) from blog_comments c where c.post = blog_posts.id and c.state = 'live')`.as('comments'));

const isPublished = sql<boolean>`blog_posts.published_at <= now()`;

export interface ArticleFilters {
  q?: string | undefined;
  category?: BlogCategory | undefined;
}

const matching = ({ q, category }: ArticleFilters) => {
  const part = `%${(q ?? '').normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`;
  const said = sql<boolean>`normalize(concat_ws(' ', title_bn, title_en, excerpt_bn, excerpt_en, array_to_string(tags || tags_en, ' '), body_bn, body_en), nfc) ilike ${part}`;
  return sql<boolean>`${q === undefined ? sql`true` : said} and ${category === undefined ? sql`true` : sql`category = ${category}`}`;
};

/** A page of published articles, newest first. */
export async function listPublished(db: Db, filters: ArticleFilters, { page, limit }: Slice): Promise<{ rows: ArticleRow[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    selectArticles(db)
      .where(isPublished)
      .where(matching(filters))
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('blog_posts')
      .select(sql<number>`count(*)`.as('total'))
      .where(isPublished)
      .where(matching(filters))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export const listSpotlight = (db: Db, max: number): Promise<ArticleRow[]> =>
  selectArticles(db).where(isPublished).where('spotlight', '=', true).orderBy('published_at', 'desc').limit(max).execute();

export const findPublished = (db: Db, id: number): Promise<ArticleRow | undefined> =>
  selectArticles(db).where(isPublished).where('blog_posts.id', '=', id).executeTakeFirst();

/** Others of its category or with one of its tags first, then the newest. */
export const listOthers = (db: Db, { id, category, tags }: ArticleRow, max: number): Promise<ArticleRow[]> =>
  selectArticles(db)
    .where(isPublished)
    .where('blog_posts.id', '<>', id)
    .orderBy(sql`(category = ${category})::int + (tags && ${tags}::text[])::int`, 'desc')
    .orderBy('published_at', 'desc')
    .limit(max)
    .execute();

/** A page of all articles, the last changed first. */
export async function listForStaff(db: Db, filters: ArticleFilters, { page, limit }: Slice): Promise<{ rows: ArticleRow[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    selectArticles(db)
      .where(matching(filters))
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('blog_posts')
      .select(sql<number>`count(*)`.as('total'))
      .where(matching(filters))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export const findArticle = (db: Db, id: number): Promise<ArticleRow | undefined> => selectArticles(db).where('blog_posts.id', '=', id).executeTakeFirst();

/** The article, locked until the transaction ends. */
export async function lockArticle(db: Db, id: number): Promise<ArticleRow | undefined> {
  const row = await db.selectFrom('blog_posts').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row && findArticle(db, id);
}

/** Returns its number, or undefined where the slug is taken. */
export async function insertArticle(db: Db, article: Insertable<BlogPostsTable>): Promise<number | undefined> {
  const row = await db
    .insertInto('blog_posts')
    .values(article)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** False where another article has the slug. */
export async function updateArticle(db: Db, id: number, article: Insertable<BlogPostsTable>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('blog_posts')
    .set({ ...article, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('blog_posts as other').select('other.id').where('other.slug', '=', article.slug).where('other.id', '<>', id))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteArticle(db: Db, id: number): Promise<void> {
  await db.deleteFrom('blog_posts').where('id', '=', id).execute();
}
