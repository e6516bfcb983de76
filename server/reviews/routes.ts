import type { FastifyInstance } from 'fastify';
import type { NoticeKey } from '#contracts/errors.ts';
import { noUserReviews, reviews } from '#contracts/offers/reviews.ts';
import { translatorOf } from '#i18n/compile.ts';
import { bindPublic } from '#server/platform/cache/public-answers.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { bind, bindOwned } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { issueCode, readCodes, verifyCode, voidCode } from './codes.ts';
import { changeReview, ownedReview, readOwnReviews, readReviews, removeReview, submitReview } from './service.ts';
import { approveReview, readStaffReviews, rejectReview, respondAsOwner, respondAsStaff } from './staff-service.ts';

const success = true as const;

type Said = Extract<NoticeKey, 'reviewSubmitted' | 'reviewUpdated' | 'reviewDeleted' | 'reviewResponded' | 'reviewsFound'>;

export function reviewRoutes(app: FastifyInstance, services: Services): void {
  const say = ({ lng }: MemberCaller, notice: Said): string => translatorOf(lng)(`errors.notice_${notice}`);
  const load = ({ params, caller }: { params: { id: string }; caller: MemberCaller }) => ownedReview(services.db, params.id, caller);
  bindPublic(app, services, reviews.list, {
    anybody: async ({ params, query }, reading) => ({ success, ...(await readReviews(reading, params.PostID, query)) }),
  });
  bind(app, reviews.verifyCode, async ({ params, body, caller }) => ({ success, ...(await verifyCode(services, params.PostID, body.code, caller)) }));
  bind(app, reviews.submit, async ({ params, body, files, caller }) => ({
    success,
    ...(await submitReview(services, params.PostID, body, files, caller)),
    message: say(caller, 'reviewSubmitted'),
  }));
  bind(app, reviews.own, async ({ caller }) => {
    const own = await readOwnReviews(services, caller);
    return { success, ...own, message: own.reviews.length > 0 ? say(caller, 'reviewsFound') : noUserReviews };
  });
  bindOwned(app, reviews.update, load, async ({ params, body, files, caller }) => {
    const review = await changeReview(services, params.id, body, files, caller);
    return { success, message: say(caller, 'reviewUpdated'), review };
  });
  bindOwned(app, reviews.remove, load, async ({ params, caller }) => {
    await removeReview(services, params.id, caller);
    return { success, message: say(caller, 'reviewDeleted') };
  });
  bind(app, reviews.respond, async ({ params, body, caller }) => {
    const firmResponse = await respondAsOwner(services, params.id, body.text, caller);
    return { success, message: say(caller, 'reviewResponded'), firmResponse };
  });
  bind(app, reviews.staffList, async ({ query, caller }) => ({ success, ...(await readStaffReviews(services, query, caller)) }));
  bind(app, reviews.approve, async ({ params, body, caller }) => ({
    success,
    review: await approveReview(services, params.id, body.revision, caller),
  }));
  bind(app, reviews.reject, async ({ params, body, caller }) => ({ success, review: await rejectReview(services, params.id, body, caller) }));
  bind(app, reviews.staffRespond, async ({ params, body, caller }) => ({
    success,
    review: await respondAsStaff(services, params.id, body.text, caller),
  }));
  bind(app, reviews.issueCode, async ({ body, caller }) => ({ success, ...(await issueCode(services, body, caller)) }));
  bind(app, reviews.codes, async ({ query }) => ({ success, ...(await readCodes(services, query)) }));
  bind(app, reviews.voidCode, async ({ params, caller }) => {
    await voidCode(services, params.id, caller);
    return { success };
  });
}
