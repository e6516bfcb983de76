import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';

/** Four cards in the places of the real ones. */
export function ListComing() {
  const { t } = useWords();
  return (
    <section aria-busy="true" aria-label={t('search.searching')} className="grid gap-4 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3">
      {Array.from({ length: limits.screen.loadingCards }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </section>
  );
}
