import { wordsOfMatches } from '#web/platform/language.tsx';
import type { Translate } from '#i18n/translate.ts';

interface Matched {
  matches: ReadonlyArray<{ loaderData?: unknown } | undefined>;
}

/**
 * The `meta` of a staff page: its title and the order not to index it. Other people read the title of a missing page; until that
 * is known it has the product's name alone.
 */
export const staffMeta =
  (titleOf: (t: Translate) => string) =>
  ({ matches }: Matched) => {
    const robots = { name: 'robots', content: 'noindex' };
    const staff = matches.map((match) => (match?.loaderData as { staff?: boolean } | undefined)?.staff).find((known) => known !== undefined);
    const t = wordsOfMatches(matches);
    if (!t) return [robots];
    if (staff === undefined) return [{ title: t('shell.name') }, robots];
    return [{ title: staff ? t('shell.titleOf', { page: titleOf(t) }) : t('shell.notFoundTitle') }, robots];
  };
