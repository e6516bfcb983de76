import { Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { purposes } from '#contracts/enums.ts';
import { search } from '#contracts/search/search.ts';
import { call } from '#web/platform/api.ts';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { useHydrated } from '#web/platform/hooks/use-hydrated.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { SaveSearch } from '#web/saved-searches/save-search.tsx';
import type { PageFrame } from '#web/shell/page-frame.ts';
import { FilterChips } from '#web/search/filters/filter-chips.tsx';
import { activeCount, onMap, searchOf, tidy } from '#web/search/filters/filters.ts';
import { LazySheet, useFilterSheet } from '#web/search/filters/lazy-sheet.tsx';
import { shownAreas } from '#web/search/filters/places/chosen-areas.ts';
import { saidFilters } from '#web/search/filters/said-filters.ts';
import { asQuery, followedQuery } from '#web/search/results/asked.ts';
import { noAreas } from '#web/search/results/shown-areas.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/search-map.page.ts';
import { MapBar } from './map-bar.tsx';
import { mapOfSearch } from './map-path.ts';

const SearchMap = lazy(async () => ({ default: (await loadChunk(() => import('./search-map.tsx'))).SearchMap }));

export const handle = { cache: false, bare: true } satisfies PageFrame & { cache: false };

/** What the words of the search say; without an answer they are shown as they were typed. */
async function heardOf(context: Route.LoaderArgs['context'], params: URLSearchParams) {
  const typed = purposes.find((one) => one === params.get('purpose'));
  try {
    const { understood, sought, ignored, applied, total, totalIsExact } = await call(visitorApi(context), search.posts, {
      query: { ...asQuery(params), limit: 1 },
    });
    const said = understood.some(({ filter }) => filter === 'purpose');
    return { understood, sought, ignored, said, purpose: purposes.find((one) => one === applied['purpose']) ?? 'sell', count: { total, totalIsExact } };
  } catch {
    return { understood: [], sought: [], ignored: [], said: false, purpose: typed ?? ('sell' as const), count: undefined };
  }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = tidy(new URL(request.url).searchParams);
  const heard = await heardOf(context, params);
  const { filled } = saidFilters(params, heard.understood, heard.purpose);
  const areas = await shownAreas(visitorApi(context), params, filled).catch(() => noAreas);
  const words = pageData(context, 'canvas', 'search', 'suggestions', 'posts', 'enums');
  const { lng, words: files } = context.get(pageServices);
  return { ...words, areas, heard, filtersOn: activeCount(filled), title: wordsOf({ lng, words: files(['canvas']) })('canvas.document') };
}

/** Another place on the map, or another order, says nothing new: neither waits for the server. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const [now, next] = [currentUrl, nextUrl].map(({ searchParams }) => {
    const rest = new URLSearchParams(searchParams);
    for (const name of [...onMap, 'sort', 'page']) rest.delete(name);
    return tidy(rest).toString();
  });
  return now === next && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];

/** What the map and the outlines below it weigh, compressed. */
const mapKilobytes = 65;

/** In the place of the map: what leads to it where data is saved, and what does without it. */
function Instead({ list, onShow }: { list: string; onShow: (() => void) | undefined }) {
  const { t, fmt } = useWords();
  const links = (
    <p className="m-0 flex flex-wrap gap-3">
      <ButtonLink kind="outline" to={list}>
        {t('canvas.list')}
      </ButtonLink>
      <ButtonLink kind="outline" to="/Map">
        {t('canvas.districts')}
      </ButtonLink>
    </p>
  );
  if (!onShow) return <noscript className="m-4 block">{links}</noscript>;
  return (
    <div className="m-4 grid gap-3">
      <Button className="justify-self-start" onClick={onShow}>
        <MapIcon aria-hidden="true" className="size-5" />
        {t('canvas.showSize', { size: fmt.number(mapKilobytes) })}
      </Button>
      {links}
    </div>
  );
}

export default function SearchMapPage({ loaderData: { areas, heard, filtersOn } }: Route.ComponentProps) {
  const { t } = useWords();
  const location = useLocation();
  const params = useMemo(() => tidy(new URLSearchParams(location.search)), [location.search]);
  const isHydrated = useHydrated();
  const saves = useDataSaver();
  const [isWanted, setWanted] = useState(false);
  const sheet = useFilterSheet();
  const { purpose, understood, sought, ignored, said } = heard;
  const list = `/property-search${searchOf(params)}`;
  const save = (
    <SaveSearch
      query={followedQuery(params, said ? purpose : undefined, purpose)}
      className="max-lg:gap-0 max-lg:[&>span]:sr-only max-lg:[html[data-easy]_&>span]:not-sr-only"
    />
  );
  const fields = { path: mapOfSearch, purpose, areas, understood, errors: {} };
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <h1 className="sr-only">{t('canvas.ofSearch')}</h1>
      <MapBar params={params} purpose={purpose} list={list} filtersOn={filtersOn} sheet={sheet} save={save} />
      <FilterChips
        params={params}
        areas={areas}
        path={mapOfSearch}
        understood={understood}
        sought={sought}
        ignored={ignored}
        className="shrink-0 px-2 lg:px-4"
      />
      {isHydrated && (!saves || isWanted) ? (
        <Suspense fallback={<p className="m-4 text-muted">{t('shell.loading')}</p>}>
          <SearchMap params={params} understood={understood} />
        </Suspense>
      ) : (
        <Instead list={list} onShow={isHydrated && saves ? () => setWanted(true) : undefined} />
      )}
      {sheet.isWanted ? <LazySheet open={sheet.isOpen} onClose={sheet.close} now={heard.count} {...fields} /> : null}
    </div>
  );
}
