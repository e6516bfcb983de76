import { lazy, Suspense, useEffect, useMemo } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';
import { isStaying } from '#web/platform/staying.ts';
import { type Cacheable, tenMinutesMs } from '#web/platform/delivery/cache-policy.ts';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { Route } from './+types/results.page.ts';
import { addsPage } from './adds-page.ts';
import { known, tidy } from '#web/search/filters/filters.ts';
import { loadOrReuse, rememberResults } from './last-results.ts';
import { LazySheet, useFilterSheet } from '#web/search/filters/lazy-sheet.tsx';
import { ResultsBar } from './results-bar.tsx';
import { loadResults, type ResultsData } from './results-data.ts';
import { ResultsHeading } from './results-heading.tsx';
import { useWait } from './use-wait.ts';

const FilterChips = lazyHydrate(async () => (await import('#web/search/filters/filter-chips.tsx')).FilterChips);
const FilterRail = lazyHydrate(async () => (await import('#web/search/filters/filter-rail.tsx')).FilterRail);
const InvalidQuery = lazyHydrate(async () => (await import('./notes/invalid-query.tsx')).InvalidQuery);
const SaveSearchPanel = lazyHydrate(async () => (await import('./save-search-panel.tsx')).SaveSearchPanel);
const ListFailed = lazyHydrate(async () => (await import('./notes/list-failed.tsx')).ListFailed);
const NothingFound = lazyHydrate(async () => (await import('./notes/nothing-found.tsx')).NothingFound);
const OrderNote = lazyHydrate(async () => (await import('./notes/order-note.tsx')).OrderNote);
const ResultsList = lazyHydrate(async () => (await import('./results-list.tsx')).ResultsList);

/** What replaces a list that is long in coming; fetched when a list is on its way. */
const fetchWaiting = () => import('./waiting.tsx');
const ListComing = lazy(async () => ({ default: (await fetchWaiting()).ListComing }));
const StillComing = lazy(async () => ({ default: (await fetchWaiting()).StillComing }));

export const handle = { cache: { clockMs: tenMinutesMs, isList: true, parameters: known, normalize: tidy } } satisfies Cacheable;

export const loader = (args: Route.LoaderArgs) => loadResults(args);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadOrReuse(new URL(request.url), serverLoader);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const noErrors: Readonly<Record<string, string>> = {};
const nothing: readonly never[] = [];

/** The address on its way to this page, unless it only adds cards below or another page was given up. */
function useComing(path: string): Location | undefined {
  const { location } = useNavigation();
  const isHere = location?.pathname.toLowerCase() === path.toLowerCase();
  return location && isHere && !addsPage(location.state) && !isStaying(location.state) ? location : undefined;
}

const stayedMs = 1200;
let remembering: ReturnType<typeof setTimeout> | undefined;

/** Keeps the search once someone has stayed with it, even where a post of it is open by then. */
function useRemembering(loaded: ResultsData): void {
  const words = useWords();
  const { search } = useLocation();
  useEffect(() => {
    clearTimeout(remembering);
    remembering = setTimeout(() => {
      // Without it the search is only not among the recent ones.
      import('#web/search/box/remember-search.ts').then(({ rememberSearch }) => rememberSearch(loaded, search, words)).catch(() => undefined);
    }, stayedMs);
    // The words belong to the list that is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [loaded]);
}

function Outcome({ loaded, params, onOpenFilters }: { loaded: ResultsData; params: URLSearchParams; onOpenFilters: () => void }) {
  const { outcome, path, purpose } = loaded;
  if (outcome.kind === 'invalid') return <InvalidQuery path={path} fields={outcome.fields} onOpenFilters={onOpenFilters} />;
  if (outcome.kind === 'failed') return <ListFailed path={path} params={params} outcome={outcome} />;
  if (outcome.items.length === 0) return <NothingFound path={path} params={params} purpose={purpose} found={outcome} />;
  return <ResultsList found={outcome} path={path} params={params} purpose={purpose} />;
}

export default function ResultsPage({ loaderData }: Route.ComponentProps) {
  const { outcome, areas, path, place, purpose, filtersOn } = loaderData;
  const { key, search } = useLocation();
  const params = useMemo(() => tidy(new URLSearchParams(search)), [search]);
  const sheet = useFilterSheet();
  const coming = useComing(path);
  const wait = useWait(coming !== undefined);
  useEffect(() => rememberResults(loaderData), [loaderData]);
  useRemembering(loaderData);
  useEffect(() => {
    if (coming) void fetchWaiting().catch(() => undefined);
  }, [coming]);
  const count = outcome.kind === 'found' ? outcome : undefined;
  const understood = count?.understood ?? nothing;
  const fields = { path, purpose, areas, understood, errors: outcome.kind === 'invalid' ? outcome.fields : noErrors };
  return (
    <>
      <ResultsBar
        params={params}
        place={place}
        path={path}
        purpose={purpose}
        filtersOn={filtersOn}
        tabs={count?.tabs ?? nothing}
        error={fields.errors['q']}
        sheet={sheet}
        onSearching={FilterRail.hydrate}
      />
      <div className="mx-auto max-w-page px-4 pb-10 lg:flex lg:items-start lg:gap-7 lg:px-10 lg:pt-7">
        <FilterRail id="rail" {...fields} count={count} pending={coming !== undefined} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-col">
            <FilterChips
              params={params}
              areas={areas}
              path={path}
              understood={understood}
              sought={count?.sought ?? nothing}
              ignored={count?.ignored ?? nothing}
              className="-mx-4 px-4 pt-2 lg:order-2 lg:mx-0 lg:px-0 lg:pt-0 lg:pb-3"
            />
            <ResultsHeading params={params} loaded={loaderData}>
              {count ? (
                <>
                  <SaveSearchPanel params={params} purpose={purpose} found={count} look="head" />
                  <OrderNote found={count} look="head" />
                </>
              ) : null}
            </ResultsHeading>
          </div>
          {wait === 'stuck' && coming ? (
            <Suspense>
              <StillComing to={coming} />
            </Suspense>
          ) : null}
          <Suspense>
            {wait === 'long' || wait === 'stuck' ? (
              <ListComing />
            ) : (
              <Outcome key={outcome.kind === 'failed' ? key : 'list'} loaded={loaderData} params={params} onOpenFilters={sheet.open} />
            )}
          </Suspense>
        </div>
      </div>
      {sheet.isWanted ? <LazySheet open={sheet.isOpen} onClose={sheet.close} now={count} {...fields} /> : null}
    </>
  );
}
