import type { FastifyRequest } from 'fastify';

const loopback = /^(::1|(::ffff:)?127(\.\d+){3})$/;
const ownName = /^(localhost|127(\.\d+){3}|\[::1\])$/i;
/** Headers that proxies add, besides those starting with x-forwarded-. */
const passedOn = new Set(['forwarded', 'via', 'x-real-ip', 'x-request-id', 'true-client-ip', 'cf-connecting-ip', 'cdn-loop']);

/**
 * Whether the request comes from this machine: by a loopback host name, so that a foreign page cannot use the browser, and
 * not through a proxy. A minimally configured proxy adds no header, but nginx then speaks HTTP 1.0, which no browser does.
 */
export function isOnThisMachine({ socket, hostname, headers, raw }: FastifyRequest): boolean {
  const isPassedOn = raw.httpVersion === '1.0' || Object.keys(headers).some((name) => passedOn.has(name) || name.startsWith('x-forwarded-'));
  return !isPassedOn && loopback.test(socket.remoteAddress ?? '') && ownName.test(hostname);
}
