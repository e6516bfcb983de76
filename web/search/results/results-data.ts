// What the three pages of results are made of. Loaders only: it carries the contract's schemas.
import { data } from 'react-router';
import { postTypes, purposes } from '#contracts/enums.ts';
import { search, type SearchInput } from '#contracts/search/search.ts';
import { call, CallFailure, type Api } from '#web/platform/api.ts';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { asQuery } from './asked.ts';
import type { Route } from './+types/results.page.ts';
import { shownAreas } from '#web/search/filters/places/chosen-areas.ts';
import { activeCount, areaNames, searchOf, tidy } from '#web/search/filters/filters.ts';
import { saidFilters } from '#web/search/filters/said-filters.ts';
import type { ListOutcome } from './list-outcome.ts';
import { newestFound } from '#web/listings/newest-found.ts';
import { listPrices } from './list-prices.ts';
import { headingText, resultsHead } from './results-head.ts';
import { resultsPlace, type ResultsPlace } from './results-place.ts';
import { noAreas, type ShownAreas } from './shown-areas.ts';
import { candidatesOf, findWider } from './notes/wider.ts';

const queryOf = (params: URLSearchParams, place: ResultsPlace): Partial<SearchInput> => ({
  ...asQuery(params),
  ...(place === 'search' ? {} : { purpose: place }),
});

/** A field of a list is blamed as a whole: propertyType.1 is propertyType. */
const byField = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.split('.')[0] ?? path, text]));

async function outcomeOf(api: Api, query: Partial<SearchInput>, report: (error: unknown) => void): Promise<ListOutcome> {
  try {
    const { success: _, pagination, applied, purposeSaid, widerPlace, ...found } = await call(api, search.posts, { query });
    const { page, totalPages, remaining } = pagination;
    const purpose = postTypes.find((type) => found.understood.some(({ filter, value }) => filter === 'purpose' && value === type));
    const shown = purposes.find((one) => one === applied['purpose']);
    const sort = String(applied['sort'] ?? '');
    return { ...found, kind: 'found', page, totalPages, remaining, purpose, shown, purposeSaid, widerPlace, sort, wider: [] };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    if (error.code === 'VALIDATION') return { kind: 'invalid', fields: byField(error.fields) };
    report(error);
    return { kind: 'failed', status: error.status < 400 ? 503 : error.status, message: error.message, retryAfter: error.retryAfter };
  }
}

/** What makes a list of its own for search engines; prices, words and orders only cut or turn the same list. */
const indexedNames = ['purpose', ...areaNames, 'locality', 'propertyType', 'page'];

/** The address of the same list under which it is known, places with their parents. */
function canonicalOf(path: string, place: ResultsPlace, params: URLSearchParams, { chosen, places }: ShownAreas): string {
  const kept = new URLSearchParams();
  for (const level of areaNames) if (chosen[level] && places.length === 1) kept.set(level, chosen[level]);
  for (const name of indexedNames) {
    if (!kept.has(name) && (name !== 'purpose' || place === 'search')) for (const value of params.getAll(name)) kept.append(name, value);
  }
  return `${path}${searchOf(tidy(kept))}`;
}

/** Empty and odd lists stay out of search engines: several types or places at once, or anything that only cuts a list. */
function isIndexable(outcome: ListOutcome, params: URLSearchParams, { places }: ShownAreas): boolean {
  if (outcome.kind !== 'found' || outcome.items.length === 0 || params.getAll('propertyType').length > 1 || places.length > 1) return false;
  return [...params.keys()].every((name) => indexedNames.includes(name));
}

const statusOf = (outcome: ListOutcome): number => {
  if (outcome.kind === 'invalid') return 422;
  if (outcome.kind === 'failed') return outcome.status;
  return outcome.page > Math.max(1, outcome.totalPages) ? 404 : 200;
};

/** Further words of the cards of what is looked for. */
const wordsOfCards = { sell: [], rent: [], group: ['groups'], interior: ['interiors', 'reviews'] } as const;

/** Everything a page of results shows. Answers 422 for a query that cannot be understood, with the form as it was typed, and 404 past the last page. */
export async function loadResults({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const { report, lng, words } = context.get(pageServices);
  const api = visitorApi(context);
  const url = new URL(request.url);
  const where = resultsPlace(url);
  const params = tidy(url.searchParams);
  const outcome = await outcomeOf(api, queryOf(params, where.place), report);
  const purpose = (outcome.kind === 'found' ? outcome.shown : undefined) ?? where.purpose;
  const { filled } = saidFilters(params, outcome.kind === 'found' ? outcome.understood : [], purpose);
  const areas = await shownAreas(api, params, filled).catch((error: unknown) => {
    report(error);
    return noAreas;
  });
  const asked = { where, params, outcome, areas };
  if (outcome.kind === 'found' && outcome.total === 0 && (outcome.shown === 'sell' || outcome.shown === 'rent')) {
    [outcome.wider, outcome.newest] = await Promise.all([
      findWider(api, candidatesOf(params, areas, outcome.understood), (wider) => queryOf(wider, where.place)),
      newestFound(api, outcome.shown, report),
    ]);
  }
  const indexed = isIndexable(outcome, params, areas) || ('links' as const);
  const isPriced = indexed === true && outcome.kind === 'found' && (outcome.shown === 'sell' || outcome.shown === 'rent');
  const isNamed = [...areaNames, 'propertyType'].some((name) => params.has(name));
  const prices = isPriced && isNamed ? await listPrices(api, queryOf(params, where.place), outcome) : undefined;
  const loaded = {
    ...pageData(context, 'search', 'suggestions', 'posts', 'enums', ...wordsOfCards[purpose]),
    ...where,
    purpose,
    outcome,
    areas,
    /** How many of what were found where. */
    heading: headingText({ outcome, purpose, filled, areas }, wordsOf({ lng, words: words(['search', 'heads']) })),
    /** How many filters are on, by hand or by words. */
    filtersOn: activeCount(filled),
    head: resultsHead(context, { ...asked, canonical: canonicalOf(where.path, where.place, params, areas), indexed, prices, purpose }),
  };
  return data(loaded, { status: statusOf(outcome) });
}

type Loaded = Awaited<ReturnType<typeof loadResults>>['data'];

/** What a page of results is made of; its words have travelled. */
export type ResultsData = Loaded;
