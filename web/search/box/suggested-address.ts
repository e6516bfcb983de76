// Where a chosen suggestion leads, from wherever the search box stands. Comes when a search box is entered.
import type { Purpose } from '#contracts/enums.ts';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import { areaNames, inTab, reworded, searchOf, tidy } from '#web/search/filters/filters.ts';
import { mapOfSearch } from '#web/search/map/map-path.ts';
import { resultsPlace } from '#web/search/results/results-place.ts';

const resultPages = /^\/property-(?:search|buy-sell|rent)\/?$/i;
/** On the map of a search it stays there. */
const placesOfAll = ['/property-search', mapOfSearch] as const;

/** The parameter that a suggested place sets. */
export function placeParameter({
  id,
  level = 'subDistrict',
  locality,
}: Pick<SuggestedItem, 'id' | 'level' | 'locality'>): readonly [name: NonNullable<SuggestedItem['level']>, value: string] {
  if (level === 'locality') return locality ? [level, locality] : ['subDistrict', id];
  return [level, id];
}

/** The search for what was suggested in place of the words: a place with everything in it, or one kind of property. */
export function chosen(params: URLSearchParams, { kind, id, level, locality }: Pick<SuggestedItem, 'kind' | 'id' | 'level' | 'locality'>): URLSearchParams {
  const next = reworded(params, '');
  const names: readonly string[] = kind === 'place' ? [...areaNames, 'locality'] : ['propertyType'];
  for (const name of names) next.delete(name);
  const [name, value]: readonly [string, string] = kind === 'place' ? placeParameter({ id, level, locality }) : ['propertyType', id];
  next.set(name, value);
  return tidy(next);
}

/** The address of what was chosen; `purpose` is the tab beside the box where it is on no page of results. */
export function suggestedAddress(item: SuggestedItem, { pathname, search }: { pathname: string; search: string }, purpose?: Purpose): string {
  if (item.kind === 'post') return detailPath({ type: item.purpose ?? 'sell', PostID: Number(item.id) });
  const onMap = pathname === mapOfSearch;
  const pageOfAll = placesOfAll[onMap ? 1 : 0];
  const onResults = onMap || resultPages.test(pathname);
  const { path: list, purpose: tab } = resultsPlace(new URL(`${onResults ? pathname : pageOfAll}${onResults ? search : ''}`, 'http://localhost'));
  const path = onMap ? pageOfAll : list;
  const params = onResults ? tidy(new URLSearchParams(search)) : new URLSearchParams(purpose === undefined || purpose === 'sell' ? [] : [['purpose', purpose]]);
  if (item.kind === 'term' && item.purpose) return `${pageOfAll}${searchOf(reworded(inTab(params, item.purpose), ''))}`;
  if (item.kind === 'place' || item.kind === 'term') return `${path}${searchOf(chosen(params, item))}`;
  const next = reworded(params, item.text);
  // The tab that is lit counts, unless the words say otherwise.
  if (!onResults && purpose === 'sell') next.set('assume', purpose);
  // It lies where it lies, whatever place was chosen before.
  if (item.kind === 'landmark') for (const name of [...areaNames, 'locality']) next.delete(name);
  // The words say themselves what is looked for, whatever tab was open.
  if (item.purpose === undefined) return `${path}${searchOf(next)}`;
  for (const name of ['purpose', 'assume']) next.delete(name);
  return `${item.purpose === tab ? path : pageOfAll}${searchOf(next)}`;
}
