import type { FastifyInstance } from 'fastify';
import { reports } from '#contracts/reports.ts';
import { translatorOf } from '#i18n/compile.ts';
import type { ListingKind } from '#server/listings/kinds.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { decideReports, readReports, reportPost } from './service.ts';

const success = true as const;

export function reportRoutes(app: FastifyInstance, services: Services, kinds: readonly ListingKind[]): void {
  bind(app, reports.post, async ({ params, body, caller }) => {
    await reportPost(services, params.PostID, body, caller);
    return { success, message: translatorOf(caller.lng)('errors.notice_reportReceived') };
  });
  bind(app, reports.list, async ({ query }) => ({ success, ...(await readReports(services, kinds, query)) }));
  bind(app, reports.decide, async ({ params, body, caller }) => {
    await decideReports(services, params.id, body, caller);
    return { success };
  });
}
