import { ArrowDownUp, ChevronDown, Map as MapIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { sorts } from '#contracts/enums.ts';
import { mapOfSearch } from '#web/search/map/map-path.ts';
import { useWords } from '#web/platform/language.tsx';
import { searchOf, tidy } from './filters.ts';
import { filterFormId } from './form-id.ts';

/** The same search in another order, from its first page. */
function sorted(params: URLSearchParams, sort: string): string {
  const next = new URLSearchParams(params);
  next.set('sort', sort);
  next.delete('page');
  return searchOf(tidy(next));
}

/** The same search on the map. */
function MapLink({ params, path }: { params: URLSearchParams; path: string }) {
  const { t } = useWords();
  const asked = new URLSearchParams(params);
  if (/rent$/i.test(path)) asked.set('purpose', 'rent');
  return (
    <Link
      to={`${mapOfSearch}${searchOf(tidy(asked))}`}
      state={{ isFromList: true }}
      className="control flex h-12 min-w-12 items-center justify-center gap-2 rounded-control text-ui text-link no-underline lg:border lg:border-control lg:bg-card lg:px-3.5 lg:text-ink lg:hover:border-primary"
    >
      <MapIcon aria-hidden="true" className="size-5" />
      <span className="max-lg:[html:not([data-easy])_&]:sr-only">{t('search.onMap')}</span>
    </Link>
  );
}

/** Which posts come first. A native list, which is the quickest on a phone; before scripts a button applies it. */
export function SortControl({ params, path, withMap = true }: { params: URLSearchParams; path: string; withMap?: boolean }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const worded = params.has('q');
  const usual = worded ? 'relevance' : 'recent';
  const offered = sorts.filter((sort) => sort !== usual && (worded || sort !== 'relevance'));
  const asked = params.get('sort') ?? '';
  const list = useRef<HTMLSelectElement>(null);
  const choose = (sort: string): void => void navigate(`${path}${sorted(params, sort)}`, { replace: !withMap });
  // An order that was chosen before this code came has told no one.
  useEffect(() => {
    const chosen = list.current?.selectedOptions[0];
    if (chosen && !chosen.defaultSelected && chosen.value !== (asked === usual ? '' : asked)) choose(chosen.value);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-2 max-lg:[html[data-easy]_&]:gap-x-6">
      {withMap ? <MapLink params={params} path={path} /> : null}
      <span className="relative flex items-center">
        <ArrowDownUp aria-hidden="true" className="pointer-events-none absolute left-0 size-5 text-link lg:left-3.5 lg:text-ink" />
        <select
          key={params.toString()}
          ref={list}
          form={filterFormId}
          name="sort"
          aria-label={t('search.sortBy')}
          defaultValue={asked === usual ? '' : asked}
          onChange={(event) => choose(event.target.value)}
          className="field-sizing-content h-12 max-w-[36vw] [html[data-easy]_&]:max-w-none lg:max-w-none appearance-none text-ellipsis rounded-control bg-transparent pl-7 text-ui font-semibold text-link lg:border lg:border-control lg:bg-card lg:pr-10 lg:pl-11 lg:font-normal lg:text-ink"
        >
          <option value="">{t(`search.sort_${usual}`)}</option>
          {offered.map((sort) => (
            <option key={sort} value={sort}>
              {t(`search.sort_${sort}`)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 hidden size-5 text-muted lg:block" />
      </span>
      <noscript>
        <button type="submit" form={filterFormId} className="min-h-12 rounded-control border border-control bg-card px-4 font-semibold">
          {t('search.sortApply')}
        </button>
      </noscript>
    </span>
  );
}
