import type { ReactNode } from 'react';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { ResultsData } from './results-data.ts';
import { placesText } from './shown-areas.ts';

const SortControl = lazyHydrate(async () => (await import('#web/search/filters/sort-control.tsx')).SortControl);

/** How many there are and where, or undefined without a list. Those nearby are counted by their own headings. */
function useCountText({ outcome, purpose, areas }: ResultsData): string | undefined {
  const { t, fmt } = useWords();
  if (outcome.kind !== 'found' || outcome.total === 0) return undefined;
  const nearby = outcome.sections.reduce((sum, { way, total }) => sum + (way === 'nearby' ? total : 0), 0);
  const count = outcome.total - nearby;
  if (count === 0) return t('search.countNearby', { count: nearby });
  const kind = purpose === 'group' || purpose === 'interior' ? purpose : undefined;
  const few = kind ? t(`search.${kind}Count`, { count }) : t('search.count', { count });
  const said = kind || outcome.totalIsExact ? few : t('search.countMany', { count: fmt.number(count) });
  const place = placesText(areas, fmt);
  return place ? t('search.countIn', { place, count: said }) : said;
}

/** What the page is for, how many it found, and which come first. */
export function ResultsHeading({ params, loaded, children }: { params: URLSearchParams; loaded: ResultsData; children: ReactNode }) {
  const { t } = useWords();
  const { outcome, place } = loaded;
  const count = useCountText(loaded);
  return (
    <div className="pt-2.5 pb-1.5 lg:pt-0 lg:pb-3">
      <h1 className="m-0 !font-text !text-small !font-normal text-muted [word-spacing:0]">{t(`search.${place}Heading`)}</h1>
      <output className="sr-only">{outcome.kind === 'found' ? (count ?? t('search.noneTitle')) : ''}</output>
      {count ? (
        <div className="relative mt-1 flex min-h-12 flex-wrap items-center justify-between gap-x-4">
          <h2 className="m-0 lg:!text-h1 lg:!leading-[var(--l-h1)]">{count}</h2>
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
