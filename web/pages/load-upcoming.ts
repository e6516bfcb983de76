import { data, type RouterContextProvider } from 'react-router';
import { loadWords } from './load-words.ts';

type Context = Readonly<RouterContextProvider>;

/** The words of a page that is not open yet: search engines come when it is. */
export const loadUpcoming = (context: Context, path: string, what: 'group' | 'interior' | 'blog') =>
  loadWords(context, path, ['upcoming'], (t) => ({ title: t(`upcoming.${what}_title`), description: t(`upcoming.${what}_description`), indexed: false }));

/** The same for what a signed-in person will find in their own area. */
export const loadUpcomingOwn = (context: Context, path: string, what: 'reviews') =>
  loadWords(context, path, ['upcoming'], (t) => ({ title: t(`upcoming.${what}_title`), description: t(`upcoming.${what}_lead`), indexed: false }));

/** For one offer, firm or article: there is none yet, and the answer says so. */
export const loadMissing = (context: Context, path: string) =>
  data(
    loadWords(context, path, ['upcoming'], (t) => ({ title: t('upcoming.missing_title'), description: t('upcoming.missing_lead'), indexed: false })),
    { status: 404 },
  );
