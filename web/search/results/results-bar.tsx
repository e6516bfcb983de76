import { Search, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router';
import { purposes, type Purpose } from '#contracts/enums.ts';
import type { TabCount } from '#contracts/search/search.ts';
import { useEasy } from '#web/platform/easy-mode.ts';
import { useWords } from '#web/platform/language.tsx';
import { useHidingNavbar } from '#web/shell/use-hiding-navbar.ts';
import { inTab, searchOf } from '#web/search/filters/filters.ts';
import { filterFormId } from '#web/search/filters/form-id.ts';
import type { ResultsPlace } from './results-place.ts';
import { SuggestBox } from '#web/search/box/suggest-box.tsx';

interface BarProps {
  params: URLSearchParams;
  place: ResultsPlace;
  path: string;
  purpose: Purpose;
  filtersOn: number;
  /** How many there are in each tab; none without a list. */
  tabs: readonly TabCount[];
  error: string | undefined;
  sheet: { near: () => void; open: () => void };
  /** Someone is about to type: the form that the box belongs to is needed soon. */
  onSearching: () => void;
}

/** Where each purpose stands seen from a page of one purpose, which has no others; what is asked for goes along. */
const ownPages: Record<Purpose, string> = { sell: '/Property-Buy-Sell', rent: '/Property-Rent', group: '/property-search', interior: '/property-search' };

const tabHref = ({ params, path, place }: BarProps, tab: Purpose): string => {
  const asked = inTab(params, tab);
  if (place === 'search') return `${path}${searchOf(asked)}`;
  if (tab === 'sell' || tab === 'rent') asked.delete('purpose');
  return `${ownPages[tab]}${searchOf(asked)}`;
};

/** The four purposes as links, drawn like the segments of the home's search box. */
function Tabs(props: BarProps) {
  const { purpose, tabs } = props;
  const { t, fmt } = useWords();
  const countOf = (tab: Purpose): string | undefined => {
    const count = tabs.find((one) => one.purpose === tab);
    return count && `${fmt.number(count.total)}${count.totalIsExact ? '' : '+'}`;
  };
  return (
    <nav aria-label={t('search.tabs')} className="lg:w-[430px] lg:shrink-0">
      <ul className="m-0 flex list-none flex-wrap rounded-card bg-sunk p-1">
        {purposes.map((value) => (
          <li key={value} className="flex-1">
            <Link
              to={tabHref(props, value)}
              aria-current={value === purpose ? 'page' : undefined}
              className="control flex min-h-11 flex-wrap content-center items-baseline justify-center gap-x-1.5 [html[data-easy]_&]:flex-col [html[data-easy]_&]:items-center rounded-segment px-0.5 text-ui leading-tight whitespace-nowrap text-muted no-underline hover:text-ink aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-primary aria-[current]:shadow-card"
            >
              {t(`search.tab_${value}`)} <span className="text-caption font-normal">{countOf(value)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The search box is a field of the form of filters, which stands elsewhere. */
function Words({ params, error, onSearching }: BarProps) {
  const { t } = useWords();
  return (
    <search className="max-sm:[html[data-easy]_&]:basis-full min-w-[min(100%,9rem)] flex-1 [&_input]:text-ellipsis" onFocus={onSearching}>
      <SuggestBox
        id="q"
        name="q"
        form={filterFormId}
        label={t('search.keyword')}
        placeholder={t(useEasy() ? 'posts.placeHint' : 'search.keywordHint')}
        text={params.get('q') ?? ''}
        icon={<Search aria-hidden="true" />}
        {...(error ? { 'aria-invalid': true, 'aria-describedby': 'q-error' } : {})}
      />
      {error ? (
        <p id="q-error" className="mt-1.5 mb-0 text-small text-danger">
          {error}
        </p>
      ) : null}
    </search>
  );
}

function FilterButton({ filtersOn: count, sheet }: BarProps) {
  const { t, fmt } = useWords();
  return (
    <a
      href="#filters"
      onPointerEnter={sheet.near}
      onFocus={sheet.near}
      onClick={(event) => {
        event.preventDefault();
        sheet.open();
      }}
      className="control flex h-12 shrink-0 items-center justify-center gap-2 max-sm:[html[data-easy]_&]:w-full rounded-control bg-primary-tint px-3.5 text-ui font-semibold text-primary-ink no-underline lg:hidden"
    >
      <SlidersHorizontal aria-hidden="true" className="size-5 max-[374px]:[html:not([data-easy])_&]:hidden" />
      {t('search.openFilters')}
      {count > 0 ? (
        <>
          <span aria-hidden="true" className="grid size-5.5 place-items-center rounded-full bg-primary text-caption leading-none text-on-primary">
            {fmt.number(count)}
          </span>
          <span className="sr-only">{t('search.activeFilters', { count })}</span>
        </>
      ) : null}
    </a>
  );
}

/** What is looked for: the tabs, the words, and on small screens the way to the filters, which stays in reach. */
export function ResultsBar(props: BarProps) {
  const { hidden: navbarHidden } = useHidingNavbar();
  return (
    <>
      <div className="bg-card px-4 pt-2 lg:hidden">
        <Tabs {...props} />
      </div>
      <div
        className={`sticky z-10 border-b border-line bg-card transition-[top] duration-200 motion-reduce:transition-none lg:static ${navbarHidden ? 'top-0' : 'top-15'}`}
      >
        <div className="mx-auto flex max-w-page items-start gap-2.5 px-4 max-lg:flex-wrap max-lg:justify-end py-2 lg:gap-3.5 lg:px-10 lg:py-3.5">
          <div className="hidden lg:block">
            <Tabs {...props} />
          </div>
          <Words {...props} />
          <FilterButton {...props} />
        </div>
      </div>
    </>
  );
}
