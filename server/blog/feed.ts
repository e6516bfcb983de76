// The blog as an Atom feed, one for each language. Ids never change: they are made of the article's number alone.
import { articlePath } from '#contracts/blog/article-path.ts';
import type { ArticleCard } from '#contracts/blog/blog.ts';
import { feedPath } from '#contracts/search/feed-path.ts';
import { translatorOf } from '#i18n/compile.ts';
import { addressIn, type Language } from '#i18n/language.ts';
import { type AtomEntry, atomText } from '#server/platform/http/atom.ts';

const blogPath = '/Blog';

/** An article that was published after its last change is as new as that. */
const changedAt = ({ updatedAt, publishedAt }: ArticleCard): string => (updatedAt > publishedAt ? updatedAt : publishedAt);

/** When the newest of these changed; undefined without articles. */
export const feedChangedAt = (articles: readonly ArticleCard[]): string | undefined => articles.map(changedAt).toSorted().at(-1);

function entryOf(article: ArticleCard, publicUrl: string, lng: Language): AtomEntry {
  const { _id, slug, title, excerpt, author, category, tags, publishedAt } = article;
  return {
    id: addressIn(publicUrl + articlePath(_id), lng),
    title,
    alternate: addressIn(publicUrl + articlePath(_id, slug), lng),
    published: publishedAt,
    updated: changedAt(article),
    author,
    terms: [...new Set([translatorOf(lng)(`blog.category_${category}`), ...tags])],
    summary: excerpt,
  };
}

/** The feed of these articles. */
export function feedOf(articles: readonly ArticleCard[], publicUrl: string, lng: Language): string {
  const t = translatorOf(lng);
  const self = publicUrl + feedPath(lng);
  const feed = {
    id: self,
    title: t('shell.titleOf', { page: t('blog.title') }),
    subtitle: t('blog.description'),
    updated: feedChangedAt(articles),
    self,
    alternate: addressIn(publicUrl + blogPath, lng),
    author: { name: t('shell.name'), uri: `${publicUrl}/` },
    icon: `${publicUrl}/favicon.ico`,
    entries: articles.map((article) => entryOf(article, publicUrl, lng)),
  };
  return atomText(feed, lng);
}
