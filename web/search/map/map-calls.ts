// What a map of a search asks: its marks and the cards of what it shows.
import type { MapMarks } from '#contracts/maps/map-search.ts';
import { type PostCard } from '#contracts/posts/posts.ts';
import { search } from '#contracts/search/search.ts';
import { isPost } from '#web/listings/found-kinds.ts';
import { type Api, call } from '#web/platform/api.ts';
import { asQuery } from '#web/search/results/asked.ts';

export const fetchMarks = (api: Api, params: URLSearchParams, bounds: string | undefined, zoom: number): Promise<MapMarks> =>
  call(api, search.marks, { query: { ...asQuery(params), ...(bounds ? { bounds } : {}), zoom } });

export async function fetchCards(api: Api, params: URLSearchParams, bounds: string): Promise<PostCard[]> {
  const { items } = await call(api, search.posts, { query: { ...asQuery(params), bounds, page: 1 } });
  return items.filter(isPost);
}
