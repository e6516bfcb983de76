import type { FastifyInstance } from 'fastify';
import { dashboard } from '#contracts/staff/dashboard.ts';
import { moderation } from '#contracts/staff/moderation.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { auditFile, readAudit } from './audit-log.ts';
import { claimPost, releasePost } from './claims.ts';
import { readDashboard } from './dashboard.ts';
import { approvePost, cancelPost, rejectPost, setPlan } from './decisions.ts';
import { readQueue, readQueueOverview, readStaffPost } from './service.ts';

const success = true as const;

export function moderationRoutes(app: FastifyInstance, services: Services): void {
  bind(app, moderation.overview, async () => ({ success, overview: await readQueueOverview(services) }));
  bind(app, moderation.queue, async ({ query }) => ({ success, ...(await readQueue(services, query)) }));
  bind(app, moderation.get, async ({ params }) => ({ success, ...(await readStaffPost(services, params.PostID)) }));
  bind(app, moderation.approve, async ({ params, body, caller }) => {
    await approvePost(services, params.PostID, body, caller);
    return { success };
  });
  bind(app, moderation.reject, async ({ params, body, caller }) => {
    await rejectPost(services, params.PostID, body, caller);
    return { success };
  });
  bind(app, moderation.cancel, async ({ params, body, caller }) => {
    await cancelPost(services, params.PostID, body, caller);
    return { success };
  });
  bind(app, moderation.claim, async ({ params, caller }) => ({ success, claim: await claimPost(services, params.PostID, caller) }));
  bind(app, moderation.release, async ({ params, caller }) => {
    await releasePost(services, params.PostID, caller);
    return { success };
  });
  bind(app, moderation.plan, async ({ params, body, caller }) => {
    await setPlan(services, params.PostID, body.state, caller);
    return { success };
  });
  bind(app, dashboard.read, async () => ({ success, dashboard: await readDashboard(services) }));
  bind(app, moderation.audit, async ({ query, caller }) =>
    query.format === 'csv' ? auditFile(services, query, caller) : { success, ...(await readAudit(services, query, caller)) },
  );
}
