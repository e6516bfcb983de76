// The head of the first page and what it says of this moment, in words: made by its loader, so that scripts stay light.
import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import type { Overview } from '#contracts/overview.ts';
import { formatter } from '#i18n/format.ts';
import { headOf } from '#web/platform/seo.ts';
import { officeText } from '#web/platform/office-text.ts';
import { paceText } from '#web/pages/pace-text.ts';
import { ourselves } from '#web/pages/load-words.ts';
import { webSite } from '#web/platform/schema-org.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageServices } from '#web/platform/services.ts';
import type { Standing } from './trust-strip.tsx';

/** The riverside is the largest thing of the first screen and stands in the styles, where browsers would look for it late. */
function riverside(theme: 'light' | 'dark' | undefined): MetaDescriptor[] {
  const pictures = [
    ['light', '/panorama-day.svg'],
    ['dark', '/panorama-night.svg'],
  ] as const;
  return pictures
    .filter(([look]) => theme === undefined || theme === look)
    .map(([look, href]) => ({
      tagName: 'link',
      rel: 'preload',
      as: 'image',
      type: 'image/svg+xml',
      fetchPriority: 'high',
      href,
      ...(theme ? {} : { media: `(prefers-color-scheme: ${look})` }),
    }));
}

/** Head and standing of the first page. */
export function frontOf(context: Readonly<RouterContextProvider>, overview: Overview | null) {
  const { lng, words, publicUrl, theme, now } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['shell', 'home', 'pages']) });
  const minutes = overview?.review.medianMinutes ?? null;
  const standing: Standing = {
    // In one line: a title that breaks within it reads badly.
    pace: minutes === null ? null : paceText(minutes, t).replaceAll(' ', '\u00a0'),
    paceMinutes: minutes,
    office: overview ? officeText(overview.office, { t, fmt: formatter(lng), now: new Date(now).toISOString() }) : null,
  };
  const site = { publicUrl, name: t('shell.name') };
  const head = headOf(context, {
    path: '/',
    title: t('home.documentTitle'),
    description: t('home.description'),
    structured: [ourselves(context, t), webSite(site, lng)],
  });
  return { standing, head: [...riverside(theme), ...head] };
}
