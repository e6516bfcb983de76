// Which requests are searches that count: calls from outside, and pages of results, cached or not.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { purposes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { search, type SearchQuery } from '#contracts/search/search.ts';
import { isStaff } from '#server/platform/http/callers/caller.ts';
import { pageLoaderHeader } from '#server/platform/pages/page-making.ts';
import type { Asker, SearchLog } from './search-log.ts';

const pages: Readonly<Record<string, SearchQuery['purpose']>> = { 'property-search': undefined, 'property-rent': 'rent', 'property-buy-sell': 'sell' };

/** The search of an address, of the API or of a page of results. */
export function searchAt(address: string): Pick<SearchQuery, 'q' | 'purpose' | 'page' | 'limit'> | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const name = pathname
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/\.data$/, '')
    .slice(1);
  if (pathname !== search.posts.path && !(name in pages)) return undefined;
  const q = searchParams.get('q')?.trim().slice(0, limits.search.textMax);
  const asked = purposes.find((one) => one === searchParams.get('purpose'));
  const number = (key: string, usual: number): number => Number(searchParams.get(key) ?? usual);
  return { q: q || undefined, purpose: pages[name] ?? asked, page: number('page', 1), limit: number('limit', limits.search.pageSize) };
}

const askerOf = ({ headers, ip, caller }: Omit<FastifyRequest, 'caller'> & { caller?: FastifyRequest['caller'] }): Asker => ({
  address: caller?.address ?? ip,
  agent: headers['user-agent'] ?? '',
  isPrefetch: /prefetch/.test(`${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`),
  isStaff: isStaff(caller?.user),
});

/** Counts searches once their answers are sent. */
export function logVisits(app: FastifyInstance, log: SearchLog): void {
  app.addHook('onResponse', async (request, { statusCode }) => {
    // What a page's loader asks is counted as the page.
    if (request.method !== 'GET' || statusCode >= 400 || request.headers[pageLoaderHeader] || !request.url.includes('q=')) return;
    const query = searchAt(request.url);
    if (query) log.asked(query, askerOf(request));
  });
}
