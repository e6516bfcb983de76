import type { FastifyInstance } from 'fastify';
import { searchLog } from '#contracts/search/search-log.ts';
import { isStaff } from '#server/platform/http/callers/caller.ts';
import { countsOfSuggestion } from '#server/platform/http/callers/requester.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { readSearches } from '#server/search/log-service.ts';
import type { SearchLog } from './search-log.ts';

const success = true as const;

export function searchLogRoutes(app: FastifyInstance, services: Services, log: SearchLog): void {
  bind(app, searchLog.list, async ({ query }) => {
    // Staff see what was searched a moment ago.
    await log.flush();
    return { success, ...(await readSearches(services, query)) };
  });
  bind(app, searchLog.chosen, async ({ body, caller }) => {
    await services.rateLimits.consume(countsOfSuggestion(caller.requester));
    log.chosen(body, { address: caller.address, agent: caller.userAgent, isStaff: isStaff(caller.user) });
    return { success };
  });
}
