import type { FastifyRequest } from 'fastify';

const loopback = /^(::1|(::ffff:)?127(\.\d+){3})$/;
const ownName = /^(localhost|127(\.\d+){3}|\[::1\])$/i;
/** What a proxy adds, beside everything that begins with x-forwarded-. */
const passedOn = new Set(['forwarded', 'via', 'x-real-ip', 'x-request-id', 'true-client-ip', 'cf-connecting-ip', 'cdn-loop']);

/**
 * Whether whoever asks sits at this machine: by its own name, so that a page elsewhere cannot borrow the browser, and through
 * no proxy. A proxy that is set up with its address alone adds nothing, but nginx speaks HTTP 1.0 then, which no browser does.
 */
export function isOnThisMachine({ socket, hostname, headers, raw }: FastifyRequest): boolean {
  const isPassedOn = raw.httpVersion === '1.0' || Object.keys(headers).some((name) => passedOn.has(name) || name.startsWith('x-forwarded-'));
  return !isPassedOn && loopback.test(socket.remoteAddress ?? '') && ownName.test(hostname);
}
