import { type Cacheable, tenMinutesMs } from '#web/platform/delivery/cache-policy.ts';
import { publicPages } from '#contracts/pages/public-pages.ts';
import { FirmGrid } from '#web/cards/firm-card.tsx';
import { useWords } from '#web/platform/language.tsx';
import { placeText } from '#web/search/results/shown-areas.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/firms.page.ts';
import { firmList } from './firm-address.ts';
import { FirmFilterForm } from './firm-filters.tsx';
import { loadFirms } from './firms-data.ts';
import { firmsPath } from './paths.ts';

export const handle = {
  cache: { clockMs: tenMinutesMs, isList: true, parameters: [...firmList.names, 'page'], normalize: firmList.tidy },
} satisfies Cacheable;

export const loader = (args: Route.LoaderArgs) => loadFirms(args);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

type Shown = Pick<Route.ComponentProps['loaderData'], 'list' | 'filters'>;

function Empty({ filtered }: { filtered: boolean }) {
  const { t } = useWords();
  if (!filtered) return <EmptyState drawing="magnifier" title={t('interiors.noneTitle')} text={t('interiors.noneText')} />;
  return (
    <EmptyState
      drawing="magnifier"
      title={t('interiors.emptyTitle')}
      text={t('interiors.emptyText')}
      action={<ButtonLink to={firmsPath}>{t('interiors.toList')}</ButtonLink>}
    />
  );
}

/** Where the last row has room: the way into the list for owners of firms. */
function Join() {
  const { t } = useWords();
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 rounded-card border-2 border-dashed border-line p-6 text-center">
      <p className="m-0 text-muted">{t('interiors.joinLead')}</p>
      <ButtonLink to={publicPages.contact} kind="outline">
        {t('interiors.join')}
      </ButtonLink>
    </div>
  );
}

function List({ list, filters }: Shown) {
  const { t } = useWords();
  if (list.kind === 'failed') {
    const again = (
      <ButtonLink to={firmsPath} reloadDocument>
        {t('shell.retry')}
      </ButtonLink>
    );
    return (
      <div role="alert">
        <EmptyState drawing="magnifier" title={t('interiors.listFailed')} text={list.message || t('errors.notice_noResponse')} action={again} />
      </div>
    );
  }
  if (list.kind === 'invalid' || list.items.length === 0) return <Empty filtered={firmList.isFiltered(filters)} />;
  const hrefOf = (page: number): string => firmList.href(firmList.tidy(new URLSearchParams({ ...filters, page: String(page) })));
  return (
    <>
      <FirmGrid firms={list.items} headingLevel="h2" last={<Join />} />
      <div className="mt-8">
        <Pagination page={list.page} totalPages={list.totalPages} hrefOf={hrefOf} />
      </div>
    </>
  );
}

/** Design firms with the filters that cut the list. */
export default function FirmsPage({ loaderData: { list, areas, filters } }: Route.ComponentProps) {
  const { t, fmt } = useWords();
  const place = placeText(areas, fmt);
  return (
    <div className="mx-auto max-w-page px-4 pt-5 pb-10 lg:px-10 lg:pt-8">
      <h1 className="m-0">{place ? t('interiors.titleIn', { place }) : t('interiors.title')}</h1>
      <p className="mt-2 mb-0 max-w-reading text-muted lg:text-lg">{t('interiors.listLead')}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-7 gap-y-5 lg:grid-cols-[280px_minmax(0,1fr)]">
        <FirmFilterForm filters={filters} areas={areas} errors={list.kind === 'invalid' ? list.fields : {}} />
        <section aria-label={t('interiors.title')}>
          {list.kind === 'found' && list.total > 0 ? (
            <output className="mb-4 block text-ui text-muted">{t('interiors.listCount', { count: list.total })}</output>
          ) : null}
          <List list={list} filters={filters} />
        </section>
      </div>
    </div>
  );
}
