import type { FastifyInstance } from 'fastify';
import { shortlists } from '#contracts/posts/shortlists.ts';
import type { ListingKind } from '#server/listings/kinds.ts';
import { bind, bindOwned } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { createShortlist, endShortlist, findOwnShortlist, findOwnVisitor, nameShortlist, readShortlist, readShortlists, removeAnswersOf } from './service.ts';
import { castVote, joinShortlist, leaveShortlist, readShared } from './visiting.ts';

const success = true as const;

export function shortlistRoutes(app: FastifyInstance, services: Services, kinds: readonly ListingKind[]): void {
  const load = findOwnShortlist(services);
  bind(app, shortlists.list, async ({ caller }) => ({ success, shortlists: await readShortlists(services, kinds, caller) }));
  bind(app, shortlists.create, async ({ body, caller }) => {
    const id = await createShortlist(services, body, caller);
    return { success, shortlist: await readShortlist(services, kinds, id, caller.lng) };
  });
  bindOwned(app, shortlists.one, load, async ({ caller }, { id }) => ({ success, shortlist: await readShortlist(services, kinds, id, caller.lng) }));
  bindOwned(app, shortlists.rename, load, async ({ body, caller }, { id }) => {
    await nameShortlist(services, id, body.name, caller);
    return { success };
  });
  bindOwned(app, shortlists.revoke, load, async ({ caller }, { id }) => {
    await endShortlist(services, id, caller);
    return { success };
  });
  bindOwned(app, shortlists.removeVisitor, findOwnVisitor(services), async ({ caller }, visitor) => {
    await removeAnswersOf(services, visitor, caller);
    return { success };
  });
  bind(app, shortlists.read, async ({ params, caller }) => ({ success, shortlist: await readShared(services, kinds, params.token, caller.lng) }));
  bind(app, shortlists.join, async ({ params, body, caller }) => {
    const visitor = await joinShortlist(services, params.token, body, caller);
    return { success, ...visitor, shortlist: await readShared(services, kinds, params.token, caller.lng) };
  });
  bind(app, shortlists.vote, async ({ params, body, caller }) => {
    await castVote(services, params.token, body);
    return { success, shortlist: await readShared(services, kinds, params.token, caller.lng) };
  });
  bind(app, shortlists.leave, async ({ params, body, caller }) => {
    await leaveShortlist(services, params.token, body.visitorKey);
    return { success, shortlist: await readShared(services, kinds, params.token, caller.lng) };
  });
}
