import { useLocation } from 'react-router';
import { SearchAgain } from '#web/listings/search-again.tsx';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { OfferFound, OfferOutcome } from './group-data.ts';
import { groupsPath } from './paths.ts';
import { SimilarGroups } from './similar-groups.tsx';

/** Shown in place of an offer that never existed, was withdrawn, or could not be read. */
export function WithoutGroup({ outcome }: { outcome: Exclude<OfferOutcome, OfferFound> }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const toList = <ButtonLink to={groupsPath}>{t('groups.seeAll')}</ButtonLink>;
  if (outcome.kind === 'gone') {
    return (
      <>
        <EmptyState drawing="door" heading="h1" title={t('groups.goneTitle')} text={t('groups.goneText')} action={toList} />
        <SearchAgain purpose="group" />
        <SimilarGroups offers={outcome.similar} />
      </>
    );
  }
  if (outcome.kind === 'missing') {
    return (
      <>
        <EmptyState drawing="door" heading="h1" title={t('groups.missingTitle')} text={t('groups.missingText')} action={toList} />
        <SearchAgain purpose="group" />
        <SimilarGroups offers={outcome.newest ?? []} title={t('groups.newest')} />
      </>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        drawing="door"
        heading="h1"
        title={t('groups.offerFailedTitle')}
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
