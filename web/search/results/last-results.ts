// Without a connection the page stays, with its form as it was typed; only the list is missing.
import type { ResultsData } from './results-data.ts';
import { resultsPlace } from './results-place.ts';

let last: ResultsData | undefined;

/** Remembers what the page shows, such as the first HTML's data, which no loader in the browser has read. */
export function rememberResults(shown: ResultsData): void {
  last = shown;
}

/** Loads the results of `url`. Where no one answers, the page as it was last, with a failed list; without one it throws. */
export async function loadOrReuse(url: URL, load: () => Promise<ResultsData>): Promise<ResultsData> {
  try {
    return await load();
  } catch (failure) {
    if (!last || !(failure instanceof TypeError)) throw failure;
    return { ...last, ...resultsPlace(url), outcome: { kind: 'failed', status: 0, message: '', retryAfter: undefined } };
  }
}
