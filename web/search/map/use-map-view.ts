// Where the map of a search is: it opens where the search is, goes along with another place, and stays where someone has moved it.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { SeenView } from '#web/map-canvas/mark-layer.ts';
import type { MapView } from '#web/map-canvas/map-shapes.ts';
import type { Api } from '#web/platform/api.ts';
import { fetchMarks } from './map-calls.ts';
import { keepView, leftView } from './left-views.ts';
import { areaNames, firstView } from './map-view.ts';

/** As close as a search opens: with larger cells the middle of what was found would be a guess. */
export const firstZoom = 14;

/** Not where the map only got another size. */
export function isElsewhere(one: SeenView, other: SeenView): boolean {
  const middle = (low: number, high: number): number => (low + high) / 2;
  const by = Math.hypot(middle(one.south, one.north) - middle(other.south, other.north), middle(one.west, one.east) - middle(other.west, other.east));
  return one.zoom !== other.zoom || by > (other.east - other.west) / 20;
}

export const viewOfSeen = ({ south, west, north, east, zoom }: SeenView): MapView => ({
  middle: { lat: (south + north) / 2, lng: (west + east) / 2 },
  zoom,
});

/** What moves the map when it changes; a drawn area and a part of the map lie where the map is. */
const placeOf = (params: URLSearchParams): string => [...areaNames, 'near'].map((name) => params.getAll(name).join()).join(' ');

/** What the list takes beside the map where there is room for both. */
const listWidth = 420;

/** What the map has of the window: beside the list, or above the part of it that is always seen. */
export function windowSize(): { width: number; height: number } {
  if (matchMedia('(min-width: 75rem)').matches) return { width: innerWidth - listWidth, height: innerHeight - 260 };
  const peek = Math.min(192, innerHeight * 0.34);
  return { width: innerWidth, height: Math.max(160, innerHeight - 200 - peek) };
}

export interface PlacedMap {
  view: MapView;
  seen: SeenView | undefined;
  /** Whether the map was moved since the search was asked. */
  moved: boolean;
  /** Returns whether it was moved. */
  see: (now: SeenView) => boolean;
  go: (view: MapView) => void;
  /** To where the search is. */
  goBack: () => void;
  /** The search is asked where the map is now. */
  settle: (next: URLSearchParams, now: SeenView | undefined) => void;
}

export function useMapView(api: Api, params: URLSearchParams, first: MapView): PlacedMap {
  const { key } = useLocation();
  const [view, setView] = useState(first);
  const [seen, setSeen] = useState<SeenView>();
  const [asked, setAskedState] = useState(() => leftView(key, params)?.asked);
  // The map tells where it is before another render.
  const askedNow = useRef(asked);
  const setAsked = (at: SeenView | undefined): void => {
    askedNow.current = at;
    setAskedState(at);
  };
  const place = placeOf(params);
  const last = useRef(place);
  const go = (next: MapView): void => setView(({ turn = 0 }) => ({ ...next, turn: turn + 1 }));
  /** Returns how to give it up. */
  const find = (): (() => void) => {
    let isLeft = false;
    fetchMarks(api, params, undefined, firstZoom).then(
      ({ marks }) => {
        if (isLeft) return;
        setAsked(undefined);
        go(firstView(params, marks, windowSize()));
      },
      () => undefined,
    );
    return () => void (isLeft = true);
  };
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    return find();
    // Another place alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place]);
  useEffect(() => void (seen && keepView(key, params, { view: viewOfSeen(seen), asked })), [key, params, seen, asked]);
  const see = (now: SeenView): boolean => {
    setSeen(now);
    if (!askedNow.current) setAsked(now);
    return isElsewhere(askedNow.current ?? now, now);
  };
  const settle = (next: URLSearchParams, now: SeenView | undefined): void => {
    last.current = placeOf(next);
    setAsked(now);
  };
  const moved = asked !== undefined && seen !== undefined && isElsewhere(asked, seen);
  return { view, seen, moved, see, go, goBack: () => void find(), settle };
}
