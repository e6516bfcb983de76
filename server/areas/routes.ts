import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { areas } from '#contracts/areas.ts';
import { listAreas } from './service.ts';

const daySeconds = 86_400;

/** The catalogue changes only with a release: serialized once, with an ETag for 304 answers. */
export function areaRoutes(app: FastifyInstance): void {
  const body = JSON.stringify(areas.list.response.parse(listAreas()));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  app.bound.push(areas.list);
  app.get(areas.list.path, async (request, reply) => {
    void reply.header('cache-control', `public, max-age=${daySeconds}`).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
