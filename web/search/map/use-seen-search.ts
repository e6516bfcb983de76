// What a search has in the part of the map that is seen: its marks and its first cards. The last answer stays until the next is there.
import { useEffect, useState } from 'react';
import { boundsOf, boundsText, type MapMarks } from '#contracts/maps/map-search.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import type { SeenView } from '#web/map-canvas/mark-layer.ts';
import { type Api } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { fetchCards, fetchMarks } from './map-calls.ts';

/** The last answer, while the next one comes. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

const lateMs = 500;

/** Whether something takes long enough to say so. */
function useLate(isOn: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOn]);
  return isOn && late;
}

export interface SeenSearch {
  found: MapMarks | undefined;
  cards: readonly PostCard[] | undefined;
  isLate: boolean;
  hasFailed: boolean;
  reload: () => void;
}

/** A part of the map that the search names counts until the map is moved. */
export function useSeenSearch(api: Api, params: URLSearchParams, seen: SeenView | undefined, moved: boolean): SeenSearch {
  const named = moved ? undefined : (boundsOf(params.get('bounds') ?? '') && params.get('bounds')) || undefined;
  const bounds = seen && (named ?? boundsText(seen));
  const key = seen && `${params} ${bounds} ${seen.zoom}`;
  const marks = useRead(key, () => fetchMarks(api, params, bounds, seen?.zoom ?? 0));
  const listed = useRead(bounds && `${params} ${bounds}`, () => fetchCards(api, params, bounds ?? ''));
  const reload = (): void => {
    marks.reload();
    listed.reload();
  };
  const hasFailed = (marks.failure ?? listed.failure) !== undefined && !marks.reading && !listed.reading;
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  });
  return { found: useLast(marks.value), cards: useLast(listed.value), isLate: useLate(marks.reading || listed.reading), hasFailed, reload };
}
