import type { FastifyInstance } from 'fastify';
import { postDrafts } from '#contracts/posts/post-drafts.ts';
import { bind, bindOwned, type Load } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { admitDraftPhoto, readDraftPhoto, storeDraftPhoto } from './draft-photo-service.ts';
import { dropDraft, findOwnDraft, readDrafts, saveDraft } from './draft-service.ts';
import type { DraftRow } from './draft-store.ts';

const success = true as const;

export function draftRoutes(app: FastifyInstance, services: Services): void {
  bind(app, postDrafts.list, async ({ caller }) => ({ success, drafts: await readDrafts(services, caller) }));
  bind(app, postDrafts.save, async ({ params, body, caller }) => ({ success, ...(await saveDraft(services, params.id, body, caller)) }));
  bindOwned(app, postDrafts.remove, findOwnDraft(services), async (_received, draft) => {
    await dropDraft(services, draft);
    return { success };
  });
  const findOwn = findOwnDraft(services);
  const admitPhoto: Load<typeof postDrafts.storePhoto, DraftRow> = async (arrived) => {
    const draft = await findOwn(arrived);
    return draft && admitDraftPhoto(services, draft, arrived.params.photo);
  };
  bindOwned(app, postDrafts.storePhoto, admitPhoto, async ({ params, files }, draft) => {
    await storeDraftPhoto(services, draft, params.photo, files[0] ?? Buffer.alloc(0));
    return { success };
  });
  bindOwned(app, postDrafts.photo, findOwn, ({ params }, draft) => readDraftPhoto(services, draft, params.photo));
}
