// Articles that come in many at once, from the demo.
import type { ArticleFields } from '#contracts/blog/blog.ts';
import type { Db } from '#server/platform/database/database.ts';
import { articleColumns } from './staff-service.ts';
import { insertArticle } from './store.ts';

/** Creates an article that `by` published at some moment; nothing where its slug is taken. */
export async function createPublishedArticle(trx: Db, fields: ArticleFields, by: string, at: Date): Promise<void> {
  await insertArticle(trx, { ...articleColumns(fields, by, at), created_at: at, updated_at: at });
}
