// The last map of a search with what it showed, for opening it again without a connection.
import type { MapMarks } from '#contracts/maps/map-search.ts';
import type { SeenView } from '#web/map-canvas/mark-layer.ts';
import { offlineAnswer, sessionOwner, storeAnswer } from '#web/platform/offline/offline-answers.ts';
import type { Listed } from './map-calls.ts';

export interface LastMap {
  seen: SeenView;
  found: MapMarks;
  listed: Listed;
}

const name = 'map of a search';

export const storeLastMap = (params: URLSearchParams, map: LastMap): Promise<void> => storeAnswer(sessionOwner, name, { ...map, query: `${params}` });

/** Undefined where another search was the last one. */
export async function lastMap(params: URLSearchParams): Promise<LastMap | undefined> {
  const kept = (await offlineAnswer<LastMap & { query: string }>(sessionOwner, name))?.value;
  return kept?.query === `${params}` ? kept : undefined;
}
