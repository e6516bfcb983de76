// The product's pages on other sites, as its footer names them. For loaders only.
import type { RouterContextProvider } from 'react-router';
import type { Key } from '#i18n/message.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageServices } from '#web/platform/delivery/services.ts';

export interface SocialPage {
  href: string;
  name: string;
}

const known = ['facebook', 'instagram', 'linkedin', 'tiktok', 'x', 'youtube'] as const;

/** ফেসবুক, YouTube: a known site by its name, any other by its address. */
export function socialOf(context: Readonly<RouterContextProvider>): SocialPage[] {
  const { lng, facts, words } = context.get(pageServices);
  const { social } = facts;
  if (social.length === 0) return [];
  const t = wordsOf({ lng, words: words(['site']) });
  return social.map((href) => {
    const { hostname } = new URL(href);
    const site = known.find((one) => one === hostname.split('.').at(-2));
    return { href, name: site ? t.dynamic(`site.social_${site}` satisfies Key) : hostname.replace(/^www\./, '') };
  });
}
