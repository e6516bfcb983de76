// The newest posts around a place. Fetched with the press that asks for them.
import { limits } from '#contracts/limits.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import { search } from '#contracts/search/search.ts';
import { isPost } from '#web/listings/found-kinds.ts';
import { type Api, call } from '#web/platform/api.ts';
import { mapOfSearch } from '#web/search/map/map-path.ts';

export interface NearPosts {
  posts: PostCard[];
  /** The same on the map. */
  path: string;
}

const shown = 3;

/** To buy and to rent, without promoted ones in front. */
export async function readNear(api: Api, { latitude, longitude }: Pick<GeolocationCoordinates, 'latitude' | 'longitude'>): Promise<NearPosts> {
  // A hundred metres are enough to know what is around.
  const near = [latitude.toFixed(3), longitude.toFixed(3), limits.mapSearch.aroundKm].join(',');
  const limit = shown + limits.search.promotedFirstPage;
  const read = (purpose: 'sell' | 'rent') => call(api, search.posts, { query: { purpose, near, sort: 'recent', limit } });
  const lists = await Promise.all([read('sell'), read('rent')]);
  const posts = lists.flatMap(({ items }) => items.filter(isPost)).toSorted((one, other) => other.postDate.localeCompare(one.postDate));
  return { posts: posts.slice(0, shown), path: `${mapOfSearch}?near=${near}` };
}
