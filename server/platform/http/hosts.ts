// Under which name a request came: the product's own alone, where it has one. See decisions/one-name-in-production.md.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#server/env.ts';

/** A name or an address, with or without a port: links are made from it where PUBLIC_URL is not set. */
const hostName = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;
/** Asked by monitors and load balancers, which know an address only; /metrics has its own key. */
const forMonitors = new Set(['/healthz', '/readyz', '/metrics']);

const isName = (host: string): boolean => hostName.test(host) && URL.canParse(`http://${host}`);

/** Whatever a proxy says beyond `https` is none of ours: it would become part of links. */
export const protocolOf = ({ protocol }: FastifyRequest): 'http' | 'https' => (protocol?.toLowerCase() === 'https' ? 'https' : 'http');

/** The address that links lead back to, without a slash at its end: PUBLIC_URL, else the one that the request came under. */
export const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? `${protocolOf(request)}://${request.host || 'localhost'}`;

const refuse = (reply: FastifyReply, status: 400 | 421, sentence: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${sentence}\n`);

/** Refuses what is no address with 400; in production also every name but the product's own, with 421. */
export function checkHosts(app: FastifyInstance, { production, publicUrl }: Pick<Env, 'production' | 'publicUrl'>): void {
  const own = production && publicUrl ? new URL(publicUrl).host : undefined;
  app.addHook('onRequest', async (request, reply) => {
    const { host, url } = request;
    // What no browser sends: a whole address, an asterisk, a name with spaces.
    if (!url.startsWith('/') || (host && !isName(host))) return refuse(reply, 400, 'This is no path of a site.');
    if (!own || forMonitors.has(url.split('?')[0] ?? '')) return;
    // `new URL` leaves out the port that the protocol has anyway.
    if (host && new URL(`https://${host}`).host === own) return;
    return refuse(reply, 421, 'This server does not serve this address.');
  });
}

/** Says once that a proxy passes visitors on and that nobody told the product of it. */
export function noticeProxy(app: FastifyInstance, { trustProxy }: Pick<Env, 'trustProxy'>): void {
  let isTold = trustProxy > 0;
  app.addHook('onRequest', async ({ headers }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    app.log.warn(
      'X-Forwarded-For has come, but TRUST_PROXY is 0: all visitors of a proxy count as one address. Set TRUST_PROXY to the number of proxies of yours.',
    );
  });
}
