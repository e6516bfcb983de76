import type { PageContent, TextPage } from '#contracts/pages/page-texts.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The number of a page's newest version; 0 where it has none. */
export async function findNewest(db: Db, page: TextPage): Promise<{ version: number; content: PageContent | null; published_at: Date } | undefined> {
  return db
    .selectFrom('page_texts')
    .select(['version', 'content', 'published_at'])
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findVersion(db: Db, page: TextPage, version: number): Promise<{ content: PageContent | null } | undefined> {
  return db.selectFrom('page_texts').select('content').where('page', '=', page).where('version', '=', version).executeTakeFirst();
}

export interface VersionRow {
  version: number;
  note: string;
  restored: number | null;
  published_at: Date;
  author: string;
}

export async function listVersions(db: Db, page: TextPage, max: number): Promise<VersionRow[]> {
  return db
    .selectFrom('page_texts')
    .innerJoin('users', 'users.id', 'page_texts.author_id')
    .select(['version', 'note', 'restored', 'published_at', 'users.name as author'])
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .limit(max)
    .execute();
}

interface NewVersion {
  page: TextPage;
  version: number;
  content: PageContent | null;
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
