// Whether a search is to buy or to rent.
import type { PostType } from '#contracts/enums.ts';
import type { SearchQuery } from '#contracts/search/search.ts';
import { assumedPurpose } from '#server/search/query/assumed-purpose.ts';
import { pricedPurpose } from './query/amounts/priced-purpose.ts';
import type { Understanding } from './reading.ts';

/** What was chosen, otherwise said, otherwise the tab that is lit, otherwise likely. */
export const purposeOf = (query: SearchQuery, reading: Pick<Understanding, 'purpose' | 'filters'>): PostType =>
  chosenPurpose(query) ?? reading.purpose ?? (isSalePrice(query) ? 'sell' : query.assume) ?? assumedPurpose(query.q ?? '', reading) ?? 'sell';

/** Only a home to rent has tenants and a day from which it is empty. */
export const chosenPurpose = ({ purpose, tenants, availableBy }: SearchQuery): PostType | undefined => {
  if (purpose === 'rent' || purpose === 'sell') return purpose;
  return tenants.length > 0 || availableBy !== undefined ? 'rent' : undefined;
};

/** Land is sold for as little as a rent, so only a high price says something where it is a filter. */
const isSalePrice = ({ priceMin, priceMax }: Pick<SearchQuery, 'priceMin' | 'priceMax'>): boolean => pricedPurpose({ priceMin, priceMax }) === 'sell';

/** Whether another purpose may be shown where the assumed one has nothing: not beside a lit tab, nor a price that is only paid to buy. */
export const mayBeSwitched = ({ assume, priceMin, priceMax }: SearchQuery): boolean => assume === undefined && !isSalePrice({ priceMin, priceMax });

/** Whether neither tab nor words say it. */
export const isPurposeAssumed = (query: SearchQuery, { purpose }: Pick<Understanding, 'purpose'>): boolean =>
  chosenPurpose(query) === undefined && purpose === undefined;

export const otherThan = (type: PostType): PostType => (type === 'rent' ? 'sell' : 'rent');
