import type { SavedSearch } from '#contracts/search/saved-searches.ts';
import type { SearchParameters } from './parameters.ts';

const unasked: ReadonlySet<string> = new Set(['page', 'limit', 'sort']);
const levels = ['division', 'district', 'subDistrict', 'locality'];
const isOne = (value: SavedSearch['query'][string] | SearchParameters[string] | undefined): boolean => !Array.isArray(value) || value.length <= 1;

/** The same for two searches that ask the same, whether saved or in an address: areas around a single narrower one are implied by it. */
export function keyOf(query: SavedSearch['query'] | SearchParameters): string {
  const narrowest = levels.findLastIndex((level) => query[level] !== undefined);
  const around = levels.every((level) => isOne(query[level])) ? levels.slice(0, Math.max(0, narrowest)) : [];
  return JSON.stringify(
    Object.entries(query)
      .filter(([name]) => !unasked.has(name) && !around.includes(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String).toSorted() : [String(value)]] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
