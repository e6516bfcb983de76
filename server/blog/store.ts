import { sql, type Insertable, type Selectable } from 'kysely';
import type { Block } from '#contracts/blog/article.ts';
import type { BlogCategory } from '#contracts/blog/blog-enums.ts';
import type { Slice } from '#contracts/values.ts';
import type { Language } from '#i18n/language.ts';
import type { BlogPostsTable } from '#server/platform/database/tables/blog-tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { paged } from '#server/platform/database/paged.ts';
import { parserVersion } from './markdown.ts';

type Columns = Omit<Selectable<BlogPostsTable>, 'blocks_bn' | 'blocks_en'>;
export type ArticleRow = Columns & { comments: number };
/** With what its page draws in one language; null until it was parsed. */
export type PageRow = ArticleRow & { blocks: Block[] | null };

// Lists need no blocks, which are twice as large as the texts.
const columns = [
  'blog_posts.id',
  'slug',
  'title_bn',
  'title_en',
  'excerpt_bn',
  'excerpt_en',
  'body_bn',
  'body_en',
  'cover',
  'category',
  'tags',
  'tags_en',
  'author',
  'author_en',
  'published_at',
  'spotlight',
  'updated_by',
  'created_at',
  'updated_at',
] as const;

const textOf = { bn: sql.ref('body_bn'), en: sql.ref('body_en') };
const parsedOf = { bn: sql.ref('blocks_bn'), en: sql.ref('blocks_en') };
/** The mark that `parsedBody` gives to the text as it is now. */
const markOf = (lng: Language) => sql<string>`${`${parserVersion} `}::text || md5(${textOf[lng]})`;

const selectArticles = (db: Db) =>
  db
    .selectFrom('blog_posts')
    .select(columns)
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
export async function listPublished(db: Db, filters: ArticleFilters, slice: Slice): Promise<{ rows: ArticleRow[]; total: number }> {
  return paged(
    selectArticles(db).where(isPublished).where(matching(filters)).orderBy('published_at', 'desc').orderBy('id', 'desc'),
    db.selectFrom('blog_posts').where(isPublished).where(matching(filters)),
    slice,
  );
}

export const listSpotlight = (db: Db, max: number): Promise<ArticleRow[]> =>
  selectArticles(db).where(isPublished).where('spotlight', '=', true).orderBy('published_at', 'desc').limit(max).execute();

export const findPublished = (db: Db, id: number): Promise<ArticleRow | undefined> =>
  selectArticles(db).where(isPublished).where('blog_posts.id', '=', id).executeTakeFirst();

export const findPage = (db: Db, id: number, lng: Language): Promise<PageRow | undefined> =>
  selectArticles(db)
    .select(sql<Block[] | null>`case when ${parsedOf[lng]} ->> 'of' = ${markOf(lng)} then ${parsedOf[lng]} -> 'blocks' end`.as('blocks'))
    .where(isPublished)
    .where('blog_posts.id', '=', id)
    .executeTakeFirst();

/** Articles of which a text was never parsed, or was changed by a program that does not parse it. */
export const listUnparsed = (db: Db, after: number, max: number): Promise<Pick<ArticleRow, 'id' | 'body_bn' | 'body_en'>[]> =>
  db
    .selectFrom('blog_posts')
    .select(['id', 'body_bn', 'body_en'])
    .where('id', '>', after)
    .where(sql<boolean>`blocks_bn ->> 'of' is distinct from ${markOf('bn')} or blocks_en ->> 'of' is distinct from ${markOf('en')}`)
    .orderBy('id')
    .limit(max)
    .execute();

/** Not a change of the article: when it was changed stays. Nothing happens where its texts are others by now. */
export async function setBlocks(
  db: Db,
  { id, body_bn, body_en }: Pick<ArticleRow, 'id' | 'body_bn' | 'body_en'>,
  blocks: Pick<Selectable<BlogPostsTable>, 'blocks_bn' | 'blocks_en'>,
): Promise<void> {
  await db.updateTable('blog_posts').set(blocks).where('id', '=', id).where('body_bn', '=', body_bn).where('body_en', '=', body_en).execute();
}

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
export async function listForStaff(db: Db, filters: ArticleFilters, slice: Slice): Promise<{ rows: ArticleRow[]; total: number }> {
  return paged(
    selectArticles(db).where(matching(filters)).orderBy('updated_at', 'desc').orderBy('id', 'desc'),
    db.selectFrom('blog_posts').where(matching(filters)),
    slice,
  );
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
