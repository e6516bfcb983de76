// Everything that the map of a search and the list beside it have in common.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { boundsText, type Mark } from '#contracts/maps/map-search.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import type { Understood } from '#contracts/search/search.ts';
import type { MapView } from '#web/map-canvas/map-shapes.ts';
import type { SeenView } from '#web/map-canvas/mark-layer.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { atPlace, isPlaced, withoutAreas } from './map-places.ts';
import type { Stop } from './map-sheet.tsx';
import { useSearchAsMoved } from './search-as-moved.ts';
import { idOf, markOf } from './shown-mark.ts';
import { useChosen } from './use-chosen.ts';
import { type PlacedMap, useMapView } from './use-map-view.ts';
import { type SeenSearch, useSeenSearch } from './use-seen-search.ts';

const { zoomMin, zoomMax, cellPixels } = limits.mapSearch;
const none: readonly never[] = [];
/** From here on a count is not opened by another zoom, but by its posts. */
const spotZoom = zoomMax - 1;
/** What someone drew or chose stays when the map is moved, until they search elsewhere. */
const chosenPlaces = ['near', 'within', 'metroKm'];

/** Where the search is asked: where it says, until the map was moved and someone wants it there. */
function useAskedPlace(params: URLSearchParams, understood: readonly Understood[], { seen, moved, see, settle }: PlacedMap) {
  const navigate = useNavigate();
  const [isAsMoved, setAsMoved] = useSearchAsMoved();
  const [leaving, setLeaving] = useState<URLSearchParams>();
  const isFree = !chosenPlaces.some((name) => params.has(name));
  const isAutomatic = isAsMoved && isFree;
  const change = (address: string): void => void navigate(address, { replace: true, preventScrollReset: true });
  /** For a place that lies where the map is: the map stays. */
  const here = (address: string, now = seen): void => {
    settle(new URL(address, location.origin).searchParams, now);
    setLeaving(params);
    change(address);
  };
  const searchAt = (now: SeenView | undefined): void => {
    if (now) here(atPlace(withoutAreas(params, understood), 'bounds', boundsText(now)), now);
  };
  const seeAndSearch = (now: SeenView): void => {
    if (see(now) && isAutomatic) searchAt(now);
  };
  const chooseAsMoved = (isOn: boolean): void => {
    setAsMoved(isOn);
    if (isOn && isFree && moved) searchAt(seen);
  };
  return { change, here, searchHere: () => searchAt(seen), see: seeAndSearch, waits: leaving === params, isAutomatic, isAsMoved, setAsMoved: chooseAsMoved };
}

/** Whether the list has posts that lie outside the map: then it can be asked for what the map shows. */
const isWider = ({ found, listed }: SeenSearch): boolean => found !== undefined && listed !== undefined && found.total < listed.total;

/** Presses on marks, and which mark and which card point at each other. */
function usePointing(params: URLSearchParams, { seen, go }: PlacedMap, { found, listed }: SeenSearch) {
  const words = useWords();
  const api = { send: sendByFetch, lng: words.lng };
  const chosen = useChosen(api, params, seen, listed?.cards ?? none);
  const [lit, setLit] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const [stop, setStop] = useState<Stop>('peek');
  const idOfPost = (post: PostCard): string | undefined => {
    const mark = found && markOf(post, found);
    return mark && idOf(mark);
  };
  const point = (id: string | undefined): void => {
    setLit(id);
    setPointed(id);
  };
  const open = (mark: Mark): void => {
    if (!seen) return;
    point(idOf(mark));
    if (stop === 'full') setStop('half');
    if (mark.PostID !== undefined || mark.area) return chosen.choose(mark);
    const cell = (360 / (256 * 2 ** seen.zoom)) * cellPixels;
    if (seen.zoom >= spotZoom) chosen.choose(mark, cell);
    else go({ middle: { lat: mark.lat, lng: mark.lng }, zoom: Math.min(zoomMax, seen.zoom + 2) });
  };
  const press = (id: string): void => {
    const mark = found?.marks.find((one) => idOf(one) === id);
    if (mark) open(mark);
  };
  const shown = pointed === undefined ? undefined : chosen.cards.find((post) => idOfPost(post) === pointed)?.PostID;
  return { chosen, lit, setLit, stop, setStop, idOfPost, press, point, shown, words, api };
}

export function useMapAndList(params: URLSearchParams, understood: readonly Understood[], first: MapView) {
  const { lng } = useWords();
  const placed = useMapView({ send: sendByFetch, lng }, params, first);
  const asked = useAskedPlace(params, understood, placed);
  const searched = useSeenSearch({ send: sendByFetch, lng }, params, placed.seen, asked.waits);
  const pointing = usePointing(params, placed, searched);
  const { seen, moved, go } = placed;
  const zoomOut = (): void => {
    if (seen) go({ middle: { lat: (seen.south + seen.north) / 2, lng: (seen.west + seen.east) / 2 }, zoom: Math.max(zoomMin, seen.zoom - 2) });
  };
  const canSearchHere = !asked.isAutomatic && (moved || (!isPlaced(params) && isWider(searched)));
  /** All of it lies elsewhere. */
  const isElsewhere = !asked.waits && searched.found?.total === 0 && searched.listed !== undefined && searched.listed.total > 0;
  return { ...placed, ...asked, ...searched, ...pointing, zoomOut, canSearchHere, isElsewhere };
}

export type MapAndListState = ReturnType<typeof useMapAndList>;
