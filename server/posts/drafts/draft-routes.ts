import type { FastifyInstance } from 'fastify';
import { postDrafts } from '#contracts/posts/post-drafts.ts';
import { bind, bindOwned } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { dropDraft, findOwnDraft, readDrafts, saveDraft } from './draft-service.ts';

const success = true as const;

export function draftRoutes(app: FastifyInstance, services: Services): void {
  bind(app, postDrafts.list, async ({ caller }) => ({ success, drafts: await readDrafts(services, caller) }));
  bind(app, postDrafts.save, async ({ params, body, caller }) => ({ success, ...(await saveDraft(services, params.id, body, caller)) }));
  bindOwned(app, postDrafts.remove, findOwnDraft(services), async (_received, draft) => {
    await dropDraft(services, draft);
    return { success };
  });
}
