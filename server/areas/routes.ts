import type { FastifyInstance } from 'fastify';
import { areas } from '#contracts/maps/areas.ts';
import { unions } from '#contracts/maps/unions.ts';
import { daySeconds } from '#contracts/durations.ts';
import { bindPublic, encodingFor, holds } from '#server/platform/cache/public-answers.ts';
import { type CachedResponse, responseOf } from '#server/platform/cache/response-cache.ts';
import { checkStrict } from '#server/platform/http/strict.ts';
import { listAreas, unionsOf } from './service.ts';
import type { Services } from '#server/platform/services.ts';

let made: CachedResponse | undefined;

/** The catalogue changes only with a release: serialized and compressed once, with an ETag for 304 answers. */
export function areaRoutes(app: FastifyInstance, services: Services): void {
  bindPublic(app, services, unions.list, { anybody: async ({ query }) => unionsOf(query.subDistrict) });
  app.bound.push(areas.list);
  app.get(areas.list.path, { config: { endpoint: areas.list } }, async (request, reply) => {
    checkStrict(areas.list, request.query);
    const answer = (made ??= responseOf(areas.list.response.parse(listAreas())));
    void reply.header('cache-control', `public, max-age=${daySeconds}`).header('etag', answer.etag).header('vary', 'accept-encoding');
    if (holds(request, answer.etag)) return reply.code(304).send();
    void reply.type('application/json; charset=utf-8');
    const encoding = encodingFor(request);
    return encoding ? reply.header('content-encoding', encoding).send(await answer.encoded(encoding)) : reply.send(answer.body);
  });
}
