import type { FastifyInstance } from 'fastify';
import { areaGuides } from '#contracts/maps/area-guides.ts';
import { areaTexts } from '#contracts/maps/area-texts.ts';
import { bindPublic } from '#server/platform/cache/public-answers.ts';
import { countsOfSearch } from '#server/platform/http/callers/requester.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { listWritten, publishText, readStaffText, readTextVersion, restoreText } from './area-texts.ts';
import { openFigures } from './figures.ts';
import { readGuide } from './service.ts';

const success = true as const;

export function areaGuideRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const readFigures = openFigures();
  bindPublic(app, services, areaGuides.read, {
    admit: async ({ caller }) => void (await services.rateLimits.consume(countsOfSearch(caller.requester))),
    anybody: async ({ params }, reading) => ({ success, guide: await readGuide(reading.db, params.id, readFigures) }),
  });
  bind(app, areaTexts.list, async () => ({ success, areas: await listWritten(db) }));
  bind(app, areaTexts.versions, async ({ params }) => ({ success, areaText: await readStaffText(db, params.id) }));
  bind(app, areaTexts.version, async ({ params }) => ({ success, text: await readTextVersion(db, params) }));
  bind(app, areaTexts.publish, async ({ params, body, caller }) => ({ success, areaText: await publishText(db, params.id, body, caller) }));
  bind(app, areaTexts.restore, async ({ params, body, caller }) => ({ success, areaText: await restoreText(db, params, body, caller) }));
}
