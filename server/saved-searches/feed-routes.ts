// Every search as a feed for feed readers: its newest, in one language. Cached, limited and refused as the search is.
import type { FastifyInstance } from 'fastify';
import { searchFeedPath } from '#contracts/search/feed-path.ts';
import { limits } from '#contracts/limits.ts';
import { SearchFeedQuery } from '#contracts/search/search-feed.ts';
import { defaultLanguage } from '#i18n/language.ts';
import type { ListingKind } from '#server/listings/kinds.ts';
import { openResponseCache } from '#server/platform/cache/response-cache.ts';
import { readingFrom, sendCached } from '#server/platform/cache/public-answers.ts';
import { countsOfSearch } from '#server/platform/http/callers/requester.ts';
import { atomType } from '#server/platform/http/atom.ts';
import { validationFailure } from '#server/platform/http/failure.ts';
import { originOf } from '#server/platform/http/hosts.ts';
import type { Services } from '#server/platform/services.ts';
import { searchListings } from '#server/search/tabs.ts';
import { searchFeedOf } from './feed.ts';

/** The parameters of the search among those that came, as they were written. */
const askedOf = (given: unknown, query: SearchFeedQuery): Record<string, string | string[]> =>
  Object.fromEntries(Object.entries(given as Record<string, string | string[]>).filter(([name]) => name in query && name !== 'lng'));

export function searchFeedRoutes(app: FastifyInstance, services: Services, kinds: readonly ListingKind[]): void {
  const cache = openResponseCache(services.publicVersion);
  app.get(searchFeedPath, async (request, reply) => {
    const { data: query, error } = SearchFeedQuery.safeParse(request.query);
    if (error) throw validationFailure(error);
    const { lng = defaultLanguage, ...rest } = query;
    const newest = { ...rest, sort: 'recent' as const, page: 1, limit: limits.search.feedMax };
    const [asked, publicUrl] = [askedOf(request.query, query), originOf(request, services.env.publicUrl)];
    const make = async (): Promise<Buffer> => {
      await services.rateLimits.consume(countsOfSearch(request.caller.requester));
      const { items, sections } = await readingFrom(services, (reading) => searchListings(reading, kinds, newest));
      // What lies in the next place is no news of this one.
      const own = sections[0]?.way === 'nearby' ? [] : items;
      return Buffer.from(searchFeedOf(own, { query: newest, asked, publicUrl, lng }));
    };
    const { answer, outcome } = await cache.get(JSON.stringify([newest, asked, publicUrl, lng]), make);
    // Readers subscribe to it; search engines have the page.
    void reply.header('x-robots-tag', 'noindex');
    return sendCached(request, reply, answer, outcome, atomType);
  });
}
