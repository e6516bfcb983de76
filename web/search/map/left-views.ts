// Where the map was at an entry of the history, so that Back from a post finds it there; kept for the visit.
import type { MapView } from '#web/map-canvas/map-shapes.ts';
import type { SeenView } from '#web/map-canvas/mark-layer.ts';

export interface LeftView {
  view: MapView;
  /** Where the search was asked. */
  asked: SeenView | undefined;
}

const left = new Map<string, LeftView>();
const leftMax = 50;

/** An entry of the history with its search. */
const entryOf = (key: string, params: URLSearchParams): string => `${key} ${params}`;

export const leftView = (key: string, params: URLSearchParams): LeftView | undefined => left.get(entryOf(key, params));

export function keepView(key: string, params: URLSearchParams, view: LeftView): void {
  left.set(entryOf(key, params), view);
  if (left.size > leftMax) left.delete(left.keys().next().value ?? '');
}

/** Another visit. */
export const forgetViews = (): void => left.clear();
