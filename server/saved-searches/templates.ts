// What people are told by mail of new posts that their saved searches find.
import { z } from 'zod';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { limits } from '#contracts/limits.ts';
import { truncate } from '#i18n/detect.ts';
import type { Language } from '#i18n/language.ts';
import { postLine, priceText } from '#i18n/post-line.ts';
import { isNormal } from '#server/accounts/service.ts';
import { defineTemplate, writes, type Letter, type TemplateWriter } from '#server/mail/templates.ts';
import { stopPath } from '#server/mail/stop-token.ts';
import { isWanted } from '#server/notifications/preferences.ts';
import type { Services } from '#server/platform/services.ts';
import type { PostRow } from '#server/posts/card.ts';
import { lineOf } from '#server/posts/post-line.ts';
import { listOffered } from './alerts-store.ts';
import { nameOf } from './service.ts';
import { stopToken } from './stopping.ts';
import { findSearches, type SearchRow } from './store.ts';

/** A search and the numbers of the posts that it found. */
const Found = z.object({ search: z.uuid(), posts: z.array(z.int()) });
export type Found = z.infer<typeof Found>;

export const postsFound = defineTemplate('savedSearches.found', z.object({ userId: z.uuid(), found: z.array(Found) }));

/** Where saved searches are kept. */
const ownSearchesPath = '/user/saved-searches';
const nameInSubject = 60;
/** A search with every filter has a name that no one reads to its end. */
const nameInText = 200;

interface Told {
  searches: readonly SearchRow[];
  posts: readonly PostRow[];
  address: string;
  stop: string;
}

function letterOf({ searches, posts, address, stop }: Told): Letter {
  const shown = posts.slice(0, limits.savedSearches.lettersPostsMax);
  const names = (lng: Language, max: number): string[] => searches.map((row) => truncate(nameOf(row, lng), max));
  return {
    link: `${address}${ownSearchesPath}`,
    unsubscribe: `${address}${stopPath}/${stop}`,
    items: shown.map((row) => ({
      link: `${address}${detailPath({ type: row.type, PostID: row.post_id })}`,
      side: (t, fmt) => ({ title: row.title, text: postLine(lineOf(row), t, fmt) }),
    })),
    side: (t, fmt) => {
      const name = fmt.list(names(t.lng, nameInText).map((one) => t('savedSearches.quoted', { name: one })));
      const [first] = shown;
      const cheaper =
        shown.length === 1 && first?.previous_price
          ? [t('savedSearches.mailWas', { price: priceText({ price: first.previous_price, priceUnits: first.price_unit }, t, fmt) })]
          : [];
      const more = posts.length - shown.length;
      return {
        subject: t('savedSearches.mailSubject', { count: posts.length, name: names(t.lng, nameInSubject)[0] ?? '' }),
        heading: t('savedSearches.mailHeading', { count: posts.length }),
        lead: t('savedSearches.mailLead', { name }),
        paragraphs: [...cheaper, ...(more > 0 ? [t('savedSearches.mailMore', { count: more })] : [])],
        button: t('savedSearches.mailButton'),
        unsubscribe: t('savedSearches.mailStop'),
      };
    },
  };
}

/** `address` is where the product is reached, without a slash at its end. */
export const savedSearchTemplates = ({ db }: Pick<Services, 'db'>, address: () => string): TemplateWriter[] => [
  writes(postsFound, async ({ userId, found }) => {
    if (!(await isNormal(db, userId)) || !(await isWanted(db, userId, 'savedSearches', 'mail'))) return undefined;
    const kept = await findSearches(
      db,
      found.map(({ search }) => search),
    );
    const searches = kept.filter(({ frequency }) => frequency !== 'off');
    const numbers = found.filter(({ search }) => searches.some(({ id }) => id === search)).flatMap(({ posts }) => posts);
    const posts = await listOffered(db, [...new Set(numbers)]);
    if (posts.length === 0) return undefined;
    return letterOf({ searches, posts, address: address(), stop: await stopToken(db, searches) });
  }),
];
