import type { FastifyInstance } from 'fastify';
import { savedSearches } from '#contracts/search/saved-searches.ts';
import { translatorOf } from '#i18n/compile.ts';
import { bind, bindOwned } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { changeSearch, findOwnSearch, forgetSearch, readSearches, saveSearch } from './service.ts';

const success = true as const;

export function savedSearchRoutes(app: FastifyInstance, services: Services): void {
  bind(app, savedSearches.list, async ({ caller }) => ({ success, savedSearches: await readSearches(services, caller) }));
  bind(app, savedSearches.save, async ({ body, caller }) => ({ success, savedSearch: await saveSearch(services, body, caller) }));
  const load = findOwnSearch(services);
  bindOwned(app, savedSearches.update, load, async ({ body, caller }, { id }) => ({ success, savedSearch: await changeSearch(services, id, body, caller) }));
  bindOwned(app, savedSearches.remove, load, async ({ caller }, { id }) => {
    await forgetSearch(services, id, caller);
    return { success, message: translatorOf(caller.lng)('errors.notice_searchRemoved') };
  });
}
