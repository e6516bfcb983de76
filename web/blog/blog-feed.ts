import { feedPath } from '#contracts/search/feed-path.ts';
import type { Translate } from '#i18n/translate.ts';

/** The blog for feed readers, in the page's language. */
export const blogFeed = (t: Translate): { title: string; href: string } => ({ title: t('shell.titleOf', { page: t('blog.title') }), href: feedPath(t.lng) });
