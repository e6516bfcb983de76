import { ChevronLeft, Search, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { postTypes, type Purpose } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { SuggestBox } from '#web/search/box/suggest-box.tsx';
import { Kept } from '#web/search/filters/field-parts.tsx';
import { filterNames, inTab, namesOf, reworded, searchOf } from '#web/search/filters/filters.ts';
import { filterFormId } from '#web/search/filters/form-id.ts';
import { mapOfSearch } from './map-path.ts';

interface BarProps {
  params: URLSearchParams;
  purpose: Purpose;
  /** The same search as a list. */
  list: string;
  filtersOn: number;
  sheet: { near: () => void; open: () => void };
  /** What keeps the search. */
  save: ReactNode;
}

/** Back to the list: to where it was left, while nothing else is asked. */
function ToList({ list }: Pick<BarProps, 'list'>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const isFromList = (useLocation().state as { isFromList?: true } | null)?.isFromList === true;
  return (
    <Link
      to={list}
      onClick={(event) => {
        if (!isFromList || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="inline-flex min-h-12 items-center gap-1 pr-1 text-ui font-semibold text-link no-underline"
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      {t('canvas.list')}
    </Link>
  );
}

function Tabs({ params, purpose }: Pick<BarProps, 'params' | 'purpose'>) {
  const { t } = useWords();
  return (
    <nav aria-label={t('search.tabs')}>
      <ul className="m-0 flex list-none rounded-control bg-sunk p-1">
        {postTypes.map((type) => (
          <li key={type}>
            <Link
              to={`${mapOfSearch}${searchOf(inTab(params, type))}`}
              replace
              aria-current={type === purpose ? 'page' : undefined}
              className="control flex min-h-10 items-center rounded-segment px-3 text-ui text-muted no-underline hover:text-ink aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-primary aria-[current]:shadow-card"
            >
              {t(`search.tab_${type}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The words; whatever else is asked stays. */
function Words({ params }: Pick<BarProps, 'params'>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const others = [
    'purpose',
    'assume',
    'sort',
    ...filterNames.filter((name) => name !== 'q' && !['bounds', 'near', 'within', 'metroKm', 'withoutArea', 'withoutType'].includes(name)).flatMap(namesOf),
  ];
  return (
    <search className="min-w-0 flex-1 max-lg:order-last max-lg:basis-[calc(100%-4rem)] lg:max-w-110 max-lg:[html[data-easy]_&]:basis-full">
      <form
        id={filterFormId}
        action={mapOfSearch}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('q');
          void navigate(`${mapOfSearch}${searchOf(reworded(params, typeof typed === 'string' ? typed.trim() : ''))}`, { replace: true });
        }}
      >
        <Kept params={params} names={others} />
        <SuggestBox
          name="q"
          label={t('search.keyword')}
          placeholder={t('search.keywordHint')}
          text={params.get('q') ?? ''}
          icon={<Search aria-hidden="true" />}
        />
      </form>
    </search>
  );
}

function FilterButton({ filtersOn: count, sheet }: Pick<BarProps, 'filtersOn' | 'sheet'>) {
  const { t, fmt } = useWords();
  return (
    <button
      type="button"
      onPointerEnter={sheet.near}
      onFocus={sheet.near}
      onClick={sheet.open}
      className="control flex h-12 shrink-0 items-center gap-2 rounded-control bg-primary-tint px-3.5 text-ui font-semibold text-primary-ink noscript:hidden"
    >
      <SlidersHorizontal aria-hidden="true" className="size-5" />
      <span className="max-[22rem]:sr-only">{t('search.openFilters')}</span>
      {count > 0 ? (
        <>
          <span aria-hidden="true" className="grid size-5.5 place-items-center rounded-full bg-primary text-caption leading-none text-on-primary">
            {fmt.number(count)}
          </span>
          <span className="sr-only">{t('search.activeFilters', { count })}</span>
        </>
      ) : null}
    </button>
  );
}

/** What is looked for on the map, and the way back to the list. */
export function MapBar({ params, purpose, list, filtersOn, sheet, save }: BarProps) {
  return (
    <header className="z-800 flex flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-line bg-card px-2 py-1.5 lg:gap-x-4 lg:px-4">
      <ToList list={list} />
      <span className="ml-auto lg:ml-0">
        <Tabs params={params} purpose={purpose} />
      </span>
      <Words params={params} />
      <FilterButton filtersOn={filtersOn} sheet={sheet} />
      <span className="max-lg:order-last lg:ml-auto max-lg:[html[data-easy]_&]:order-none">{save}</span>
    </header>
  );
}
