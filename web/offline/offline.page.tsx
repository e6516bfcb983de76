import { BookOpen, Heart, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dayMs } from '#contracts/durations.ts';
import { ownPath } from '#contracts/pages/own-path.ts';
import type { CachePolicy } from '#web/platform/delivery/cache-policy.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { type KeptPage, keptPages, toWorker } from '#web/platform/offline/service-worker.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/offline.page.ts';

export const handle = { cache: { clockMs: dayMs } satisfies CachePolicy };

export const loader = ({ context }: Route.LoaderArgs) => pageData(context, 'offline');

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = matches[0]?.loaderData;
  if (!loaderData || !root) return [];
  const t = wordsOf({ ...loaderData, words: [...root.words, ...loaderData.words] });
  return [{ title: t('shell.titleOf', { page: t('offline.title') }) }, { name: 'robots', content: 'noindex' }];
};

function List({ id, title, icon: Icon, pages }: { id: string; title: string; icon: LucideIcon; pages: readonly KeptPage[] }) {
  const { t, fmt } = useWords();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="m-0 mb-3 flex items-center gap-2.5">
        <Icon aria-hidden="true" className="size-5 text-primary" />
        {title}
      </h2>
      <ul className="m-0 grid list-none gap-2.5 p-0 lg:grid-cols-2">
        {pages.map(({ path, title: name, at }) => (
          <li key={path}>
            <a
              href={path}
              className="control flex min-h-16 flex-col justify-center rounded-card border border-line bg-card px-4 py-3 text-ink no-underline hover:border-primary"
            >
              <span className="line-clamp-2 font-medium">{name || path}</span>
              <span className="text-small text-muted">{t('offline.asOf', { time: fmt.dateTime(at) })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the worker keeps; undefined until it has said. */
function useKeptPages() {
  const [pages, setPages] = useState<readonly KeptPage[]>();
  useEffect(() => {
    let left = false;
    void keptPages().then((found) => void (left || setPages(found)));
    return () => void (left = true);
  }, []);
  const clear = (): void => {
    toWorker({ keep: 'forget' });
    setPages([]);
  };
  return { pages, clear };
}

/** To the page that could not be opened. */
function retry(): void {
  location.assign(ownPath(new URLSearchParams(location.search).get('to')) ?? '/');
}

/** In the place of every page that cannot be opened without a connection; with one it shows what is kept on this device. */
export default function OfflinePage() {
  const { t } = useWords();
  const { pages, clear } = useKeptPages();
  const saved = pages?.filter(({ isSaved }) => isSaved) ?? [];
  const viewed = pages?.filter(({ isSaved }) => !isSaved) ?? [];
  return (
    <div className="mx-auto max-w-page px-4 pt-4 lg:px-10 lg:pt-8">
      <EmptyState
        drawing="cloud"
        heading="h1"
        title={t('offline.title')}
        text={t('offline.text')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={retry}>{t('shell.retry')}</Button>
            {saved.length > 0 ? (
              <ButtonLink kind="outline" to="/user/my-saved-posts" reloadDocument>
                {t('shell.savedPosts')}
              </ButtonLink>
            ) : null}
          </div>
        }
      />
      <div className="mx-auto max-w-4xl">
        <List id="saved" title={t('offline.saved')} icon={Heart} pages={saved} />
        <List id="viewed" title={t('offline.viewed')} icon={BookOpen} pages={viewed} />
        {pages?.length === 0 ? <p className="mx-auto mt-2 mb-0 max-w-xl text-center text-balance text-muted">{t('offline.none')}</p> : null}
        <p className={`mb-0 text-ui text-balance text-muted ${pages?.length === 0 ? 'mx-auto mt-3 max-w-xl text-center' : 'mt-8'}`}>{t('offline.waits')}</p>
        {pages && pages.length > 0 ? (
          <Button kind="outline" onClick={clear} className="mt-4">
            {t('offline.clear')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
