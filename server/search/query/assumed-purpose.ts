// Whether to buy or to rent, where neither words nor tab say it: homes by the words that tenants use are rather to rent.
import type { PostType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { words } from '#i18n/fold.ts';
import type { QueryReading } from './query-reading.ts';

/** Who buys says flat, house or bedroom. */
const ofTenants: ReadonlySet<string> = new Set(
  ['basa', 'basha', 'baasa', 'vasa', 'bhasa', 'বাসা', 'বাসার', 'room', 'rooms', 'rum', 'রুম', 'রুমের', 'কামরা', 'কামরার'].flatMap(words),
);

/** Only a guess: the other purpose is counted beside it. */
export function assumedPurpose(text: string, { filters }: Pick<QueryReading, 'filters'>): PostType | undefined {
  const { priceMin = 0, priceMax = priceMin } = filters;
  return priceMax < limits.search.rentPriceMax && words(text).some((word) => ofTenants.has(word)) ? 'rent' : undefined;
}
