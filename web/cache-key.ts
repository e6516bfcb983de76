// Which pages are cached and under which address, as their route modules say: `handle.cache`, see web/platform/delivery/cache-policy.ts.
import type { CachePolicy, Cacheable } from './platform/delivery/cache-policy.ts';

/** A route of the built app, as far as its address and its policy go. */
export interface CachedRoute {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  module: { handle?: unknown };
}

export interface CacheKey {
  /** Path and query that stand for every address with the same page. */
  address: string;
  /** The page is rendered for a multiple of this time, in milliseconds since 1970: so its bytes are the same on every server. */
  clockMs: number;
  isList: boolean;
}

const lengthMax = 600;
/** The words behind a number, as ours are. */
const words = /^[a-z\d]+(-[a-z\d]+)*$/;
/** What the browser asks for when it goes from page to page: the page's data alone. */
const dataSuffix = '.data';
/** The server has read it, and the language is a part of every key. */
const languageName = 'lng';
/** Set by those who lead here; no page reads them, so they neither change a page nor keep it out of the cache. */
const isTracking = (name: string): boolean => /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_eid)$/.test(name);

const policyOf = ({ module }: CachedRoute): CachePolicy | undefined => (module.handle as Partial<Cacheable> | undefined)?.cache || undefined;

/** The address of a route, in small letters and without its parameters' names: `/property-rent-details/:`. */
function patternOf(route: CachedRoute, byId: ReadonlyMap<string, CachedRoute>): string {
  const parent = byId.get(route.parentId ?? '');
  const before = parent ? patternOf(parent, byId) : '/';
  return route.path ? `${before === '/' ? '' : before}/${route.path.replace(/:\w+/g, ':').toLowerCase()}` : before;
}

/** The query as it is in the key; undefined where the page does not name all of it. */
function queryOf(searchParams: URLSearchParams, { parameters = [], normalize }: CachePolicy, isData: boolean): string | undefined {
  const params = new URLSearchParams();
  const routes: string[] = [];
  for (const [name, value] of searchParams) {
    if (isData && name === '_routes') routes.push(value);
    else if (parameters.includes(name)) params.append(name, value);
    else if (name !== languageName && !isTracking(name)) return undefined;
  }
  const rest = normalize?.(params) ?? params;
  if (!normalize) rest.sort();
  for (const name of routes) rest.append('_routes', name);
  return rest.size > 0 ? `?${rest.toString()}` : '';
}

/** Reads the policies of all routes once. The key of a page; undefined where it is rendered for each visit. `url` is the document's, or that of its data. */
export function cacheKeys(routes: readonly CachedRoute[]): (url: URL) => CacheKey | undefined {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const policies = new Map<string, CachePolicy>();
  for (const route of routes) {
    const policy = policyOf(route);
    if (policy) policies.set(patternOf(route, byId), policy);
  }
  const find = (path: string): CachePolicy | undefined => {
    const known = policies.get(path);
    if (known) return known;
    const parts = path.split('/');
    const last = parts.pop() ?? '';
    const numbered = policies.get(`${parts.join('/')}/:`);
    if (numbered) return numbered.path?.test(last) ? numbered : undefined;
    const number = parts.pop() ?? '';
    const named = policies.get(`${parts.join('/')}/:/:`);
    return named?.path?.test(number) && words.test(last) ? named : undefined;
  };
  return ({ pathname, searchParams }) => {
    const isData = pathname.endsWith(dataSuffix);
    const path = isData ? pathname.slice(0, -dataSuffix.length).replace(/^\/_root$/, '/') : pathname;
    const policy = find(path.toLowerCase());
    const query = policy && queryOf(searchParams, policy, isData);
    if (policy === undefined || query === undefined || pathname.length + query.length > lengthMax) return undefined;
    return { address: `${pathname}${query}`, clockMs: policy.clockMs, isList: policy.isList ?? false };
  };
}
