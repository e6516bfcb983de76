// What a map of a search asks: its marks and the cards of what it shows.
import { boundsText, type Bounds, type MapMarks } from '#contracts/maps/map-search.ts';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import { type PostCard, posts } from '#contracts/posts/posts.ts';
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

const spotMax = 48;

/** The posts at one place, or so many degrees around it. */
export async function fetchSpot(api: Api, params: URLSearchParams, { lat, lng }: OnEarth, by: number): Promise<PostCard[]> {
  const box: Bounds = { south: lat - by, north: lat + by, west: lng - by, east: lng + by };
  const { items } = await call(api, search.posts, { query: { ...asQuery(params), bounds: boundsText(box, 5), page: 1, limit: spotMax } });
  return items.filter(isPost);
}

export async function fetchPost(api: Api, id: number): Promise<PostCard[]> {
  return (await call(api, posts.named, { query: { ids: [id] } })).items;
}
