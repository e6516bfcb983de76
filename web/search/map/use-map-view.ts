// Where the map of a search is: it opens where the search is, goes along with another place, and stays where someone has moved it.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { SeenView } from '#web/map-canvas/mark-layer.ts';
import type { MapView } from '#web/map-canvas/map-shapes.ts';
import type { Api } from '#web/platform/api.ts';
import { fetchMarks } from './map-calls.ts';
import { areaNames, firstView } from './map-view.ts';

/** Cells small enough that the corners of a city are in several. */
export const firstZoom = 12;

/** Not where the map only got another size. */
export function isElsewhere(one: SeenView, other: SeenView): boolean {
  const middle = (low: number, high: number): number => (low + high) / 2;
  const by = Math.hypot(middle(one.south, one.north) - middle(other.south, other.north), middle(one.west, one.east) - middle(other.west, other.east));
  return one.zoom !== other.zoom || by > (other.east - other.west) / 20;
}

/** Where the map was at an entry of the history, so that Back from a post finds it there. */
const left = new Map<string, MapView>();
const leftMax = 50;

export function leftView(key: string): MapView | undefined {
  return left.get(key);
}

function keep(key: string, { south, west, north, east, zoom }: SeenView): void {
  left.set(key, { middle: { lat: (south + north) / 2, lng: (west + east) / 2 }, zoom });
  if (left.size > leftMax) left.delete(left.keys().next().value ?? '');
}

/** What moves the map when it changes; a drawn area and a part of the map lie where the map is. */
const placeOf = (params: URLSearchParams): string => [...areaNames, 'near'].map((name) => params.getAll(name).join()).join(' ');

export const windowSize = (): { width: number; height: number } => ({ width: innerWidth, height: innerHeight - 260 });

export interface PlacedMap {
  view: MapView;
  seen: SeenView | undefined;
  /** Whether the map was moved since the search was asked. */
  moved: boolean;
  see: (now: SeenView) => void;
  go: (view: MapView) => void;
  /** The search is asked where the map is now. */
  settle: () => void;
}

export function useMapView(api: Api, params: URLSearchParams, first: MapView): PlacedMap {
  const { key } = useLocation();
  const [view, setView] = useState(first);
  const [seen, setSeen] = useState<SeenView>();
  const [asked, setAsked] = useState<SeenView>();
  const place = placeOf(params);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    let isLeft = false;
    fetchMarks(api, params, undefined, firstZoom).then(
      ({ marks }) => {
        if (isLeft) return;
        setAsked(undefined);
        setView(firstView(params, marks, windowSize()));
      },
      () => undefined,
    );
    return () => void (isLeft = true);
    // Another place alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place]);
  useEffect(() => void (seen && keep(key, seen)), [key, seen]);
  const see = (now: SeenView): void => {
    setSeen(now);
    setAsked((before) => before ?? now);
  };
  const moved = asked !== undefined && seen !== undefined && isElsewhere(asked, seen);
  return { view, seen, moved, see, go: setView, settle: () => setAsked(seen) };
}
