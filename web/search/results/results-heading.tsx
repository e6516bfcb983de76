import type { ReactNode } from 'react';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { ResultsData } from './results-data.ts';

const SortControl = lazyHydrate(async () => (await import('#web/search/filters/sort-control.tsx')).SortControl);

/** How many of what were found where, and beside it what can be done with the list: one row on phones too. */
export function ResultsHeading({ params, loaded, children }: { params: URLSearchParams; loaded: ResultsData; children: ReactNode }) {
  const { t } = useWords();
  const { outcome, place, heading } = loaded;
  return (
    <div className="pt-1 pb-1.5 max-lg:[html[data-easy]_&]:pt-3 lg:pt-0 lg:pb-5">
      <output className="sr-only">{outcome.kind === 'found' ? (heading ?? t('search.noneTitle')) : ''}</output>
      {heading ? (
        <div className="relative flex min-h-12 flex-wrap items-center justify-between gap-x-2 lg:gap-x-4">
          <h1 className="m-0 min-w-0 flex-[1_1_7rem] !text-title !leading-snug text-pretty lg:flex-none lg:!text-h1 lg:!leading-[var(--l-h1)]">{heading}</h1>
          <div className="ml-auto flex min-w-0 items-center justify-end gap-x-2 max-lg:[html[data-easy]_&]:flex-wrap">
            {children}
            {/* Offers and firms have one order. */}
            {loaded.purpose === 'group' || loaded.purpose === 'interior' ? null : <SortControl params={params} path={loaded.path} />}
          </div>
        </div>
      ) : (
        <h1 className="sr-only">{t(`search.${place}Heading`)}</h1>
      )}
    </div>
  );
}
