import type { FastifyInstance } from 'fastify';
import { checkAnswers } from '#server/platform/database.ts';
import type { Services } from '#server/platform/services.ts';

/** /healthz: the process answers. /readyz: so do database and storage. */
export function health(app: FastifyInstance, { db, storage }: Services): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await Promise.all([checkAnswers(db), storage.has('readiness')]);
      return reply.send({ ok: true });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', 3).send({ ok: false });
    }
  });
}
