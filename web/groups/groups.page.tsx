import type { HeadersFunction } from 'react-router';
import { type Cacheable, tenMinutesMs } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/groups.page.ts';
import { answerInterest } from './interests/answer-interest.ts';
import { groupList } from './group-address.ts';
import { GroupCard } from '#web/cards/group-card.tsx';
import { loadGroups } from './groups-data.ts';
import { groupsPath } from './paths.ts';

// The filters are a plain form of the address until someone comes near.
const GroupFilterForm = lazyHydrate(async () => (await import('./group-filters.tsx')).GroupFilterForm);
const Pagination = lazyHydrate(async () => (await import('#web/ui/pagination.tsx')).Pagination);
const DemandForm = lazyHydrate(async () => (await import('./demand-form.tsx')).DemandForm);
const DemandBoard = lazyHydrate(async () => (await import('./demand-board.tsx')).DemandBoard);

export const handle = {
  cache: { clockMs: tenMinutesMs, isList: true, parameters: [...groupList.names, 'page'], normalize: groupList.tidy },
} satisfies Cacheable;

export const loader = (args: Route.LoaderArgs) => loadGroups(args);
export const action = ({ context, request }: Route.ActionArgs) => answerInterest({ context, request });

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => actionHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const noErrors = {};

type Shown = Route.ComponentProps['loaderData'];

function Found({ list, filters }: { list: Extract<Shown['list'], { kind: 'found' }>; filters: Shown['filters'] }) {
  const { t } = useWords();
  const hrefOf = (page: number): string => groupList.href(groupList.tidy(new URLSearchParams({ ...filters, page: String(page) })));
  if (list.items.length === 0) {
    const filtered = groupList.isFiltered(filters);
    return (
      <EmptyState
        drawing="magnifier"
        title={t(filtered ? 'groups.nothingTitle' : 'groups.emptyTitle')}
        text={t(filtered ? 'groups.nothingText' : 'groups.emptyText')}
        action={filtered ? <ButtonLink to={groupsPath}>{t('groups.seeAll')}</ButtonLink> : <ButtonLink to="#want">{t('groups.wantThere')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:gap-5">
        {list.items.map((offer, index) => (
          <li key={offer.PostID}>
            <GroupCard offer={offer} eager={index === 0} />
          </li>
        ))}
        {/* Beside an odd last one, where two stand side by side. */}
        {list.items.length % 2 === 1 ? (
          <li className="hidden place-content-center justify-items-center gap-4 rounded-card border-2 border-dashed border-line p-6 text-center sm:grid">
            <p className="m-0 text-muted">{t('groups.wantLead')}</p>
            <ButtonLink to="#want" kind="outline">
              {t('groups.wantThere')}
            </ButtonLink>
          </li>
        ) : null}
      </ul>
      <div className="mt-8">
        <Pagination page={list.page} totalPages={list.totalPages} hrefOf={hrefOf} />
      </div>
    </>
  );
}

function List({ list, filters }: Pick<Shown, 'list' | 'filters'>) {
  const { t } = useWords();
  if (list.kind === 'invalid')
    return <EmptyState drawing="magnifier" title={t('groups.nothingTitle')} action={<ButtonLink to={groupsPath}>{t('groups.seeAll')}</ButtonLink>} />;
  if (list.kind === 'found') return <Found list={list} filters={filters} />;
  return (
    <div role="alert">
      <EmptyState
        drawing="magnifier"
        title={t('groups.failedTitle')}
        text={list.message || t('errors.notice_noResponse')}
        action={
          <ButtonLink to={groupsPath} reloadDocument>
            {t('shell.retry')}
          </ButtonLink>
        }
      />
    </div>
  );
}

/** Offers to build together, what people ask for where, and the form for anyone who finds none. */
export default function GroupsPage({ loaderData: { list, areas, place, demand, filters }, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-page px-4 pt-5 lg:px-10 lg:pt-8">
      <h1 className="m-0">{place ? t('groups.titleIn', { place }) : t('groups.title')}</h1>
      <p className="mt-2 mb-0 max-w-reading text-muted lg:text-lg">{t('groups.lead')}</p>
      <ButtonLink to="#want" kind="outline" className="mt-4 lg:hidden">
        {t('groups.wantThere')}
      </ButtonLink>
      <GroupFilterForm filters={filters} areas={areas} errors={list.kind === 'invalid' ? list.fields : noErrors} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-6 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="min-w-0">
          <section aria-labelledby="offers-title">
            <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id="offers-title" className="m-0">
                {t('groups.listTitle')}
              </h2>
              {list.kind === 'found' && list.total > 0 ? <output className="text-ui text-muted">{t('groups.count', { count: list.total })}</output> : null}
            </div>
            <List list={list} filters={filters} />
          </section>
        </div>
        <aside className="flex flex-col gap-5 lg:sticky lg:top-24 lg:self-start">
          <DemandForm answered={actionData} />
          <DemandBoard demand={demand} />
        </aside>
      </div>
    </div>
  );
}
