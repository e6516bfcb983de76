// Clients that send or read so slowly that they only hold what others need: a body has a minute, and longer as long as it comes at
// the pace of a very slow phone; an answer that no one reads is given up. See decisions/0032.
import { IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface BodyPace {
  /** So long a body may take whatever its pace. */
  graceMs?: number;
  /** Later every so many bytes buy another second: an upload of pictures over a slow connection goes on. */
  bytesPerSecond?: number;
  everyMs?: number;
  /** What still arrives so long after the server was asked to end is cut, whatever its pace: supervisors do not wait longer. */
  endMs?: number;
}

const usual = { graceMs: 54_000, bytesPerSecond: 4096, everyMs: 5000, endMs: 120_000 } as const;

/** Node looks at heads and whole requests so often; what is too slow is cut so much later at most. */
export const checkEveryMs = 5000;
/** The longest upload: 50 MB at half a megabit a second. */
export const requestMs = 900_000;
/** An answer of which nothing was taken for so long is given up; twice so long where some of it went right after it was written. */
export const silenceMs = 29_000;

interface Arriving {
  answer: ServerResponse;
  since: number;
  /** What had come on the connection before. */
  before: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export function endSlowClients(app: FastifyInstance, options: BodyPace = {}): void {
  const { graceMs, bytesPerSecond, everyMs, endMs } = { ...usual, ...options };
  const arriving = new Map<IncomingMessage, Arriving>();
  let endsAt = Number.POSITIVE_INFINITY;
  app.addHook('preClose', async () => void (endsAt = performance.now() + endMs));
  app.addHook('onRequest', async ({ raw }, { raw: answer }) => {
    if (!(raw instanceof IncomingMessage)) return;
    // While a call is still worked on, no one has to read or send.
    answer.on('timeout', () => answer.headersSent && raw.socket.destroy());
    if (!raw.complete && hasBody(raw)) arriving.set(raw, { answer, since: performance.now(), before: raw.socket.bytesRead });
  });
  const isTooSlow = (raw: IncomingMessage, { since, before }: Arriving): boolean => {
    if (performance.now() > endsAt) return true;
    // What has come and was not taken yet waits for us.
    if (raw.readableLength > 0) return false;
    return performance.now() - since > graceMs + ((raw.socket.bytesRead - before) / bytesPerSecond) * 1000;
  };
  const timer = setInterval(() => {
    for (const [raw, state] of arriving) {
      if (raw.complete || raw.socket.destroyed) arriving.delete(raw);
      else if (isTooSlow(raw, state)) {
        arriving.delete(raw);
        // Answered as Node answers a whole request that took too long, unless it was answered before.
        const error = Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        if (!state.answer.headersSent) app.server.emit('clientError', error, raw.socket);
        raw.socket.destroy();
      }
    }
  }, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
