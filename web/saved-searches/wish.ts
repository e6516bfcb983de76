// A search that waits for somebody to sign in, kept in this tab. Small: every page of results carries it.
import type { SearchParameters } from './parameters.ts';

const key = 'searchToSave';
/** Whoever signs in much later no longer means it. */
const validMs = 30 * 60_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the browser forbids its storage, the wish lasts as long as the page. */
let ofThisPage: string | undefined;

export function keepWish(query: SearchParameters, store: () => Store = () => sessionStorage, now = Date.now()): void {
  ofThisPage = JSON.stringify({ query, at: now });
  try {
    store().setItem(key, ofThisPage);
  } catch {
    // Kept for this page only.
  }
}

/** Whether a search waits; it stays. */
export function hasWish(store: () => Store = () => sessionStorage): boolean {
  try {
    return (store().getItem(key) ?? ofThisPage) !== undefined;
  } catch {
    return ofThisPage !== undefined;
  }
}

function stored(store: () => Store): string | undefined {
  try {
    const text = store().getItem(key);
    store().removeItem(key);
    return text ?? undefined;
  } catch {
    return undefined;
  }
}

/** The search that waits, once: taken away as it is read. Undefined where there is none, or it is too old or unreadable. */
export function takeWish(store: () => Store = () => sessionStorage, now = Date.now()): SearchParameters | undefined {
  const text = stored(store) ?? ofThisPage;
  ofThisPage = undefined;
  if (!text) return undefined;
  try {
    const { query, at } = JSON.parse(text) as Record<string, unknown>;
    const isQuery = typeof query === 'object' && query !== null && !Array.isArray(query);
    return isQuery && typeof at === 'number' && now - at <= validMs ? (query as SearchParameters) : undefined;
  } catch {
    return undefined;
  }
}
