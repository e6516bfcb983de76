import type { FastifyInstance } from 'fastify';
import { groups } from '#contracts/offers/groups.ts';
import { interests } from '#contracts/offers/interests.ts';
import { translatorOf } from '#i18n/compile.ts';
import { findListedFirm, findOwnFirm } from '#server/interiors/service.ts';
import { bindPublic } from '#server/platform/cache/public-answers.ts';
import type { Caller } from '#server/platform/http/callers/caller.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { addFirmInterest, addGroupInterest, readDemand, readInterests, readInterestsIn, settleInterest } from './service.ts';

const success = true as const;

export function interestRoutes(app: FastifyInstance, services: Services): void {
  const thanks = ({ lng }: Caller, isNew: boolean) => {
    const t = translatorOf(lng);
    if (isNew) return { success, message: t('errors.notice_feedbackThanks') };
    return { success, message: t('errors.notice_interestKnown'), repeated: true as const };
  };
  bind(app, interests.group, async ({ body, caller }) => thanks(caller, await addGroupInterest(services, body, caller)));
  bind(app, interests.firm, async ({ params, body, caller }) => {
    await findListedFirm(services, params.PostID);
    return thanks(caller, await addFirmInterest(services, params.PostID, body, caller));
  });
  bindPublic(app, services, groups.demand, { anybody: async (_input, reading) => ({ success, items: await readDemand(reading) }) });
  bind(app, interests.staffList, ({ query, caller }) => readInterests(services, query, caller));
  bind(app, interests.setState, async ({ params, body, caller }) => {
    await settleInterest(services, params.id, body, caller);
    return { success };
  });
  bind(app, interests.ownFirm, async ({ query, caller }) => {
    const { post_id } = await findOwnFirm(services, caller);
    return { success, ...(await readInterestsIn(services, post_id, query)) };
  });
}
