// Which searches this person is told of, by what they ask. All that a first visit needs; what fills it comes with telling.ts.
import { createStore } from '#web/platform/store.ts';

export interface Told {
  on: ReadonlySet<string>;
  /** Why the last press of a search did nothing. */
  failed: Readonly<Record<string, { text: string; isFull: boolean }>>;
}

export const nothingTold: Told = { on: new Set(), failed: {} };
export const told = createStore<Told>(nothingTold);
