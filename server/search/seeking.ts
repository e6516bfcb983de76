// How a search is carried out: its sections one after the other, until there are enough posts.
import { limits } from '#contracts/limits.ts';
import type { SearchQuery } from '#contracts/search/search.ts';
import type { Sort } from '#contracts/enums.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Asked } from '#server/search/index/asked.ts';
import { countAsked } from '#server/search/index/counting-store.ts';
import { findResults, type FoundSection, type Results } from '#server/search/index/results.ts';
import { type Understanding, understand } from './reading.ts';
import { type Section, sectionsOf } from './sections.ts';

export type SoughtSection = Section & FoundSection;

export interface Sought {
  reading: Understanding;
  results: Results;
  /** The sections that have posts; the first of all, where none has. */
  sections: readonly [SoughtSection, ...SoughtSection[]];
  sort: Sort;
}

/** Whether anything answers but in places nearby or with its size left open. */
export const hasOwn = ({ results, sections: [{ isSure }] }: Pick<Sought, 'results' | 'sections'>): boolean => results.total > 0 && isSure;

const sortOf = (query: SearchQuery, reading: Understanding): Sort => query.sort ?? reading.sort ?? (query.q === undefined ? 'recent' : 'relevance');

/** A list by relevance goes on until it fills a page; another one only where it would be empty. */
const enoughOf = (sort: Sort): number => (sort === 'relevance' ? limits.search.pageSize : 1);

/** One page of what the words and the filters ask for. */
export async function seek(db: Db, query: SearchQuery): Promise<Sought> {
  const reading = await understand(db, query);
  const sort = sortOf(query, reading);
  const sections = sectionsOf(query, reading);
  const { preferred, wishes: wished } = reading;
  const wanted = sections.map(({ asked, query: { propertyType }, optional }) => {
    // Words of titles say better what is meant.
    const homesFirst = propertyType.length === 0 && asked.words.every(({ anywhere }) => anywhere.every((lexeme) => lexeme.includes(':')));
    return { asked, wishes: { preferred, homesFirst, optional }, wished };
  });
  const { page, limit } = query;
  const results = await findResults(db, { sections: wanted, enough: enoughOf(sort), sort, page, limit });
  const [first, ...others] = sections.map((section, at) => ({ ...section, ...(results.sections[at] ?? { total: 0, ids: [] }) }));
  const all = [...(first ? [first] : []), ...others];
  const [best, ...more] = all.filter(({ total }) => total > 0);
  return { reading, results, sort, sections: [best ?? { ...sections[0], total: 0, ids: [] }, ...more] };
}

export interface Counted {
  /** What all posts of the list are asked for. */
  asked: Asked;
  /** The same without those that only their titles bring. */
  filed: Asked;
  total: number;
}

/** What the list asks for and how many it has, counted no further than one beyond `max`, which is at least a page. */
export async function countedSought(db: Db, query: SearchQuery, max: number, withNearby = true): Promise<Counted> {
  const reading = await understand(db, query);
  const enough = enoughOf(sortOf(query, reading));
  const [first, ...others] = sectionsOf(query, reading);
  const found: Counted = { asked: first.whole, filed: first.whole, total: await countAsked(db, first.whole, max) };
  for (const { whole, way } of others) {
    if (found.total >= enough || (way === 'nearby' && !withNearby)) break;
    const total = await countAsked(db, whole, max);
    if (total > found.total) Object.assign(found, { asked: whole, total, ...(way === 'unsaid' ? { filed: whole } : {}) });
  }
  return found;
}

/** How many that would be without places nearby, counted no further than one beyond `limits.search.countMax`. */
export const countSought = async (db: Db, query: SearchQuery): Promise<number> => (await countedSought(db, query, limits.search.countMax, false)).total;

/** What all posts of the list are asked for, without places nearby. Counts only where another section may be wanted. */
export async function soughtAlone(db: Db, query: SearchQuery): Promise<Asked> {
  const [first, ...others] = sectionsOf(query, await understand(db, query));
  return others.every(({ way }) => way === 'nearby') ? first.whole : (await countedSought(db, query, limits.search.pageSize, false)).asked;
}
