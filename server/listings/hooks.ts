// What the nouns above are told of listings that are no posts, in the transaction in which it happens.
import type { BothLanguages } from '#contracts/offers/groups.ts';
import { defineHook } from '#server/platform/hooks.ts';

export interface ListingWithdrawn {
  number: number;
  kind: 'group' | 'interior';
  title: BothLanguages;
  ownerId: string | null;
  at: Date;
  /** The account that withdrew it. */
  by: string;
}

/** An offer or a firm that people saw is not there any more. */
export const onListingWithdrawn = defineHook<ListingWithdrawn>('listings.withdrawn');
