import type { FastifyInstance } from 'fastify';
import { search } from '#contracts/search/search.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import { countsOfSearch, countsOfSuggestion } from '#server/platform/http/callers/requester.ts';
import { bindPublic } from '#server/platform/cache/public-answers.ts';
import type { ListingKind } from '#server/listings/kinds.ts';
import type { Services } from '#server/platform/services.ts';
import { findFacets } from './facets.ts';
import type { SearchLog } from './log/search-log.ts';
import { findMarks } from './marks.ts';
import { followPosts } from './follow/service.ts';
import { searchListings } from './tabs.ts';
import { suggest } from './suggestions.ts';

export function searchRoutes(app: FastifyInstance, services: Services, kinds: readonly ListingKind[], log: SearchLog): void {
  bindPublic(app, services, search.posts, {
    admit: async ({ caller }) => void (await services.rateLimits.consume(countsOfSearch(caller.requester))),
    anybody: async ({ query }, reading) => {
      const { updatedSince, cursor, ...asked } = query;
      // It numbers changes first, which a replica cannot.
      if (updatedSince !== undefined || cursor !== undefined) return followPosts(services, query);
      const answer = await searchListings(reading, kinds, asked);
      log.answered(asked, answer);
      return answer;
    },
  });
  bindPublic(app, services, search.facets, {
    admit: async ({ caller }) => void (await services.rateLimits.consume(countsOfSearch(caller.requester))),
    anybody: ({ query }, reading) => findFacets(reading, kinds, query),
  });
  bindPublic(app, services, search.marks, {
    admit: async ({ caller }) => void (await services.rateLimits.consume(countsOfSearch(caller.requester))),
    anybody: ({ query }, reading) => findMarks(reading, query),
  });
  bind(app, search.suggest, async ({ query, caller }) => {
    await services.rateLimits.consume(countsOfSuggestion(caller.requester));
    return { success: true as const, items: await suggest(services, query.q ?? '', query.only === 'place') };
  });
}
