// The blog as an Atom feed (RFC 4287), one for each language. Ids never change: they are made of the article's number alone.
import { articlePath } from '#contracts/article-path.ts';
import type { ArticleCard } from '#contracts/blog.ts';
import { feedPath } from '#contracts/feed-path.ts';
import { translatorOf } from '#i18n/compile.ts';
import { addressIn, type Language } from '#i18n/language.ts';
import { escapeXml } from '#server/platform/http/xml.ts';

const blogPath = '/Blog';

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const link = (rel: string, type: string, href: string, lng: Language): string =>
  `<link rel="${rel}" type="${type}" hreflang="${lng}" href="${escapeXml(href)}"/>`;

/** An article that was published after its last change is as new as that. */
const changedAt = ({ updatedAt, publishedAt }: ArticleCard): string => (updatedAt > publishedAt ? updatedAt : publishedAt);

/** When the newest of these changed; undefined without articles. */
export const feedChangedAt = (articles: readonly ArticleCard[]): string | undefined => articles.map(changedAt).toSorted().at(-1);

function entry(article: ArticleCard, publicUrl: string, lng: Language): string {
  const t = translatorOf(lng);
  const { _id, slug, title, excerpt, author, category, tags, publishedAt } = article;
  const terms = [...new Set([t(`blog.category_${category}`), ...tags])];
  return [
    '<entry>',
    element('id', addressIn(publicUrl + articlePath(_id), lng)),
    element('title', title),
    link('alternate', 'text/html', addressIn(publicUrl + articlePath(_id, slug), lng), lng),
    element('published', publishedAt),
    element('updated', changedAt(article)),
    `<author>${element('name', author)}</author>`,
    ...terms.map((term) => `<category term="${escapeXml(term)}"/>`),
    element('summary', excerpt),
    '</entry>',
  ].join('');
}

/** The feed of these articles; without any it is as old as nothing can be. */
export function feedOf(articles: readonly ArticleCard[], publicUrl: string, lng: Language): string {
  const t = translatorOf(lng);
  const self = publicUrl + feedPath(lng);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lng}">`,
    element('id', self),
    element('title', t('shell.titleOf', { page: t('blog.title') })),
    element('subtitle', t('blog.description')),
    element('updated', feedChangedAt(articles) ?? new Date(0).toISOString()),
    link('self', 'application/atom+xml', self, lng),
    link('alternate', 'text/html', addressIn(publicUrl + blogPath, lng), lng),
    `<author>${element('name', t('shell.name'))}${element('uri', `${publicUrl}/`)}</author>`,
    element('icon', `${publicUrl}/favicon.ico`),
    ...articles.map((article) => entry(article, publicUrl, lng)),
    '</feed>\n',
  ].join('\n');
}
