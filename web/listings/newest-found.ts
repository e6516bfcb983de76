// What else there is of a kind, where one that is asked for never was. For loaders: it carries the contract's schemas.
import { search, type FoundItem } from '#contracts/search/search.ts';
import type { Purpose } from '#contracts/enums.ts';
import { call, type Api } from '#web/platform/api.ts';

type Found<P extends Purpose> = Extract<FoundItem, { type: P }>;

const shown = 3;

export async function newestFound<P extends Purpose>(api: Api, purpose: P, report: (error: unknown) => void): Promise<Found<P>[]> {
  try {
    const { items } = await call(api, search.posts, { query: { purpose, limit: shown } });
    return items.filter((item): item is Found<P> => item.type === purpose);
  } catch (error) {
    // The page is shown without them.
    report(error);
    return [];
  }
}
