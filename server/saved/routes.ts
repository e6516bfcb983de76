import type { FastifyInstance } from 'fastify';
import { saved } from '#contracts/search/saved.ts';
import { translatorOf } from '#i18n/compile.ts';
import type { ListingKind } from '#server/listings/kinds.ts';
import { bind, bindOwned } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { findOwnSaved, forgetPost, readSaved, readSavedIds, savePost } from './service.ts';

const success = true as const;

export function savedRoutes(app: FastifyInstance, services: Services, kinds: readonly ListingKind[]): void {
  bind(app, saved.save, async ({ body, caller }) => ({ success, _id: await savePost(services, body, caller) }));
  bind(app, saved.ids, async ({ caller }) => ({ success, saved: await readSavedIds(services, caller) }));
  bind(app, saved.list, async ({ query, caller }) => ({ success, ...(await readSaved(services, kinds, query, caller)) }));
  bindOwned(app, saved.remove, findOwnSaved(services), async ({ caller }, id) => {
    await forgetPost(services, id, caller);
    return { success, message: translatorOf(caller.lng)('errors.notice_savedRemoved') };
  });
}
