import { useLocation } from 'react-router';
import { SearchAgain } from '#web/listings/search-again.tsx';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { FirmFound, FirmOutcome } from './firm-data.ts';
import { firmsPath } from './paths.ts';
import { SimilarFirms } from './similar-firms.tsx';

/** Shown in place of a firm that never existed, was withdrawn, or could not be read. */
export function WithoutFirm({ outcome }: { outcome: Exclude<FirmOutcome, FirmFound> }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const toList = <ButtonLink to={firmsPath}>{t('interiors.toList')}</ButtonLink>;
  if (outcome.kind === 'failed') {
    const again = (
      <ButtonLink to={pathname} reloadDocument>
        {t('shell.retry')}
      </ButtonLink>
    );
    return (
      <div role="alert">
        <EmptyState drawing="door" heading="h1" title={t('interiors.failedTitle')} text={outcome.message} action={again} />
      </div>
    );
  }
  return (
    <>
      <EmptyState drawing="door" heading="h1" title={t(`interiors.${outcome.kind}Title`)} text={t(`interiors.${outcome.kind}Text`)} action={toList} />
      <SearchAgain purpose="interior" />
      {outcome.kind === 'gone' ? <SimilarFirms firms={outcome.similar} title={t('interiors.similar')} /> : <SimilarFirms firms={outcome.newest ?? []} />}
    </>
  );
}
