import { useLocation } from 'react-router';
import type { PostType } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { PostFound, PostOutcome } from './detail-data.ts';
import { listPath } from '#web/listings/paths.ts';
import { SearchAgain } from '#web/listings/search-again.tsx';
import { SimilarPosts } from './similar-posts.tsx';

/** Shown in place of a post that never existed, is gone or hidden, or could not be read. */
export function WithoutPost({ type, outcome }: { type: PostType; outcome: Exclude<PostOutcome, PostFound> }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const toList = <ButtonLink to={listPath(type)}>{t(type === 'rent' ? 'detail.goneRent' : 'detail.goneBuy')}</ButtonLink>;
  if (outcome.kind !== 'failed') {
    return (
      <>
        <EmptyState drawing="door" heading="h1" title={t(`detail.${outcome.kind}Title`)} text={t(`detail.${outcome.kind}Text`)} action={toList} />
        <SearchAgain purpose={type} />
        {'similar' in outcome ? <SimilarPosts posts={outcome.similar} /> : null}
        <SimilarPosts posts={outcome.newest ?? []} title={t(type === 'rent' ? 'detail.newestRent' : 'detail.newestSell')} />
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
