/** What a link that adds a page carries along: the first page that shall stay above it. */
export interface MoreState {
  from: number;
}

/** That page's number, where the state of a navigation carries one. */
export const fromIn = (state: unknown): number | undefined =>
  state && typeof state === 'object' && 'from' in state && typeof state.from === 'number' ? state.from : undefined;

/** Whether a navigation only adds a page below the list. */
export const addsPage = (state: unknown): boolean => fromIn(state) !== undefined;
