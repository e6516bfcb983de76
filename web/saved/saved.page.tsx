import { UsersRound } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { ReadFailed } from '#web/forms/read-failed.tsx';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords, wordsOfMatches } from '#web/platform/language.tsx';
import { readAsMember, useMemberData, useAskedParams } from '#web/platform/calls/member-data.ts';
import { newShortlistPath } from '#web/listings/new-shortlist-path.ts';
import { showToast } from '#web/platform/toasts.tsx';
import type { Reading } from '#web/platform/calls/use-read.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { CardListSkeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/saved.page.ts';
import { GoneList } from './gone-list.tsx';
import { readSavedOrCached } from './offline-list.ts';
import { rememberedSize, savedHref, savedQuery, type SavedQuery } from './saved-address.ts';
import { SavedBar } from './saved-bar.tsx';
import type { SavedPage } from './saved-calls.ts';
import { SavedCard } from './saved-card.tsx';
import { useRemoving } from './use-removing.ts';

export const handle = { cache: false };

const queryOf = (params: URLSearchParams): SavedQuery => savedQuery(params, rememberedSize());
const keyOf = (query: SavedQuery): string => JSON.stringify(query);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = queryOf(new URL(request.url).searchParams);
  return { list: await readAsMember(keyOf(query), (api, userId) => readSavedOrCached(api, query, userId)), now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOfMatches(matches);
  return [...(t ? [{ title: t('saved.document') }] : []), { name: 'robots', content: 'noindex' }];
};

/** Reading failed: told once as a message, and in its place as long as it holds. */
function Failed({ list }: { list: Reading<SavedPage> }) {
  const words = useWords();
  const { t } = words;
  const { failure } = list;
  const tell = useEffectEvent(() => void (failure && showToast('error', failureText(words, failure))));
  useEffect(() => tell(), [failure]);
  if (!failure) return null;
  return <ReadFailed failed text={t(list.value ? 'saved.failedOld' : 'saved.failed')} busy={list.reading} onRetry={list.reload} />;
}

function Empty({ query, isBehind }: { query: SavedQuery; isBehind: boolean }) {
  const { t } = useWords();
  if (isBehind) return <EmptyState drawing="cloud" title={t('saved.behindTitle')} text={t('saved.behindText')} />;
  if (query.type) {
    return (
      <EmptyState
        title={t('saved.emptyOfTypeTitle')}
        text={t('saved.emptyOfTypeText')}
        action={
          <ButtonLink kind="outline" to={savedHref(query, { type: undefined })}>
            {t('saved.showAll')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState title={t('saved.emptyTitle')} text={t('saved.emptyText')} action={<ButtonLink to="/property-search">{t('saved.emptyAction')}</ButtonLink>} />
  );
}

/** Past the last page, such as after its only post was removed, stands the last one. */
function useLastPage(query: SavedQuery, totalPages: number | undefined): void {
  const navigate = useNavigate();
  const last = Math.max(1, totalPages ?? query.page);
  useEffect(() => {
    if (query.page > last) void navigate(savedHref(query, { page: last }), { replace: true });
  });
}

function SavedList({ page, query, list }: { page: SavedPage; query: SavedQuery; list: Reading<SavedPage> }) {
  const { t } = useWords();
  const area = useRef<HTMLDivElement>(null);
  const { hidden, clearing, remove, removeAll } = useRemoving(list, area);
  const posts = page.posts.filter(({ _id }) => !hidden.has(_id));
  const gone = page.gone.filter(({ _id }) => !hidden.has(_id));
  return (
    <div ref={area} tabIndex={-1} aria-busy={list.reading} className="outline-none">
      {posts.length === 0 && gone.length === 0 && page.totalPages <= 1 ? <Empty query={query} isBehind={page.isBehind === true} /> : null}
      {posts.length === 0 && gone.length > 0 && query.type ? <Empty query={query} isBehind={page.isBehind === true} /> : null}
      {page.isBehind && posts.length > 0 ? (
        <div className="mt-4">
          <Notice tone="info">{t('saved.behindSome')}</Notice>
        </div>
      ) : null}
      {/* The lines of neighbours are level: a card's six rows are rows of the list, and its gaps are margins. */}
      <ul aria-label={t('saved.title')} className="mt-4 -mb-4 grid list-none gap-x-4 p-0 empty:hidden sm:grid-cols-2 lg:-mb-5 lg:gap-x-5 xl:grid-cols-3">
        {posts.map((post) => (
          <li key={post._id} className="row-span-6 mb-4 grid grid-rows-subgrid lg:mb-5">
            <SavedCard post={post} onRemove={() => void remove(post)} />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pagination page={query.page} totalPages={page.totalPages} hrefOf={(one) => savedHref(query, { page: one })} />
      </div>
      <GoneList posts={gone} busy={clearing} onRemove={(post) => void remove(post)} onRemoveAll={() => void removeAll(gone)} />
    </div>
  );
}

function Waiting() {
  const { t } = useWords();
  return (
    <div className="mt-4">
      <CardListSkeleton label={t('shell.loading')} cards={limits.screen.loadingCards} />
    </div>
  );
}

export const HydrateFallback = Waiting;

export default function SavedPostsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { params, ask } = useAskedParams();
  const query = queryOf(params);
  const list = useMemberData(keyOf(query), loaderData.list);
  const { value, failure } = list;
  useLastPage(query, value?.totalPages);
  // Nothing to sort or to filter.
  const isBare = value?.total === 0 && value.gone.length === 0 && !query.type;
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
        <h1 className="m-0">{t('saved.title')}</h1>
        <output className="flex-1 text-ui text-muted">
          {value && value.total > 0 ? (
            <>
              <span aria-hidden="true" className="max-[400px]:hidden sm:hidden">
                {t('saved.countShort', { count: value.total })}
              </span>
              <span className="max-sm:sr-only">{t('saved.count', { count: value.total })}</span>
            </>
          ) : null}
        </output>
        {value && value.total > 0 ? (
          <ButtonLink kind="outline" to={newShortlistPath()} aria-label={t('shortlists.askFamily')} className="max-sm:!gap-1.5 max-sm:!px-3">
            <UsersRound aria-hidden="true" className="size-5" />
            <span className="sm:hidden">{t('shortlists.askShort')}</span>
            <span className="max-sm:hidden">{t('shortlists.askFamily')}</span>
          </ButtonLink>
        ) : null}
      </div>
      {isBare ? null : <SavedBar query={query} total={value?.total} onAsk={ask} />}
      <Failed list={list} />
      {value ? <SavedList page={value} query={query} list={list} /> : null}
      {value || failure ? null : <Waiting />}
    </>
  );
}
