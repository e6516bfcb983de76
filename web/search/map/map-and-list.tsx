import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import { type ReactNode, useMemo, useState } from 'react';
import { withinText } from '#contracts/maps/map-search.ts';
import type { Understood } from '#contracts/search/search.ts';
import { DrawArea } from '#web/map-canvas/draw-area.tsx';
import { MapCanvas } from '#web/map-canvas/map-canvas.tsx';
import type { MapView } from '#web/map-canvas/map-shapes.ts';
import { usePlacesSeen } from '#web/map-canvas/use-places-seen.ts';
import { onMap, searchOf } from '#web/search/filters/filters.ts';
import { MapControls } from './map-controls.tsx';
import { MapHead } from './map-head.tsx';
import { MapList, NothingHere } from './map-list.tsx';
import { areasOf, atPlace, discsOf, soughtAreas, withoutAreas } from './map-places.ts';
import { MapSaid } from './map-said.tsx';
import { MapSheet } from './map-sheet.tsx';
import { SearchHere } from './search-here.tsx';
import { shownMark } from './shown-mark.ts';
import { type MapAndListState, useMapAndList } from './use-map-and-list.ts';

/** The list of what the search stands for. */
function Beside({ params, state }: { params: URLSearchParams; state: MapAndListState }) {
  const { found, listed, moved, chosen, lit, setLit, stop, setStop, idOfPost, shown, change, zoomOut, words } = state;
  const { spot, cards, forget } = chosen;
  const takeOff = onMap.some((name) => params.has(name)) ? () => change(atPlace(params, undefined)) : undefined;
  return (
    <MapSheet
      label={words.t('canvas.list')}
      stop={stop}
      onStop={setStop}
      head={<MapHead params={params} found={found} listed={listed} moved={moved} spot={spot} onAll={forget} />}
    >
      {listed?.total === 0 && spot === undefined ? (
        <NothingHere onZoomOut={zoomOut} onTakeOff={takeOff} />
      ) : (
        <MapList
          cards={cards}
          shown={shown}
          isLit={(post) => lit !== undefined && idOfPost(post) === lit}
          onPoint={(post) => setLit(post && idOfPost(post))}
          list={`/property-search${searchOf(params)}`}
        />
      )}
    </MapSheet>
  );
}

interface Props {
  params: URLSearchParams;
  understood: readonly Understood[];
  first: MapView;
}

/** The map with its list: beside it where there is room, otherwise on a sheet over it. */
export function MapAndList({ params, understood, first }: Props) {
  const state = useMapAndList(params, understood, first);
  const { found, lit, view, see, words, isLate, hasFailed, reload } = state;
  const { t } = words;
  const [isDrawing, setDrawing] = useState(false);
  const names = usePlacesSeen(state.seen);
  const marks = useMemo(() => (found?.marks ?? []).map((mark) => shownMark(mark, lit, found?.totalIsExact !== false, words)), [found, lit, words]);
  const areas = useMemo(() => areasOf(params), [params]);
  const discs = useMemo(() => discsOf(params), [params]);
  const sought = useMemo(() => soughtAreas(params, understood), [params, understood]);
  const draw = (map: LeafletMap): ReactNode => (
    <DrawArea
      map={map}
      onCancel={() => setDrawing(false)}
      onDone={(corners) => {
        setDrawing(false);
        state.here(atPlace(withoutAreas(params, understood), 'within', withinText(corners)));
      }}
    />
  );
  const said = (): ReactNode => (
    <div className="pointer-events-none absolute inset-x-2 bottom-2 z-500 flex flex-col items-center gap-2">
      <MapSaid isLate={isLate} hasFailed={hasFailed} onRetry={reload} onBack={state.isElsewhere ? state.goBack : undefined} />
      <SearchHere state={state} />
    </div>
  );
  return (
    <div className="relative flex min-h-0 flex-1 flex-col-reverse [--map-peek:min(13.5rem,36dvh)] xl:flex-row max-sm:[html[data-easy]_&]:[--map-peek:15rem]">
      <Beside params={params} state={state} />
      <div className="relative min-h-0 flex-1 max-xl:mb-[calc(var(--map-peek)-0.75rem)] [&>figure]:flex [&>figure]:h-full [&>figure]:flex-col [&>figure>div]:flex-1 [&>figure>div]:rounded-none [&>figure>div]:border-0 [&>figure>figcaption]:mt-0 [&>figure>figcaption]:px-2 max-xl:[&>figure>figcaption]:pb-3.5">
        <MapCanvas
          label={t('canvas.ofSearch')}
          view={view}
          names={names}
          sought={sought}
          areas={areas}
          discs={discs}
          marks={marks}
          markListener={{ press: state.press, point: state.point }}
          onSeen={see}
          wheelZooms
          over={isDrawing ? draw : said}
        />
        {isDrawing ? null : <MapControls params={params} understood={understood} onGo={state.change} onDraw={() => setDrawing(true)} />}
      </div>
    </div>
  );
}
