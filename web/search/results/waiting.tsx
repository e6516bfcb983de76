import type { Location } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';

/** Four cards in the places of the real ones. */
export function ListComing() {
  const { t } = useWords();
  return (
    <section aria-busy="true" aria-label={t('search.searching')} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3 2xl:grid-cols-4">
      {Array.from({ length: limits.screen.loadingCards }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </section>
  );
}

/** After ten seconds: that it is still on its way, and a fresh try. */
export function StillComing({ to }: { to: Location }) {
  const { t } = useWords();
  return (
    <div className="mb-4">
      <Notice tone="info" alert>
        <p className="m-0">{t('shell.stillWorking')}</p>
        <ButtonLink kind="outline" to={`${to.pathname}${to.search}`} preventScrollReset className="mt-3">
          {t('shell.retry')}
        </ButtonLink>
      </Notice>
    </div>
  );
}
