// The articles of the demo: all at once or not at all.
import { ArticleFields } from '#contracts/blog/blog.ts';
import { dayMs } from '#contracts/durations.ts';
import { accountOf } from '#server/accounts/service.ts';
import { createPublishedArticle } from '#server/blog/bulk-service.ts';
import type { Services } from '#server/platform/services.ts';
import type { DemoArticle } from '#demo/articles/article.ts';
import { demoArticles } from '#demo/articles/list.ts';
import { supportEmail } from './accounts.ts';
import { hasArticles, lockLoading } from './store.ts';

const authors = { author: 'উঠান টিম', authorEn: 'Uthan team' };

export const fieldsOfArticle = (article: DemoArticle): ArticleFields => ArticleFields.parse({ ...article, ...authors, published: true });

/** Inserts the articles unless the blog has some already; oldest first, so that newer ones have higher numbers. */
export async function loadArticles({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockLoading(trx);
    const staff = await accountOf(trx, supportEmail);
    if (!staff || (await hasArticles(trx))) return;
    for (const article of demoArticles.toSorted((a, b) => b.daysAgo - a.daysAgo))
      await createPublishedArticle(trx, fieldsOfArticle(article), staff.id, new Date(now.getTime() - article.daysAgo * dayMs));
  });
}
