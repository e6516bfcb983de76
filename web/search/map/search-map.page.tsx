import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { useHydrated } from '#web/platform/hooks/use-hydrated.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import type { PageFrame } from '#web/shell/page-frame.ts';
import { FilterChips } from '#web/search/filters/filter-chips.tsx';
import { searchOf, tidy } from '#web/search/filters/filters.ts';
import { shownAreas } from '#web/search/filters/places/chosen-areas.ts';
import { noAreas } from '#web/search/results/shown-areas.ts';
import type { Route } from './+types/search-map.page.ts';
import { mapOfSearch } from './map-path.ts';

const SearchMap = lazy(async () => ({ default: (await loadChunk(() => import('./search-map.tsx'))).SearchMap }));

export const handle = { cache: false, bare: true } satisfies PageFrame & { cache: false };

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = tidy(new URL(request.url).searchParams);
  const areas = await shownAreas(visitorApi(context), params, params).catch(() => noAreas);
  const words = pageData(context, 'canvas', 'search', 'posts', 'enums');
  const { lng, words: files } = context.get(pageServices);
  return { ...words, areas, title: wordsOf({ lng, words: files(['canvas']) })('canvas.document') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];

const none: readonly never[] = [];

export default function SearchMapPage({ loaderData: { areas } }: Route.ComponentProps) {
  const { t } = useWords();
  const { search } = useLocation();
  const params = useMemo(() => tidy(new URLSearchParams(search)), [search]);
  const isHydrated = useHydrated();
  const list = `/property-search${searchOf(params)}`;
  return (
    <main id="main" className="flex h-dvh flex-col">
      <header className="flex items-center gap-3 border-b border-line bg-card px-2 lg:px-4">
        <Link to={list} className="inline-flex min-h-12 items-center gap-1 text-ui font-semibold text-link no-underline">
          <ChevronLeft aria-hidden="true" className="size-5" />
          {t('canvas.list')}
        </Link>
        <h1 className="m-0 truncate !text-ui">{params.get('q') ?? t('canvas.ofSearch')}</h1>
      </header>
      <FilterChips params={params} areas={areas} path={mapOfSearch} understood={none} sought={none} ignored={none} className="px-4 pt-2" />
      {isHydrated ? (
        <Suspense fallback={<p className="m-4 text-muted">{t('shell.loading')}</p>}>
          <SearchMap params={params} />
        </Suspense>
      ) : (
        <noscript>
          <p className="m-4">
            <Link to={list}>{t('canvas.list')}</Link>
          </p>
        </noscript>
      )}
    </main>
  );
}
