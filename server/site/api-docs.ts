// The API description: /api/openapi.json for programs, /api/docs for people.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { hourSeconds } from '#contracts/durations.ts';
import { describedEndpoints } from './openapi.ts';

// The page uses only its own script and style files; nothing inline, nothing from other hosts.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Description {
  paths: Record<string, Record<string, { tags: string[] }>>;
  tags: { name: string }[];
}

/** Calls of staff, and those that only our own pages make. */
const ofOurs =
  /^\/api\/(?:admin\/|push\/|dvd$|traffic$|search\/(?:chosen|map)$|legalRequests$|pageTexts\/|map(?:\/|$)|postDrafts(?:\/|$)|profile\/(?:appointments\/.*|usedPictures|stepUp|proposedAnswers|postNumbers\/.*|mailStop)$|unsubscribe\/)/;

export const isForApiKeys = (path: string): boolean => !ofOurs.test(path);

/**
 * What the page for people lists: the calls that other people's programs may make. The others are in the document alone;
 * Swagger UI 5 shows only the first few of more than a hundred paths.
 */
function forPeople(document: Description): Description {
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => isForApiKeys(path)));
  const used = new Set(Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags)));
  return { ...document, paths, tags: document.tags.filter(({ name }) => used.has(name)) };
}

interface Described {
  body: string;
  etag: string;
}

/** Of every server of this process: all bind the same calls. */
let described: Promise<Described> | undefined;

async function describe(): Promise<Described> {
  const worker = new Worker(new URL('describe-api.worker.ts', import.meta.url));
  // Rejects where the thread ends with an error.
  const [body] = (await once(worker, 'message')) as [string];
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** The description, made when it is first asked for. Throws what its thread failed with; the next caller tries again. */
function describeApi(): Promise<Described> {
  described ??= describe().catch((error: unknown) => {
    described = undefined;
    throw error;
  });
  return described;
}

/** Throws where a call is bound that the description does not have: register it last. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  const known = new Set(describedEndpoints);
  const missing = app.bound.find((endpoint) => !known.has(endpoint));
  if (missing) throw new Error(`${missing.method} ${missing.path} belongs to no noun of server/site/openapi.ts.`);
  app.get('/api/openapi.json', async (request, reply) => {
    const { body, etag } = await describeApi();
    void reply.header('cache-control', `public, max-age=${hourSeconds}`).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
  await app.register(async (docs) => {
    // The tool answers with the document as JSON, without waiting for anything: it is made before.
    let body = '';
    docs.addHook('onRequest', async () => void ({ body } = await describeApi()));
    const document = { toJSON: () => forPeople(JSON.parse(body) as Description) };
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: policy,
      theme: { title: 'Uthan API' },
      // Without the tool's top bar, whose logo has an inline style that the policy refuses.
      uiConfig: { layout: 'BaseLayout', docExpansion: 'list', displayRequestDuration: true, defaultModelsExpandDepth: 0 },
    });
  });
}
