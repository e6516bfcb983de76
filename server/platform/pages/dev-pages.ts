// Pages from source with hot reload: Vite inside the server's process. Development only.
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';

/** Adds Vite to `app`, with hot reload on the same port. Call before the pages' routes; it stops with the app. */
export async function pagesFromSource(app: FastifyInstance, root: string): Promise<() => Promise<ServerBuild>> {
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, ws: { server: app.server } } });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('preClose', () => vite.close());
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>;
}
