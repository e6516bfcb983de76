// Whether the words ask for a design firm or for a share in a building, which are no posts.
import type { Purpose } from '#contracts/enums.ts';
import { words } from '#i18n/fold.ts';
import type { QueryReading } from '#server/search/query/query-reading.ts';

export type ListingTab = Exclude<Purpose, 'sell' | 'rent'>;

const spellings: Readonly<Record<ListingTab, { bn: string; latin: string }>> = {
  interior: {
    bn: 'ইন্টেরিয়র ইন্টেরিয়ার ইনটেরিয়র এক্সটেরিয়র ডিজাইনার আর্কিটেক্ট স্থপতি ডেকোরেটর',
    latin: 'interior interiors intirior interiar exterior designer designers architect architects decorator decorators',
  },
  group: { bn: 'গ্রুপ গ্রুপে শেয়ার শেয়ারে শেয়ারের যৌথ যৌথভাবে', latin: 'group groups grup share shares sheyar jouth joutho' },
};

const tabs = new Map(
  (Object.keys(spellings) as ListingTab[]).flatMap((tab) => words(Object.values(spellings[tab]).join(' ')).map((word): [string, ListingTab] => [word, tab])),
);

/** None where the words also say what only a post has: to buy or rent, a price, rooms, tenants; a flat may have an interior, and be shared. */
export function saidTab(text: string, { purposeSaid, rentImplied, filters, attributes }: Omit<QueryReading, 'clauses'>): ListingTab | undefined {
  const isOfPosts = [filters.priceMin, filters.priceMax, filters.bedMin].some((value) => value !== undefined) || Object.keys(attributes).length > 0;
  if (purposeSaid !== undefined || rentImplied || isOfPosts) return undefined;
  return words(text)
    .map((word) => tabs.get(word))
    .find((tab) => tab !== undefined);
}
