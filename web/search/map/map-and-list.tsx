import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { boundsText, type Mark, withinText } from '#contracts/maps/map-search.ts';
import { limits } from '#contracts/limits.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import { DrawArea } from '#web/map-canvas/draw-area.tsx';
import { MapCanvas } from '#web/map-canvas/map-canvas.tsx';
import type { MapView } from '#web/map-canvas/map-shapes.ts';
import { fetchPlaces } from '#web/map-canvas/places-call.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { useWords } from '#web/platform/language.tsx';
import { onMap, searchOf } from '#web/search/filters/filters.ts';
import { SortControl } from '#web/search/filters/sort-control.tsx';
import { Button } from '#web/ui/button.tsx';
import { MapControls } from './map-controls.tsx';
import { MapList, NothingHere } from './map-list.tsx';
import { mapOfSearch } from './map-path.ts';
import { areasOf, atPlace, discsOf } from './map-places.ts';
import { MapSheet, type Stop } from './map-sheet.tsx';
import { idOf, markOf, shownMark } from './shown-mark.ts';
import { useChosen } from './use-chosen.ts';
import { useMapView } from './use-map-view.ts';
import { useSeenSearch } from './use-seen-search.ts';

const { zoomMin, zoomMax, cellPixels } = limits.mapSearch;
const none: readonly never[] = [];
/** From here on a count is not opened by another zoom, but by its posts. */
const spotZoom = zoomMax - 1;

/** What a map's answer is late with, or why it has none; the marks of before stay meanwhile. */
function Said({ isLate, hasFailed, onRetry }: { isLate: boolean; hasFailed: boolean; onRetry: () => void }) {
  const { t } = useWords();
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-2 z-500 flex justify-center">
      {hasFailed ? (
        <div role="alert" className="pointer-events-auto flex flex-wrap items-center gap-2 rounded-card bg-card px-4 py-2 text-ui shadow-float">
          {t('canvas.marksFailed')}
          <Button kind="outline" className="px-3" onClick={onRetry}>
            {t('shell.retry')}
          </Button>
        </div>
      ) : (
        <output className={isLate ? 'rounded-full bg-card px-4 py-1.5 text-small shadow-float' : ''}>{isLate ? t('canvas.loadingMarks') : ''}</output>
      )}
    </div>
  );
}

function Head({ params, total, spot, onAll }: { params: URLSearchParams; total: number | undefined; spot: number | undefined; onAll: () => void }) {
  const { t } = useWords();
  return (
    <header className="flex min-h-12 shrink-0 items-center justify-between gap-x-3 px-4 xl:pt-2">
      <output className="min-w-0 flex-1 text-ui text-muted">
        {spot === undefined ? (total === undefined ? t('shell.loading') : t('canvas.inView', { count: total })) : t('canvas.spot', { count: spot })}
      </output>
      {spot === undefined ? (
        <SortControl params={params} path={mapOfSearch} withMap={false} />
      ) : (
        <Button kind="quiet" className="px-2" onClick={onAll}>
          {t('canvas.backToAll')}
        </Button>
      )}
    </header>
  );
}

/** Everything that the map and the list beside it have in common. */
function useMapAndList(params: URLSearchParams, first: MapView) {
  const words = useWords();
  const api = { send: sendByFetch, lng: words.lng };
  const navigate = useNavigate();
  const placed = useMapView(api, params, first);
  const { seen, moved, go, settle } = placed;
  const searched = useSeenSearch(api, params, seen, moved);
  const { found } = searched;
  const chosen = useChosen(api, params, seen, searched.cards ?? none);
  const [lit, setLit] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const [stop, setStop] = useState<Stop>('peek');
  const idOfPost = (post: PostCard): string | undefined => {
    const mark = found && markOf(post, found);
    return mark && idOf(mark);
  };
  const open = (mark: Mark): void => {
    if (!seen) return;
    setLit(idOf(mark));
    setPointed(idOf(mark));
    if (stop === 'full') setStop('half');
    if (mark.PostID !== undefined) return chosen.choose(mark);
    if (mark.area) return chosen.choose(mark);
    const cell = (360 / (256 * 2 ** seen.zoom)) * cellPixels;
    if (seen.zoom >= spotZoom) chosen.choose(mark, cell);
    else go({ middle: { lat: mark.lat, lng: mark.lng }, zoom: Math.min(zoomMax, seen.zoom + 2) });
  };
  const press = (id: string): void => {
    const mark = found?.marks.find((one) => idOf(one) === id);
    if (mark) open(mark);
  };
  const point = (id: string | undefined): void => {
    setLit(id);
    setPointed(id);
  };
  const change = (address: string): void => void navigate(address, { replace: true, preventScrollReset: true });
  const here = (address: string): void => {
    settle();
    change(address);
  };
  const zoomOut = (): void => {
    if (seen) go({ middle: { lat: (seen.south + seen.north) / 2, lng: (seen.west + seen.east) / 2 }, zoom: Math.max(zoomMin, seen.zoom - 2) });
  };
  const shown = pointed === undefined ? undefined : chosen.cards.find((post) => idOfPost(post) === pointed)?.PostID;
  return { ...placed, ...searched, chosen, lit, setLit, stop, setStop, idOfPost, press, point, change, here, zoomOut, shown, words, api };
}

/** The list of what the map shows. */
function Beside({ params, state }: { params: URLSearchParams; state: ReturnType<typeof useMapAndList> }) {
  const { found, chosen, lit, setLit, stop, setStop, idOfPost, shown, change, zoomOut, seen, moved, words } = state;
  const { spot, cards, forget } = chosen;
  const asked = new URLSearchParams(params);
  if (moved && seen) asked.set('bounds', boundsText(seen));
  const takeOff = onMap.some((name) => params.has(name)) ? () => change(atPlace(params, undefined)) : undefined;
  return (
    <MapSheet label={words.t('canvas.list')} stop={stop} onStop={setStop} head={<Head params={params} total={found?.total} spot={spot} onAll={forget} />}>
      {found?.total === 0 && spot === undefined ? (
        <NothingHere onZoomOut={zoomOut} onTakeOff={takeOff} />
      ) : (
        <MapList
          cards={cards}
          shown={shown}
          isLit={(post) => lit !== undefined && idOfPost(post) === lit}
          onPoint={(post) => setLit(post && idOfPost(post))}
          list={`/property-search${searchOf(asked)}`}
        />
      )}
    </MapSheet>
  );
}

interface Props {
  params: URLSearchParams;
  first: MapView;
}

/** The map with its list: beside it where there is room, otherwise on a sheet over it. */
export function MapAndList({ params, first }: Props) {
  const state = useMapAndList(params, first);
  const { found, lit, view, see, seen, moved, words, api, isLate, hasFailed, reload } = state;
  const { t } = words;
  const [isDrawing, setDrawing] = useState(false);
  const district = params.get('district') ?? 'dhaka';
  const { value: names } = useRead(district, () => fetchPlaces(api, district));
  const marks = useMemo(() => (found?.marks ?? []).map((mark) => shownMark(mark, lit, words)), [found, lit, words]);
  const areas = useMemo(() => areasOf(params), [params]);
  const discs = useMemo(() => discsOf(params), [params]);
  const draw = (map: LeafletMap): ReactNode => (
    <DrawArea
      map={map}
      onCancel={() => setDrawing(false)}
      onDone={(corners) => {
        setDrawing(false);
        state.here(atPlace(params, 'within', withinText(corners)));
      }}
    />
  );
  return (
    <div className="relative flex min-h-0 flex-1 flex-col-reverse [--map-peek:12rem] xl:flex-row max-sm:[html[data-easy]_&]:[--map-peek:15rem]">
      <Beside params={params} state={state} />
      <div className="relative min-h-0 flex-1 max-xl:mb-[calc(var(--map-peek)-0.75rem)] [&>figure]:flex [&>figure]:h-full [&>figure]:flex-col [&>figure>div]:flex-1 [&>figure>div]:rounded-none [&>figure>div]:border-0 [&>figure>figcaption]:mt-0 [&>figure>figcaption]:px-2 max-xl:[&>figure>figcaption]:pb-3.5">
        <MapCanvas
          label={t('canvas.ofSearch')}
          view={view}
          names={names ?? none}
          areas={areas}
          discs={discs}
          marks={marks}
          markListener={{ press: state.press, point: state.point }}
          onSeen={see}
          wheelZooms
          over={isDrawing ? draw : undefined}
        />
        {isDrawing ? null : (
          <>
            <MapControls params={params} seen={seen} moved={moved} onGo={state.change} onHere={state.here} onDraw={() => setDrawing(true)} />
            <Said isLate={isLate} hasFailed={hasFailed} onRetry={reload} />
          </>
        )}
      </div>
    </div>
  );
}
