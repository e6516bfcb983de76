// What is in the head of a page, made on the server by its loader: nothing of it weighs on the browser's scripts.
import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { linkPictureSize } from '#contracts/pages/link-picture-path.ts';
import { addressIn, alternatesOf } from '#i18n/language.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageServices } from './delivery/services.ts';

type Context = Readonly<RouterContextProvider>;

export interface HeadOf {
  title: string;
  description: string;
  /** As the specification spells it, with the query that makes it a page of its own. */
  path: string;
  /** What search engines are told, as schema.org says it. */
  structured?: readonly object[];
  /** False keeps search engines away; `links` has them follow its links all the same. */
  indexed?: boolean | 'links';
  /** What a shared link shows in place of the product's own picture. */
  image?: SharedImage | undefined;
  /** What feed readers find here. */
  feed?: { title: string; href: string } | undefined;
  type?: 'website' | 'article';
}

interface SharedImage {
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** The riverside under the sign and the name in the page's own letters. */
const pictures = { bn: '/og.jpg', en: '/og-en.jpg' } as const;

const feedLink = ({ title, href }: NonNullable<HeadOf['feed']>): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title,
  href,
});

/** Title, description, canonical link, the page in the other language, what a shared link shows, and structured data. */
export function headOf(
  context: Context,
  { title, description, path, structured = [], indexed = true, image, feed, type = 'website' }: HeadOf,
): MetaDescriptor[] {
  const { publicUrl, lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['shell']) });
  const name = t('shell.name');
  const plain = `${publicUrl}${path}`;
  const url = addressIn(plain, lng);
  const { path: file, width, height, alt } = image ?? { path: pictures[lng], ...linkPictureSize, alt: name };
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(indexed === true ? alternatesOf(plain).map(({ lang, href }) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: lang, href })) : []),
    ...(indexed === true ? [] : [{ name: 'robots', content: indexed ? 'noindex,follow' : 'noindex' }]),
    ...(feed ? [feedLink(feed)] : []),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: name },
    { property: 'og:url', content: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: lng === 'bn' ? 'bn_BD' : 'en_US' },
    { property: 'og:locale:alternate', content: lng === 'bn' ? 'en_US' : 'bn_BD' },
    { property: 'og:image', content: `${publicUrl}${file}` },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: `${publicUrl}${file}` },
    ...(structured.length > 0 ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': structured } } as MetaDescriptor] : []),
  ];
}
