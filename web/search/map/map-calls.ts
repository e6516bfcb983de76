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

export interface Listed {
  cards: readonly PostCard[];
  total: number;
  /** Otherwise there are more. */
  totalIsExact: boolean;
}

/** The first posts of a search; those of the next area, with which a short list goes on, are not on its map. */
export async function fetchListed(api: Api, params: URLSearchParams): Promise<Listed> {
  const answer = await call(api, search.posts, { query: { ...asQuery(params), page: 1 } });
  if (answer.sections.length === 0) return { cards: answer.items.filter(isPost), total: answer.total, totalIsExact: answer.totalIsExact };
  const own = answer.sections.filter(({ way }) => way !== 'nearby');
  const nearby = answer.sections.find(({ way }) => way === 'nearby');
  return {
    cards: answer.items.slice(0, nearby?.from).filter(isPost),
    total: own.reduce((sum, { total }) => sum + total, 0),
    totalIsExact: own.every(({ totalIsExact }) => totalIsExact),
  };
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
