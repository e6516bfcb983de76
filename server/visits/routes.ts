import type { FastifyInstance } from 'fastify';
import { traffic } from '#contracts/pages/traffic.ts';
import { visits } from '#contracts/pages/visits.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { countTraffic } from './traffic-service.ts';
import { countVisit } from './service.ts';

export function visitRoutes(app: FastifyInstance, services: Services): void {
  bind(app, visits.count, async ({ body, caller }) => {
    await countVisit(services, body, caller);
    return { success: true as const };
  });
  bind(app, traffic.report, async ({ body, caller }) => {
    await countTraffic(services, body, caller);
    return { success: true as const };
  });
}
