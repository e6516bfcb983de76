// /.well-known/security.txt (RFC 9116): where a weakness is reported, and what anyone who reports it can expect.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { dayMs, hourSeconds } from '#contracts/durations.ts';
import { readSiteFacts } from '#server/office/site-facts.ts';
import { originOf } from '#server/platform/http/hosts.ts';
import type { Services } from '#server/platform/services.ts';

const place = '/.well-known/security.txt';
const policyPlace = '/.well-known/security-policy.txt';
const policyFile = path.resolve(import.meta.dirname, '../../SECURITY.md');
/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** A whole day, so that the text is the same all day. */
export const expiresAfter = (now: Date): string => new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs).toISOString();

/** Contacts are URIs. */
const asUri = (contact: string): string => (/^(?:mailto|https):/.test(contact) ? contact : `mailto:${contact}`);

export function securityTextRoutes(app: FastifyInstance, services: Services): void {
  const { env } = services;
  const hasPolicy = existsSync(policyFile);
  const plain = (reply: FastifyReply, text: string): FastifyReply =>
    reply.header('cache-control', `public, max-age=${hourSeconds}`).type('text/plain; charset=utf-8').send(text);

  app.get(place, async (request, reply) => {
    const origin = originOf(request, env.publicUrl);
    const contact = env.securityContact ?? (await readSiteFacts(services)).support.email;
    return plain(
      reply,
      [
        `Contact: ${asUri(contact)}`,
        `Expires: ${expiresAfter(new Date())}`,
        'Preferred-Languages: bn, en',
        `Canonical: ${origin}${place}`,
        ...(hasPolicy ? [`Policy: ${origin}${policyPlace}`] : []),
        '',
      ].join('\n'),
    );
  });
  if (hasPolicy) app.get(policyPlace, async (_request, reply) => plain(reply, readFileSync(policyFile, 'utf8')));
}
