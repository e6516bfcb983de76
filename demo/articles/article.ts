// What an article of the demo is: as staff would write it, with the days since it was published.
import type { ArticleFields } from '#contracts/blog/blog.ts';

export interface DemoArticle extends Omit<ArticleFields, 'author' | 'authorEn' | 'published'> {
  daysAgo: number;
}
