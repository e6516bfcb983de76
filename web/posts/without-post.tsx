import { useLocation } from 'react-router';
import type { PostType } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { PostFound, PostOutcome } from './detail-data.ts';
import { listPath } from '#web/listings/paths.ts';
import { SearchAgain } from '#web/listings/search-again.tsx';
import { TabBar } from '#web/shell/tab-bar.tsx';
import { SimilarPosts } from './similar-posts.tsx';

/** Shown in place of a post that never existed, is gone or hidden, or could not be read. */
export function WithoutPost({ type, outcome }: { type: PostType; outcome: Exclude<PostOutcome, PostFound> }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const toList = (
    <ButtonLink kind="outline" to={listPath(type)}>
      {t(type === 'rent' ? 'detail.goneRent' : 'detail.goneBuy')}
    </ButtonLink>
  );
  if (outcome.kind !== 'failed') {
    return (
      <>
        <div className="mx-auto max-w-2xl pt-12 pb-2 text-center">
          <img src="/empty-door.svg" alt="" width={160} height={120} className="mx-auto h-30 w-40" />
          <h1 className="mt-5">{t(`detail.${outcome.kind}Title`)}</h1>
          <p className="mt-3 text-balance text-muted">{t(`detail.${outcome.kind}Text`)}</p>
          <SearchAgain purpose={type} />
          <p className="mt-4 mb-0">{toList}</p>
        </div>
        {'similar' in outcome ? <SimilarPosts posts={outcome.similar} /> : null}
        <SimilarPosts posts={outcome.newest ?? []} title={t(type === 'rent' ? 'detail.newestRent' : 'detail.newestSell')} />
        {/* There is no one to call: the bar of other pages is back. */}
        <TabBar />
      </>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        drawing="door"
        heading="h1"
        title={t('detail.failedTitle')}
        text={outcome.message}
        action={
          <ButtonLink to={pathname} reloadDocument>
            {t('shell.retry')}
          </ButtonLink>
        }
      />
    </div>
  );
}
