// What people search, for staff: which words find nothing, and of which results none is opened.
import { useNavigate, useSearchParams } from 'react-router';
import { limits } from '#contracts/limits.ts';
import type { LoggedSearch } from '#contracts/search/search-log.ts';
import type { Pagination } from '#contracts/values.ts';
import { readAsStaff } from '#web/staff/kit/read-as-staff.ts';
import { Chips, StaffList, SearchBox } from '#web/staff/kit/staff-list.tsx';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { searchWith } from '#web/staff/queue/queue-address.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import type { Route } from './+types/searches.page.ts';
import { LoggedSearchRow } from './logged-search-row.tsx';
import { readSearches, searchesQuery, shownDays, shownKinds, shownSorts } from './search-calls.ts';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffSearches', 'staffFirms', 'search'),
  list: undefined as Outcome<{ items: LoggedSearch[]; pagination: Pagination }> | undefined,
});

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const query = searchesQuery(new URL(request.url).searchParams);
  const [data, list] = await Promise.all([serverLoader(), readAsStaff((api) => readSearches(api, query))]);
  return { ...data, list };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffSearches.title'));

export const HydrateFallback = StaffSkeleton;

/** Since when, and in which order. */
function Orders() {
  const { t, fmt } = useWords();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { days = String(limits.search.log.shownDays), sort = 'often' } = searchesQuery(params);
  const go = (change: Record<string, string>): void => void navigate(searchWith(params, { ...change, page: undefined }), { preventScrollReset: true });
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:flex">
      <Select aria-label={t('staffSearches.days')} value={days} onChange={({ target }) => go({ days: target.value })} className="lg:w-56">
        {shownDays.map((one) => (
          <option key={one} value={one}>
            {t('staffSearches.lastDays', { days: fmt.plain(one) })}
          </option>
        ))}
      </Select>
      <Select aria-label={t('staffSearches.sort')} value={sort} onChange={({ target }) => go({ sort: target.value })} className="lg:w-56">
        {shownSorts.map((one) => (
          <option key={one} value={one}>
            {t(`staffSearches.sort_${one}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

export default function SearchesPage({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { q, show = 'all' } = searchesQuery(params);
  const filters = (
    <>
      <SearchBox label={t('staffSearches.search')} q={q} />
      <Chips
        name="show"
        label={t('staffSearches.show')}
        chosen={show === 'all' ? undefined : show}
        options={shownKinds.map((one) => [one === 'all' ? undefined : one, t(`staffSearches.show_${one}`)] as const)}
      />
      <Orders />
    </>
  );
  return (
    <div className="mx-auto max-w-5xl">
      <h1 className="m-0">{t('staffSearches.title')}</h1>
      <p className="mt-1 mb-5 max-w-reading text-muted">{t('staffSearches.lead')}</p>
      <ButtonLink kind="outline" to="/admin/search-words" className="mb-5">
        {t('staffSearches.toWords')}
      </ButtonLink>
      <StaffList outcome={list} empty={t('staffSearches.empty')} failed={t('staffSearches.failed')} filters={filters}>
        {(items) => (
          <ul className="m-0 list-none p-0">
            {items.map((one) => (
              <LoggedSearchRow key={`${one.purpose ?? ''} ${one.text}`} logged={one} />
            ))}
          </ul>
        )}
      </StaffList>
    </div>
  );
}
