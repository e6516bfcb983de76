// The way in of the live channel: a route, so that host, address, log and errors are those of every call, and only then an upgrade.
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#contracts/limits.ts';
import { livePath } from '#contracts/notices/live.ts';
import type { Env } from '#server/env.ts';
import { networkOf } from '#server/platform/http/callers/address.ts';
import { deviceOf } from '#server/platform/http/callers/device.ts';
import { countsOf, requesterOf } from '#server/platform/http/callers/requester.ts';
import { failureAnswer } from '#server/platform/http/answer-failure.ts';
import { fail, Failure } from '#server/platform/http/failure.ts';
import { requestLanguage } from '#server/platform/http/request-language.ts';
import type { Services } from '#server/platform/services.ts';
import { openLive } from './service.ts';

interface Upgrade {
  socket: Duplex;
  head: Buffer;
}

/** Until an address that has too many open may try again. */
const fullRetrySeconds = 60;

/** A connection that breaks during its handshake is no one's error. */
const ignore = (): void => undefined;

const isLive = ({ url = '' }: IncomingMessage): boolean => url.startsWith(livePath) && /^(?:[/?]|$)/.test(url.slice(livePath.length));

/** A page of ours, or a program that is no browser; outside production also under another name of this machine. */
function isOwnOrigin({ headers: { origin }, host }: FastifyRequest, { production, publicUrl }: Pick<Env, 'production' | 'publicUrl'>): boolean {
  if (origin === undefined || (publicUrl !== undefined && origin === new URL(publicUrl).origin)) return true;
  return !production && URL.canParse(origin) && new URL(origin).host === host;
}

/** Sends upgrades of our path through the routes; others are ordinary requests, or Vite's. */
function routeUpgrades(app: FastifyInstance): WeakMap<IncomingMessage, Upgrade> {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const { server } = app;
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (!isLive(request)) return;
    socket.on('error', ignore);
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    response.once('finish', () => socket.end());
    app.routing(request, response);
  });
  // Without this every request that asks for any upgrade, such as to HTTP/2, would wait for an answer for ever.
  const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';
  Object.assign(server, {
    shouldUpgradeCallback: (request: IncomingMessage) => isWebSocket(request) && (isLive(request) || server.listenerCount('upgrade') > 1),
  });
  return upgrades;
}

/** How many are open of each address, in this process. Throws TOO_MANY. */
function countOpen(): (address: string, socket: Duplex) => void {
  const open = new Map<string, number>();
  return (address, socket) => {
    const count = open.get(address) ?? 0;
    if (count >= limits.live.open.perAddress) fail('TOO_MANY', { retryAfter: fullRetrySeconds });
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  };
}

export function liveRoutes(app: FastifyInstance, services: Services): void {
  const live = openLive(services);
  app.decorate('live', live);
  app.addHook('preClose', () => live.close());
  const upgrades = routeUpgrades(app);
  const takeIn = countOpen();
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const upgrade = upgrades.get(request.raw);
    void reply.header('cache-control', 'no-store');
    if (!upgrade) {
      const refusal = failureAnswer(new Failure('VALIDATION'), requestLanguage(request.headers['accept-language']));
      return reply.code(426).header('upgrade', 'websocket').header('connection', 'upgrade').send(refusal);
    }
    void reply.header('connection', 'close');
    if (!isOwnOrigin(request, services.env)) fail('FORBIDDEN');
    const address = networkOf(request.ip);
    const requester = requesterOf({ ...deviceOf(app.devices, request), address });
    await services.rateLimits.consume(countsOf(requester, ['handshakesPerCaller'], 'handshakesPerAddress'));
    takeIn(address, upgrade.socket);
    reply.hijack();
    reply.raw.detachSocket(upgrade.socket as Socket);
    live.io.engine.handleUpgrade(request.raw, upgrade.socket, upgrade.head);
    return reply;
  };
  app.all(livePath, answer);
  app.all(`${livePath}/*`, answer);
}
