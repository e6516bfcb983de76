// Security headers of every answer. Pages add their own content security policy.
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/env.ts';
import { checkHosts } from './hosts.ts';

const yearSeconds = 31_536_000;

/** Assets: a first visit fetches dozens, and headers that only documents need are half a kilobyte each. */
const isPart = /^(?:(?:text|application)\/javascript|text\/css|font\/|image\/(?!svg))/;
const forDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'x-request-id',
];

/** Heads that trickle in hold a connection; Node looks every few seconds which of them took longer: a quarter of a minute at most. */
const headMs = 10_000;

export async function secure(app: FastifyInstance, env: Env): Promise<void> {
  app.server.headersTimeout = headMs;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For this host only: other sites below the operator's domain are not ours to decide for.
    strictTransportSecurity: env.production ? { maxAge: yearSeconds, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    const isAsset = isPart.test(String(reply.getHeader('content-type'))) || request.url.startsWith('/assets/');
    if (reply.statusCode < 400 && isAsset) for (const name of forDocuments) void reply.removeHeader(name);
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    // The microphone is for searching by voice.
    void reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(self), payment=()');
    if (request.url.startsWith('/api')) {
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      void reply.header('vary', 'accept-language, authorization');
    }
  });
  checkHosts(app, env);
}
