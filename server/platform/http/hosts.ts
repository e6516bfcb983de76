// Which host names are accepted: in production only the product's own. See the decision on one host name.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#server/env.ts';

/** A host name or address, with or without a port: links are made from it if PUBLIC_URL is not set. */
const hostName = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;
/** Requested by monitors and load balancers, which know only an address; /metrics has its own key. */
const forMonitors = new Set(['/healthz', '/readyz', '/metrics']);

export const isName = (host: string): boolean => hostName.test(host) && URL.canParse(`http://${host}`);

/** Any forwarded protocol but `https` is treated as http, since it becomes part of links. */
export const protocolOf = ({ protocol }: Pick<FastifyRequest, 'protocol'>): 'http' | 'https' => (protocol?.toLowerCase() === 'https' ? 'https' : 'http');

/** The base URL of links, without a trailing slash: PUBLIC_URL, otherwise the host of the request. */
export const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? `${protocolOf(request)}://${request.host || 'localhost'}`;

const refuse = (reply: FastifyReply, status: 400 | 421, sentence: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${sentence}\n`);

/** Refuses an invalid host with 400; in production also every other host name, with 421. */
export function checkHosts(app: FastifyInstance, { production, publicUrl }: Pick<Env, 'production' | 'publicUrl'>): void {
  const own = production && publicUrl ? new URL(publicUrl).host : undefined;
  app.addHook('onRequest', async (request, reply) => {
    const { host, url } = request;
    // Request targets that no browser sends: an absolute URL, an asterisk, a host with spaces.
    if (!url.startsWith('/') || (host && !isName(host))) return refuse(reply, 400, 'This is no path of a site.');
    if (!own || forMonitors.has(url.split('?')[0] ?? '')) return;
    // `new URL` drops the protocol's default port.
    if (host && new URL(`https://${host}`).host === own) return;
    return refuse(reply, 421, 'This server does not serve this address.');
  });
}

/** Warns once if a proxy forwards requests and TRUST_PROXY is not set. */
export function noticeProxy(app: FastifyInstance, { trustProxy }: Pick<Env, 'trustProxy'>): void {
  let isWarned = trustProxy > 0;
  app.addHook('onRequest', async ({ headers }) => {
    if (isWarned || headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    app.log.warn(
      'X-Forwarded-For has come, but TRUST_PROXY is 0: all visitors of a proxy count as one address. Set TRUST_PROXY to the number of proxies of yours.',
    );
  });
}
