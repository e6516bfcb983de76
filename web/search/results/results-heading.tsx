import type { ReactNode } from 'react';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { ResultsData } from './results-data.ts';
import { placesText } from './shown-areas.ts';

const SortControl = lazyHydrate(async () => (await import('#web/search/filters/sort-control.tsx')).SortControl);

/** How many there are, or undefined without a list. */
function useCountText({ outcome, purpose }: ResultsData): string | undefined {
  const { t, fmt } = useWords();
  if (outcome.kind !== 'found' || outcome.total === 0) return undefined;
  if (purpose === 'group' || purpose === 'interior') return t(`search.${purpose}Count`, { count: outcome.total });
  return outcome.totalIsExact ? t('search.count', { count: outcome.total }) : t('search.countMany', { count: fmt.number(outcome.total) });
}

/** What the page is for, how many it found, and which come first. */
export function ResultsHeading({ params, loaded, children }: { params: URLSearchParams; loaded: ResultsData; children: ReactNode }) {
  const { t, fmt } = useWords();
  const { outcome, areas, place } = loaded;
  const count = useCountText(loaded);
  const where = placesText(areas, fmt);
  const everywhere = count && where ? t('search.countIn', { place: where, count }) : count;
  return (
    <div className="pt-2.5 pb-1.5 lg:pt-0 lg:pb-3">
      <h1 className="m-0 !font-text !text-small !font-normal text-muted [word-spacing:0]">{t(`search.${place}Heading`)}</h1>
      <output className="sr-only">{outcome.kind === 'found' ? (everywhere ?? t('search.noneTitle')) : ''}</output>
      {count ? (
        <div className="relative mt-1 flex min-h-12 flex-wrap items-center justify-between gap-x-4">
          <h2 className="m-0 lg:!text-h1 lg:!leading-[var(--l-h1)]">{everywhere}</h2>
          <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-2">
            {children}
            {/* Offers and firms have one order. */}
            {loaded.purpose === 'group' || loaded.purpose === 'interior' ? null : <SortControl params={params} path={loaded.path} />}
          </div>
        </div>
      ) : null}
    </div>
  );
}
