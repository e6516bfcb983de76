// What the API is asked for an address. Apart from the address itself: a first visit needs only that.
import { known } from './filters.ts';
import { asTaka } from './typed-amount.ts';

/** What the API is asked: texts, and lists where a name repeats; sums in words as taka. */
export function asQuery(params: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of known) {
    const values = params.getAll(name).map((value) => (name === 'priceMin' || name === 'priceMax' ? asTaka(value) : value));
    if (values.length > 0) query[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
}
