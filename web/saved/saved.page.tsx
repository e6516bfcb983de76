import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { failureText } from '#web/platform/form-errors.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/page-data.ts';
import { useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { type Kept, useKept } from '#web/platform/use-kept.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { CardListSkeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/saved.page.ts';
import { GoneList } from './gone-list.tsx';
import { rememberedSize, savedHref, savedQuery, type SavedQuery } from './saved-address.ts';
import { SavedBar } from './saved-bar.tsx';
import { readSaved, type SavedPage } from './saved-calls.ts';
import { SavedCard } from './saved-card.tsx';
import { useRemoving } from './use-removing.ts';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({ ...pageData(context, 'saved', 'posts', 'enums'), now: new Date().toISOString() });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData ? [{ title: wordsOf(loaderData)('saved.document') }] : []),
  { name: 'robots', content: 'noindex' },
];

/** Reading failed: told once as a message, and in its place as long as it holds. */
function Failed({ list }: { list: Kept<SavedPage> }) {
  const words = useWords();
  const { t } = words;
  const { failure } = list;
  useEffect(() => {
    if (failure) showToast('error', failureText(words, failure));
    // Told once for each failure, not again in another language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure]);
  if (!failure) return null;
  return (
    <div className="mt-4">
      <Notice tone="danger" alert>
        <p className="m-0 font-semibold">{t(list.value ? 'saved.failedOld' : 'saved.failed')}</p>
        <Button kind="outline" className="mt-2" disabled={list.reading} onClick={list.reload}>
          {t('shell.retry')}
        </Button>
      </Notice>
    </div>
  );
}

function Empty({ query }: { query: SavedQuery }) {
  const { t } = useWords();
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

function SavedList({ page, query, list }: { page: SavedPage; query: SavedQuery; list: Kept<SavedPage> }) {
  const { t } = useWords();
  const area = useRef<HTMLDivElement>(null);
  const { hidden, clearing, remove, removeAll } = useRemoving(list, area);
  const posts = page.posts.filter(({ _id }) => !hidden.has(_id));
  const gone = page.gone.filter(({ _id }) => !hidden.has(_id));
  return (
    <div ref={area} tabIndex={-1} aria-busy={list.reading} className="outline-none">
      {posts.length === 0 && gone.length === 0 && page.totalPages <= 1 ? <Empty query={query} /> : null}
      {posts.length === 0 && gone.length > 0 && query.type ? <Empty query={query} /> : null}
      <ul aria-label={t('saved.title')} className="mt-4 mb-0 grid list-none gap-4 p-0 empty:hidden sm:grid-cols-2 lg:gap-5 xl:grid-cols-3">
        {posts.map((post) => (
          <li key={post._id}>
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

function SavedPosts({ userId }: { userId: string }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const [limit, setLimit] = useState(rememberedSize);
  const query = savedQuery(params, limit);
  const list = useKept(`saved ${userId} ${JSON.stringify(query)}`, () => readSaved(query));
  const { value, failure } = list;
  useLastPage(query, value?.totalPages);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="m-0">{t('saved.title')}</h1>
        <output className="text-ui text-muted">{value && value.total > 0 ? t('saved.count', { count: value.total }) : null}</output>
      </div>
      <SavedBar query={query} onSize={setLimit} />
      <Failed list={list} />
      {value ? <SavedList page={value} query={query} list={list} /> : null}
      {value || failure ? null : (
        <div className="mt-4">
          <CardListSkeleton label={t('shell.loading')} cards={limits.screen.loadingCards} />
        </div>
      )}
    </>
  );
}

export default function SavedPostsPage() {
  const { user } = useSession();
  return user ? <SavedPosts key={user.id} userId={user.id} /> : null;
}
