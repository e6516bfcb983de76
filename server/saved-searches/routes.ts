import type { FastifyInstance } from 'fastify';
import { savedSearches } from '#contracts/saved-searches.ts';
import { translatorOf } from '#i18n/compile.ts';
import { bind, bindOwned } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { changeSearch, findOwnSearch, forgetSearch, readSearches, saveSearch } from './service.ts';
import { resumeLetters, stopLetters } from './stopping.ts';

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
  void app.register(async (open) => {
    // Mail clients send a form of their own (RFC 8058), whose content is fixed.
    open.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => done(null));
    bind(open, savedSearches.unsubscribe, async ({ params, caller }) => ({ success, names: await stopLetters(services, params.token, caller.lng) }));
    bind(open, savedSearches.resubscribe, async ({ params, caller }) => ({ success, names: await resumeLetters(services, params.token, caller.lng) }));
  });
}
