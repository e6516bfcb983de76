// What people search, for staff: which words find nothing, and of which results none is opened.
import { ChevronRight } from 'lucide-react';
import { limits } from '#contracts/limits.ts';
import { listed } from '#contracts/listed.ts';
import { searchLog, type SearchLogKind, type SearchLogSort } from '#contracts/search/search-log.ts';
import { useWords } from '#web/platform/language.tsx';
import { oneOf, search, staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { ListPage } from '#web/staff/kit/staff-list.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/searches.page.ts';
import { LoggedSearchRow } from './logged-search-row.tsx';

export const handle = { cache: false };

/** Not the contract's own lists, whose schemas stay out of the page. */
const kinds = listed({ all: true, empty: true, unchosen: true } satisfies Record<SearchLogKind, true>);
const sorts = listed({ often: true, empty: true, recent: true, text: true } satisfies Record<SearchLogSort, true>);

const list = staffList(searchLog.list, {
  q: search((t) => t('staffSearches.search')),
  show: oneOf(kinds, { label: (t) => t('staffSearches.show'), usual: 'all', text: ({ t }, kind) => t(`staffSearches.show_${kind}`) }),
  days: oneOf(['7', '30', '90'], {
    as: 'select',
    label: (t) => t('staffSearches.days'),
    usual: `${limits.search.log.shownDays}`,
    text: ({ t, fmt }, days) => t('staffSearches.lastDays', { days: fmt.plain(days) }),
  }),
  sort: oneOf(sorts, { as: 'select', label: (t) => t('staffSearches.sort'), usual: 'often', text: ({ t }, sort) => t(`staffSearches.sort_${sort}`) }),
});

export const loader = staffLoader('staffSearches', 'search');
export const clientLoader = listClientLoader(list);
export const meta = staffMeta((t) => t('staffSearches.title'));
export const HydrateFallback = StaffSkeleton;

export default function SearchesPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const toWords = (
    <ButtonLink kind="outline" to="/admin/search-words">
      {t('staffSearches.toWords')}
      <ChevronRight aria-hidden="true" className="size-5" />
    </ButtonLink>
  );
  return (
    <ListPage
      title={t('staffSearches.title')}
      lead={t('staffSearches.lead')}
      actions={toWords}
      list={list}
      answer={answer}
      empty={t('staffSearches.empty')}
      failed={t('staffSearches.failed')}
      row={(one) => <LoggedSearchRow key={`${one.purpose ?? ''} ${one.text}`} logged={one} />}
    />
  );
}
