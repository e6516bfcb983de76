import type { FastifyInstance } from 'fastify';
import { areaGuides } from '#contracts/maps/area-guides.ts';
import { bindPublic } from '#server/platform/cache/public-answers.ts';
import { countsOfSearch } from '#server/platform/http/callers/requester.ts';
import type { Services } from '#server/platform/services.ts';
import { readGuide } from './service.ts';

export function areaGuideRoutes(app: FastifyInstance, services: Services): void {
  bindPublic(app, services, areaGuides.read, {
    admit: async ({ caller }) => void (await services.rateLimits.consume(countsOfSearch(caller.requester))),
    anybody: async ({ params }, reading) => ({ success: true as const, guide: await readGuide(reading.db, params.id) }),
  });
}
