// Browsers on other sites may call the API only from the origins that CORS_ORIGINS names, and never with cookies.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from '#server/env.ts';

const maxAgeSeconds = 600;

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type, accept-language, idempotency-key, if-none-match, uthan-version',
  'access-control-max-age': String(maxAgeSeconds),
};

const exposed = [
  'ratelimit-limit, ratelimit-remaining, ratelimit-reset, ratelimit-policy, retry-after',
  'etag, content-disposition, x-request-id, uthan-version, deprecation, sunset, link',
].join(', ');

const isOfApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** What caches must tell apart besides what they do already. */
function varyByOrigin(reply: FastifyReply): void {
  const named = String(reply.getHeader('vary') ?? '');
  if (!/\borigin\b/i.test(named)) void reply.header('vary', named ? `${named}, origin` : 'origin');
}

export function allowOrigins(app: FastifyInstance, { corsOrigins }: Pick<Env, 'corsOrigins'>): void {
  if (corsOrigins.length === 0) return;
  const origins = new Set(corsOrigins);
  app.addHook('onRequest', async ({ url, method, headers }, reply) => {
    if (!isOfApi(url)) return;
    const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
    const { origin } = headers;
    if (origin !== undefined && origins.has(origin)) {
      void reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposed);
      if (isPreflight) void reply.headers(allowed);
    }
    if (isPreflight) return reply.code(204).send();
  });
  app.addHook('onSend', async ({ url }, reply) => {
    if (isOfApi(url)) varyByOrigin(reply);
  });
}
