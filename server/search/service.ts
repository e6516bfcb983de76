import type { FieldFault } from '#contracts/errors.ts';
import { limits } from '#contracts/limits.ts';
import type { SearchAnswer, SearchQuery } from '#contracts/search.ts';
import { asciiDigits } from '#contracts/values.ts';
import { districtById, divisionById, subDistrictById } from '#server/areas/catalogue.ts';
import type { Db } from '#server/platform/database.ts';
import { fail } from '#server/platform/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { toCard } from '#server/posts/card.ts';
import { type FilterName, filtersOf } from './filters.ts';
import { tsqueryOf } from './index-words.ts';
import { countMatches, countWithWords, findPage, findRankedPage, readIndexed, removeWords, type Wanted, writeWords } from './store.ts';

/** Makes live posts findable; call it in the transaction that puts them live or changes their words. */
export async function indexPosts(db: Db, ids: readonly string[]): Promise<void> {
  await writeWords(db, await readIndexed(db, ids));
}

export const indexPost = (db: Db, id: string): Promise<void> => indexPosts(db, [id]);

/** Takes a post out of the keyword search. */
export const unindexPost = (db: Db, id: string): Promise<void> => removeWords(db, id);

function checkAreas({ division, district, subDistrict }: SearchQuery): void {
  const fields: Record<string, FieldFault> = {};
  const blame = (name: string, key: FieldFault['key']): void => void (fields[name] = { key, params: {} });
  const inDistrict = district === undefined ? undefined : districtById.get(district);
  const inSub = subDistrict === undefined ? undefined : subDistrictById.get(subDistrict);
  if (division !== undefined && !divisionById.has(division)) blame('division', 'areaUnknown');
  if (district !== undefined && !inDistrict) blame('district', 'areaUnknown');
  else if (inDistrict && division !== undefined && inDistrict.division !== division) blame('district', 'districtOutside');
  if (subDistrict !== undefined && !inSub) blame('subDistrict', 'areaUnknown');
  else if (inSub && district !== undefined && inSub.district !== district) blame('subDistrict', 'subDistrictOutside');
  if (Object.keys(fields).length > 0) fail('VALIDATION', { fields });
}

const pageOf = ({ page, limit }: SearchQuery, total: number) => ({ page, limit, total, totalPages: Math.ceil(total / limit) });

/** The parameters that narrow the list, as they were understood. */
function appliedOf(query: SearchQuery): Record<string, unknown> {
  const { page: _page, limit: _limit, ...rest } = query;
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)));
}

const suggestionsMax = 3;

/** Where nothing matched: which single filter, when dropped, brings back most. */
async function suggest(db: Db, type: Wanted['type'], filters: Map<FilterName, Wanted['parts'][number][]>): Promise<SearchAnswer['suggestions']> {
  const tried = await Promise.all(
    [...filters.keys()].map(async (without) => {
      const parts = [...filters].flatMap(([name, some]) => (name === without ? [] : some));
      return { without, total: await countMatches(db, { type, parts }, limits.search.countMax) };
    }),
  );
  return tried.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total).slice(0, suggestionsMax);
}

/** A post number typed alone, in either script's digits. */
function numberIn(q: string | undefined): number | null {
  const text = asciiDigits(q ?? '').trim().replace(/^#/, '');
  return /^\d{4,9}$/.test(text) ? Number(text) : null;
}

/**
 * Live posts that match every filter. Counts exactly up to `limits.search.countMax` (`countWithWordsMax` with words), beyond that `totalIsExact` is false.
 * Throws VALIDATION for an area that does not exist or lies elsewhere.
 */
export async function searchPosts({ db }: Services, query: SearchQuery): Promise<SearchAnswer> {
  checkAreas(query);
  const applied = appliedOf(query);
  if (query.purpose !== 'sell' && query.purpose !== 'rent') {
    return { success: true, items: [], total: 0, totalIsExact: true, pagination: pageOf(query, 0), applied, suggestions: [] };
  }
  const type = query.purpose;
  const tsquery = query.q === undefined ? null : tsqueryOf(query.q, type);
  const filters = filtersOf(query, tsquery);
  const wanted: Wanted = { type, parts: [...filters.values()].flat() };
  const { q: _words, ...others } = Object.fromEntries(filters);
  const worded = tsquery === null ? null : { tsquery, parts: Object.values(others).flat() };
  const max = worded ? limits.search.countWithWordsMax : limits.search.countMax;
  const place = { offset: (query.page - 1) * query.limit, limit: query.limit };
  const sort = query.sort ?? (worded ? 'relevance' : 'recent');
  const [rows, counted] = await Promise.all([
    sort === 'relevance' && worded
      ? findRankedPage(db, worded, { ...place, number: numberIn(query.q) })
      : findPage(db, wanted, { ...place, sort: sort === 'relevance' ? 'recent' : sort }),
    worded ? countWithWords(db, worded, max) : countMatches(db, wanted, max),
  ]);
  const total = Math.min(counted, max);
  return {
    success: true,
    items: rows.map((row) => toCard(row)),
    total,
    totalIsExact: counted <= max,
    pagination: pageOf(query, total),
    applied: { ...applied, sort },
    suggestions: counted === 0 ? await suggest(db, type, filters) : [],
  };
}
