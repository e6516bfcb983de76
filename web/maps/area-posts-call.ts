// The newest posts of an area.
import type { MapArea } from '#contracts/maps/maps.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import { search } from '#contracts/search/search.ts';
import { isPost } from '#web/listings/found-kinds.ts';
import { type Api, call } from '#web/platform/api.ts';
import type { MapChoice } from './map-address.ts';

const shownPosts = 3;

export const keyOfPosts = ({ id, level }: MapArea, { purpose, propertyType }: MapChoice): string => `${level} ${id} ${purpose} ${propertyType ?? ''}`;

/** Throws CallFailure. */
export async function fetchNewest(api: Api, { id, level }: MapArea, { purpose, propertyType }: MapChoice): Promise<PostCard[]> {
  const query = { purpose, [level]: id, sort: 'recent', limit: shownPosts, ...(propertyType ? { propertyType } : {}) };
  const { items } = await call(api, search.posts, { query });
  return items.filter(isPost).slice(0, shownPosts);
}
