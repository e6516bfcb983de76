// What the map of a search shows of it: its marks in the part that is seen, and its list. The last answer stays until the next is there.
import { useEffect, useState } from 'react';
import { boundsOf, boundsText, type MapMarks } from '#contracts/maps/map-search.ts';
import type { SeenView } from '#web/map-canvas/mark-layer.ts';
import { type Api } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { fetchListed, fetchMarks, type Listed } from './map-calls.ts';
import { lastMap, storeLastMap } from './last-map.ts';
import { overlap } from './map-view.ts';

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
  listed: Listed | undefined;
  isLate: boolean;
  hasFailed: boolean;
  reload: () => void;
}

const nothing: MapMarks = { success: true, marks: [], total: 0, totalIsExact: true, cellDegrees: 1 };

/** `waits` while another search is about to be asked: its answers are the next ones. */
export function useSeenSearch(api: Api, params: URLSearchParams, seen: SeenView | undefined, waits: boolean): SeenSearch {
  const named = boundsOf(params.get('bounds') ?? '');
  const part = seen && (named ? overlap(named, seen) : seen);
  const bounds = part && boundsText(part);
  const key = seen && !waits ? `${params} ${bounds ?? ''} ${seen.zoom}` : undefined;
  const marks = useRead(key, () => (bounds === undefined ? Promise.resolve(nothing) : fetchMarks(api, params, bounds, seen?.zoom ?? 0)));
  const list = useRead(`${params}`, () => fetchListed(api, params));
  const reload = (): void => {
    marks.reload();
    list.reload();
  };
  const hasFailed = (marks.failure ?? list.failure) !== undefined && !marks.reading && !list.reading;
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  });
  const [found, listed] = [marks.value, list.value];
  useEffect(() => {
    if (seen && found && listed) void storeLastMap(params, { seen, found, listed });
  }, [params, seen, found, listed]);
  const { value: kept } = useRead(hasFailed ? `${params}` : undefined, () => lastMap(params));
  return { found: useLast(found) ?? kept?.found, listed: useLast(listed) ?? kept?.listed, isLate: useLate(marks.reading || list.reading), hasFailed, reload };
}
