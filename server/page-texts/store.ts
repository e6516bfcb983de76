import type { PublishedContent } from '#server/platform/database/tables/office-tables.ts';
import type { Db } from '#server/platform/database/database.ts';

interface Newest<Content> {
  version: number;
  content: Content | null;
  published_at: Date;
}

/** What is stored under a name was checked as the content of that name. */
const contentOf = <Content>(content: PublishedContent | null): Content | null => content as Content | null;

/** The newest version of a text; undefined where it has none. */
export async function findNewest<Content>(db: Db, page: string): Promise<Newest<Content> | undefined> {
  const row = await db
    .selectFrom('page_texts')
    .select(['version', 'content', 'published_at'])
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, content: contentOf<Content>(row.content) };
}

export async function findVersion<Content>(db: Db, page: string, version: number): Promise<{ content: Content | null } | undefined> {
  const row = await db.selectFrom('page_texts').select('content').where('page', '=', page).where('version', '=', version).executeTakeFirst();
  return row && { content: contentOf<Content>(row.content) };
}

export interface VersionRow {
  version: number;
  note: string;
  restored: number | null;
  published_at: Date;
  author: string;
}

export async function listVersions(db: Db, page: string, max: number): Promise<VersionRow[]> {
  return db
    .selectFrom('page_texts')
    .innerJoin('users', 'users.id', 'page_texts.author_id')
    .select(['version', 'note', 'restored', 'published_at', 'users.name as author'])
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .limit(max)
    .execute();
}

/** The texts whose names begin so and that say something now, the last published first. */
export async function listPublished(db: Db, begin: string, max: number): Promise<{ page: string; published_at: Date }[]> {
  return db
    .selectFrom((inner) =>
      inner
        .selectFrom('page_texts')
        .distinctOn('page')
        .select(['page', 'content', 'published_at'])
        .where('page', 'like', `${begin}%`)
        .orderBy('page')
        .orderBy('version', 'desc')
        .as('newest'),
    )
    .select(['page', 'published_at'])
    .where('content', 'is not', null)
    .orderBy('published_at', 'desc')
    .limit(max)
    .execute();
}

interface NewVersion {
  page: string;
  version: number;
  content: unknown;
  note: string;
  restored: number | null;
  author_id: string;
}

/** False where there is such a version: of two people the second wrote without seeing it. */
export async function insertVersion(trx: Db, { content, ...row }: NewVersion): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('page_texts')
    .values({ ...row, content: content === null ? null : JSON.stringify(content) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
