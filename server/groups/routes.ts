import type { FastifyInstance } from 'fastify';
import { groups } from '#contracts/offers/groups.ts';
import { bindPublic } from '#server/platform/cache/public-answers.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { listOffers, readOffer, readSimilarOffers } from './service.ts';
import { addOffer, changeOffer, readStaffOffer, readStaffOffers, withdrawOffer } from './staff-service.ts';

const success = true as const;

export function groupRoutes(app: FastifyInstance, services: Services): void {
  bindPublic(app, services, groups.list, { anybody: async ({ query }, reading) => ({ success, ...(await listOffers(reading, query)) }) });
  bindPublic(app, services, groups.get, { anybody: async ({ params }, reading) => ({ success, offer: await readOffer(reading, params.postId) }) });
  bindPublic(app, services, groups.similar, { anybody: async ({ params }, reading) => ({ success, items: await readSimilarOffers(reading, params.postId) }) });
  bind(app, groups.staffList, async ({ query }) => ({ success, ...(await readStaffOffers(services, query)) }));
  bind(app, groups.staffGet, async ({ params }) => ({ success, offer: await readStaffOffer(services, params.postId) }));
  bind(app, groups.create, async ({ body, caller }) => ({ success, ...(await addOffer(services, body, caller)) }));
  bind(app, groups.update, async ({ params, body, caller }) => ({ success, offer: await changeOffer(services, params.postId, body, caller) }));
  bind(app, groups.remove, async ({ params, caller }) => {
    await withdrawOffer(services, params.postId, caller);
    return { success };
  });
}
