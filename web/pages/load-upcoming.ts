import { data, type RouterContextProvider } from 'react-router';
import { loadStaticPage } from './load-static-page.ts';

type Context = Readonly<RouterContextProvider>;

/** Data of a page that is not open yet; not indexed until it is. */
export const loadUpcoming = (context: Context, path: string, what: 'blog') =>
  loadStaticPage(context, path, ['upcoming'], (t) => ({ title: t(`upcoming.${what}_title`), description: t(`upcoming.${what}_description`), indexed: false }));

/** For a single article: none exists yet, so the status is 404. */
export const loadMissing = (context: Context, path: string) =>
  data(
    loadStaticPage(context, path, ['upcoming'], (t) => ({ title: t('upcoming.missing_title'), description: t('upcoming.missing_lead'), indexed: false })),
    { status: 404 },
  );
