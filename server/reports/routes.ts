import type { FastifyInstance } from 'fastify';
import { reports } from '#contracts/staff/reports.ts';
import { translatorOf } from '#i18n/compile.ts';
import type { ListingKind } from '#server/listings/kinds.ts';
import type { Caller } from '#server/platform/http/callers/caller.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { reportListing, reportPost, reportComment, reportReview } from './service.ts';
import { decideReports, readReports } from './staff-service.ts';

const success = true as const;

export function reportRoutes(app: FastifyInstance, services: Services, kinds: readonly ListingKind[]): void {
  const thank = ({ lng }: Caller) => ({ success, message: translatorOf(lng)('errors.notice_reportReceived') });
  bind(app, reports.post, async ({ params, body, caller }) => {
    await reportPost(services, params.PostID, body, caller);
    return thank(caller);
  });
  bind(app, reports.group, async ({ params, body, caller }) => {
    await reportListing(services, 'group', params.postId, body, caller);
    return thank(caller);
  });
  bind(app, reports.interior, async ({ params, body, caller }) => {
    await reportListing(services, 'interior', params.PostID, body, caller);
    return thank(caller);
  });
  bind(app, reports.review, async ({ params, body, caller }) => {
    await reportReview(services, params.id, body, caller);
    return thank(caller);
  });
  bind(app, reports.comment, async ({ params, body, caller }) => {
    await reportComment(services, params.id, body, caller);
    return thank(caller);
  });
  bind(app, reports.list, async ({ query }) => ({ success, ...(await readReports(services, kinds, query)) }));
  bind(app, reports.decide, async ({ params, body, caller }) => {
    await decideReports(services, kinds, params.id, body, caller);
    return { success };
  });
}
