// A search in the tab that is lit or that the words name, and how many it finds in each of the four.
import { type Purpose, purposes } from '#contracts/enums.ts';
import type { SearchAnswer, SearchQuery, TabCount } from '#contracts/search/search.ts';
import { checkArea } from '#server/areas/service.ts';
import type { ListingKind } from '#server/listings/kinds.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { capped } from './fewer-filters.ts';
import { findListings, kindOf, type SearchedKind } from './listing-search.ts';
import { saidTab } from './query/words/said-tab.ts';
import { type Kept, keptBriefly } from './kept-briefly.ts';
import { understand } from './reading.ts';
import { countSought } from './seeking.ts';
import { appliedOf, searchPosts } from './service.ts';

type Untabbed = Omit<SearchAnswer, 'tabs'>;

async function searchKind(db: Db, kind: SearchedKind, query: SearchQuery, purposeAssumed: boolean): Promise<Untabbed> {
  checkArea(query);
  const { items, pagination, whole, ...read } = await findListings(db, kind, query);
  const { total, page, limit } = pagination;
  return {
    success: true,
    items,
    total,
    totalIsExact: true,
    pagination: { ...pagination, remaining: Math.max(0, total - page * limit) },
    applied: appliedOf({ ...whole, sort: 'recent' }, read.understood),
    sections: [],
    suggestions: [],
    ...read,
    purposeAssumed,
    purposeSwitched: false,
    otherPurposes: [],
  };
}

async function countIn(db: Db, kinds: readonly ListingKind[], first: SearchQuery): Promise<number> {
  const kind = kindOf(kinds, first.purpose);
  return kind ? (await findListings(db, kind, first)).pagination.total : countSought(db, first);
}

/** search-scale, "as people type". */
const remembered = { ms: 5000, max: 2000 } as const;

const countedTabs = new WeakMap<Db, Kept<number>>();

/** How many another tab has, some seconds old: every page of a list asks for the same counts. */
function countOf(db: Db, kinds: readonly ListingKind[], query: SearchQuery, purpose: Purpose): Promise<number> {
  const first = { ...query, purpose, page: 1, limit: 1 };
  const kept = countedTabs.get(db) ?? keptBriefly<number>(remembered);
  countedTabs.set(db, kept);
  return kept(JSON.stringify(first), () => countIn(db, kinds, first));
}

async function countTabs(db: Db, kinds: readonly ListingKind[], query: SearchQuery, answer: Untabbed): Promise<TabCount[]> {
  const { total, totalIsExact, applied, otherPurposes } = answer;
  const known = new Map<unknown, Omit<TabCount, 'purpose'>>([
    ...otherPurposes.map(({ purpose, ...count }) => [purpose, count] as const),
    [applied['purpose'], { total, totalIsExact }],
  ]);
  return Promise.all(purposes.map(async (purpose) => ({ purpose, ...(known.get(purpose) ?? capped(await countOf(db, kinds, query, purpose))) })));
}

async function inTab(services: Pick<Services, 'db'>, kinds: readonly ListingKind[], query: SearchQuery): Promise<Untabbed> {
  const asked = kindOf(kinds, query.purpose);
  if (asked) return searchKind(services.db, asked, query, false);
  const said = query.q === undefined ? undefined : saidTab(query.q, await understand(services.db, query));
  const kind = kindOf(kinds, said);
  if (!said || !kind) return searchPosts(services, query);
  if (query.purpose !== undefined) return { ...(await searchPosts(services, query)), tabSaid: said };
  const found = await searchKind(services.db, kind, { ...query, purpose: said }, true);
  return found.total > 0 ? found : searchPosts(services, query);
}

/**
 * What is live in the tab that is asked for, that the words name or that is likely, each kind by its own search, with the counts of
 * all tabs. Throws VALIDATION for an area that does not exist or lies elsewhere.
 */
export async function searchListings(services: Pick<Services, 'db'>, kinds: readonly ListingKind[], query: SearchQuery): Promise<SearchAnswer> {
  const answer = await inTab(services, kinds, query);
  return { ...answer, tabs: await countTabs(services.db, kinds, query, answer) };
}
