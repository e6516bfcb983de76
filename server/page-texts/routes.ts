import type { FastifyInstance } from 'fastify';
import { pageTexts } from '#contracts/pages/page-texts.ts';
import { bindPublic } from '#server/platform/cache/public-answers.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { publish, readPageVersion, readPublished, readStaffPage, restore } from './service.ts';

const success = true as const;

export function pageTextRoutes(app: FastifyInstance, services: Services): void {
  bindPublic(app, services, pageTexts.read, { anybody: async ({ params }, reading) => ({ success, published: await readPublished(reading, params.page) }) });
  bind(app, pageTexts.versions, async ({ params }) => ({ success, page: await readStaffPage(services, params.page) }));
  bind(app, pageTexts.version, async ({ params }) => ({ success, content: await readPageVersion(services, params.page, params.version) }));
  bind(app, pageTexts.publish, async ({ params, body, caller }) => ({ success, page: await publish(services, params.page, body, caller) }));
  bind(app, pageTexts.restore, async ({ params, body, caller }) => ({ success, page: await restore(services, params, body, caller) }));
}
