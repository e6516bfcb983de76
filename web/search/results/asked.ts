// What the API is asked for an address. Apart from the address itself: a first visit needs only that.
import type { Purpose } from '#contracts/enums.ts';
import { known } from '#web/search/filters/filters.ts';
import { asAsked, inDigits } from '#web/search/filters/typed-ranges.ts';

/** What the API is asked: texts, and lists where a name repeats; numbers in words as digits. */
export function asQuery(typed: URLSearchParams): Record<string, string | string[]> {
  const params = inDigits(typed);
  const query: Record<string, string | string[]> = {};
  for (const name of known) {
    const values = params.getAll(name).map((value) => asAsked(name, value));
    if (values.length > 0) query[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
}

/** The search on screen, to be kept or followed. A purpose that the words say stays theirs to say. */
export const followedQuery = (typed: URLSearchParams, said: Purpose | undefined, purpose: Purpose): Record<string, string | string[]> => ({
  ...asQuery(typed),
  ...(said ? {} : { purpose }),
});
