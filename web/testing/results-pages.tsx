// The three pages of results over the fake API, and a page for whatever a card leads to.
import type { LoaderFunctionArgs } from 'react-router';
import type { Language } from '#i18n/language.ts';
import { type FoundItem, search, type SearchAnswer } from '#contracts/search/search.ts';
import { loadResults, type ResultsData } from '#web/search/results/results-data.ts';
import ResultsPage, { clientLoader } from '#web/search/results/results.page.tsx';
import type { FakeApi } from './fake-api.ts';
import { quickWaits } from './quick-waits.ts';
import { showPages, type ShownPages, type TestPage } from './show-pages.tsx';

/** What the API answers where it finds these: on one page, without a word understood. */
export const foundAnswer = (items: readonly FoundItem[], more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  success: true,
  items: [...items],
  total: items.length,
  totalIsExact: true,
  pagination: { page: 1, limit: 12, total: items.length, totalPages: items.length > 0 ? 1 : 0, remaining: 0 },
  sections: items.length > 0 ? [{ way: 'all', total: items.length, totalIsExact: true, from: 0, dropped: [] }] : [],
  applied: { purpose: 'sell', sort: 'recent' },
  suggestions: [],
  understood: [],
  sought: [],
  ignored: [],
  purposeAssumed: false,
  purposeSwitched: false,
  otherPurposes: [],
  tabs: [],
  ...more,
});

/** Has the API count what it finds, without a word about each value. */
export const serveCounts = (api: FakeApi, total = 1): void =>
  api.on(search.facets, { success: true, purpose: 'sell', total, totalIsExact: true, prices: [], types: [], bedrooms: [] });

interface ResultsOptions {
  lng?: Language;
  /** Waited for by every page that is none of results. */
  elsewhere?: Promise<unknown>;
}

export interface ShownResults extends ShownPages {
  /** The connection: while it is away no page comes from the server. */
  net: { isAway: boolean };
  /** The status of the newest page that came. */
  status: () => number;
  /** What it tells search engines to leave out. */
  robots: () => string | undefined;
}

/** Opens a page of results; English unless told. */
export function showResults(address: string, { lng = 'en', elsewhere }: ResultsOptions = {}): ShownResults {
  quickWaits();
  const net = { isAway: false };
  const newest: { status: number; head: ResultsData['head'] } = { status: 0, head: [] };
  const loader = (args: LoaderFunctionArgs) => {
    const serverLoader = async (): Promise<ResultsData> => {
      if (net.isAway) throw new TypeError('Failed to fetch');
      const { data, init } = await loadResults(args as Parameters<typeof loadResults>[0]);
      Object.assign(newest, { status: init?.status ?? 200, head: data.head });
      return data;
    };
    return clientLoader({ ...args, serverLoader } as unknown as Parameters<typeof clientLoader>[0]);
  };
  const results = ['property-search', 'Property-Buy-Sell', 'Property-Rent'].map((path): TestPage => ({ path, Component: ResultsPage, loader }));
  const other = { path: '*', Component: () => <h1>Elsewhere</h1>, loader: async () => (await elsewhere) ?? null };
  const robots = (): string | undefined => newest.head.flatMap((tag) => ('name' in tag && tag.name === 'robots' ? String(tag.content) : []))[0];
  return { ...showPages([...results, other], address, lng), net, status: () => newest.status, robots };
}
