import type { FastifyInstance } from 'fastify';
import { broadcasts } from '#contracts/notices/broadcasts.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { countAudience, readBroadcasts, sendBroadcast, stopBroadcast } from './service.ts';

const success = true as const;

export function broadcastRoutes(app: FastifyInstance, services: Services): void {
  bind(app, broadcasts.list, async ({ query }) => ({ success, ...(await readBroadcasts(services, query)) }));
  bind(app, broadcasts.count, async ({ query }) => ({ success, count: await countAudience(services, query) }));
  bind(app, broadcasts.send, async ({ body, caller }) => ({ success, broadcast: await sendBroadcast(services, body, caller) }));
  bind(app, broadcasts.stop, async ({ params, caller }) => ({ success, broadcast: await stopBroadcast(services, params.id, caller) }));
}
