import type { FastifyInstance } from 'fastify';
import { interiors } from '#contracts/offers/interiors.ts';
import { translatorOf } from '#i18n/compile.ts';
import { bindPublic } from '#server/platform/cache/public-answers.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import {
  draftOwnFirm,
  readFirm,
  readGallery,
  readOwnFirm,
  readSimilarFirms,
  readStaffFirm,
  revealFirmContact,
  listFirms,
  type RatingsOfFirm,
} from './service.ts';
import { addFirm, changeFirm, readStaffFirms, withdrawFirm } from './staff-service.ts';

const success = true as const;

export function interiorRoutes(app: FastifyInstance, services: Services, ratingsOf: RatingsOfFirm): void {
  bindPublic(app, services, interiors.list, { anybody: async ({ query }, reading) => ({ success, ...(await listFirms(reading, query)) }) });
  bindPublic(app, services, interiors.get, { anybody: async ({ params }, reading) => ({ success, firm: await readFirm(reading, params.PostID, ratingsOf) }) });
  bindPublic(app, services, interiors.similar, {
    anybody: async ({ params }, reading) => ({ success, items: await readSimilarFirms(reading, params.PostID) }),
  });
  bindPublic(app, services, interiors.gallery, {
    anybody: async ({ params, query }, reading) => ({ success, ...(await readGallery(reading, params.PostID, query)) }),
  });
  bind(app, interiors.contact, async ({ params, caller }) => ({ success, ...(await revealFirmContact(services, params.PostID, caller)) }));
  bind(app, interiors.ownFirm, async ({ caller }) => ({ success, firm: await readOwnFirm(services, caller) }));
  bind(app, interiors.saveDraft, async ({ body, caller }) => {
    const firm = await draftOwnFirm(services, body, caller);
    return { success, message: translatorOf(caller.lng)('errors.notice_firmDraftSaved'), firm };
  });
  bind(app, interiors.staffList, async ({ query }) => ({ success, ...(await readStaffFirms(services, query)) }));
  bind(app, interiors.staffGet, async ({ params }) => ({ success, firm: await readStaffFirm(services, params.PostID) }));
  bind(app, interiors.create, async ({ body, caller }) => ({ success, ...(await addFirm(services, body, caller)) }));
  bind(app, interiors.update, async ({ params, body, caller }) => ({ success, firm: await changeFirm(services, params.PostID, body, caller) }));
  bind(app, interiors.remove, async ({ params, caller }) => {
    await withdrawFirm(services, params.PostID, caller);
    return { success };
  });
}
