import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { checkAnswers } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes /readyz fail and keeps answering for a while, so that load balancers switch away before the server stops. */
    drain(seconds: number): Promise<void>;
  }
}

/**
 * /healthz: the process answers. /readyz: so does the database, pictures can be written, and the server is not stopping. /readyz?self: it is
 * not stopping, whatever the others do; for a proxy, since a server without its database still has the pages that it keeps.
 */
export function health(app: FastifyInstance, { db, storage, reads }: Services): void {
  let isEnding = false;
  // So that proxies open their next connection elsewhere, and none is in use when the port closes.
  app.server.prependListener('request', (_request, response) => {
    if (isEnding) response.shouldKeepAlive = false;
  });
  app.decorate('drain', async (seconds: number) => {
    isEnding = true;
    await sleep(seconds * 1000);
  });
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get<{ Querystring: { self?: string } }>('/readyz', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      if (isEnding) throw new Error('This server is about to end.');
      if (request.query.self !== undefined) return reply.send({ ok: true });
      const stored = storage.check().then(
        () => 'ok',
        (error: unknown) => {
          // All servers share a bucket: were each unready without it, no one would be left to show pages.
          if (!storage.isShared) throw error;
          return 'away';
        },
      );
      const [state] = await Promise.all([stored, checkAnswers(db)]);
      return reply.send({ ok: true, ...(storage.isShared ? { storage: state } : {}), ...(reads ? { replica: reads.state() } : {}) });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', 3).send({ ok: false });
    }
  });
}
