// The home page's head and its current figures as text, made in the loader to keep formatting code out of the browser.
import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import type { Overview } from '#contracts/overview.ts';
import { formatter } from '#i18n/format.ts';
import { headOf } from '#web/platform/seo.ts';
import { officeText } from '#web/platform/office-text.ts';
import { paceText } from '#web/pages/pace-text.ts';
import { ourselves } from '#web/pages/load-static-page.ts';
import { webSite } from '#web/platform/schema-org.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageServices } from '#web/platform/delivery/services.ts';
import type { Figures } from './trust-strip.tsx';

/** Preloads the hero's picture: it is the largest paint and is named only in CSS, which browsers read late. */
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

/** The head and the current figures of the home page. */
export function homeHead(context: Readonly<RouterContextProvider>, overview: Overview | null) {
  const { lng, words, publicUrl, theme, now } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['shell', 'home', 'pages']) });
  const minutes = overview?.review.medianMinutes ?? null;
  const standing: Figures = {
    // Non-breaking: a heading that wraps inside it reads badly.
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
