// The API description: /api/openapi.json for programs, /api/docs for people.
import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { hourSeconds } from '#contracts/durations.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { openApi } from './openapi.ts';

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
  bound: readonly Endpoint[];
  document: Record<string, unknown>;
  body: string;
  etag: string;
}

/** The last one: every server of a process has the same. */
let last: Described | undefined;

/** The description of these calls; about half a second of work the first time. */
export function describeApi(bound: readonly Endpoint[]): Described {
  if (last?.bound.length === bound.length && last.bound.every((endpoint, at) => endpoint === bound[at])) return last;
  const document = openApi(bound);
  const body = JSON.stringify(document);
  last = { bound: [...bound], document, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  return last;
}

/** Describes every endpoint bound so far: register it last. The description is made when it is first asked for: it takes longer than all the rest of a server. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  const bound = [...app.bound];
  app.get('/api/openapi.json', async (request, reply) => {
    const { body, etag } = describeApi(bound);
    void reply.header('cache-control', `public, max-age=${hourSeconds}`).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
  await app.register(async (docs) => {
    // The tool sends the document as JSON, so this one is made by then.
    const document = { toJSON: () => forPeople(describeApi(bound).document as unknown as Description) };
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
