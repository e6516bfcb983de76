import type { FastifyInstance } from 'fastify';
import { legalRequests } from '#contracts/staff/legal-requests.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { holdPostFor, readHoldsOfPost, releasePostOf } from './hold-service.ts';
import { addLegalRequest, readLegalRequests, settleLegalRequest } from './service.ts';

const success = true as const;

export function legalRequestRoutes(app: FastifyInstance, services: Services): void {
  bind(app, legalRequests.send, async ({ body, caller }) => ({ success, ...(await addLegalRequest(services, body, caller)) }));
  bind(app, legalRequests.list, ({ query, caller }) => readLegalRequests(services, query, caller));
  bind(app, legalRequests.setState, async ({ params, body, caller }) => {
    await settleLegalRequest(services, params.id, body, caller);
    return { success };
  });
  bind(app, legalRequests.holdsOfPost, async ({ params }) => ({ success, holds: await readHoldsOfPost(services, params.PostID) }));
  bind(app, legalRequests.holdPost, async ({ params, body, caller }) => {
    await holdPostFor(services, params, body.days, caller);
    return { success };
  });
  bind(app, legalRequests.releasePost, async ({ params, caller }) => {
    await releasePostOf(services, params, caller);
    return { success };
  });
}
