// What mail providers tell us, and the list of addresses that get no more email.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mailStops } from '#contracts/notices/mail-stops.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { stopsInEvents, stopsInMessage } from './mail-events.ts';
import { liftOwnStop, liftStop, readOwnStop, readStops, stopAddresses } from './stop-service.ts';

const success = true as const;

export function mailStopRoutes(app: FastifyInstance, services: Services): void {
  bind(app, mailStops.own, async ({ caller }) => ({ success, stop: await readOwnStop(services, caller) }));
  bind(app, mailStops.liftOwn, async ({ caller }) => {
    await liftOwnStop(services, caller);
    return { success };
  });
  bind(app, mailStops.list, async ({ query }) => ({ success, ...(await readStops(services, query)) }));
  bind(app, mailStops.lift, async ({ params, caller }) => {
    await liftStop(services, params.id, caller);
    return { success };
  });
}

export const mailEventsPath = '/mail-events';
const bodyBytes = 512 * 1024;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** As a bearer token, or as the password of an address such as https://mail:SECRET@uthan.example/mail-events. */
function carries({ headers }: FastifyRequest, secret: string): boolean {
  const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ');
  const given =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(value, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : value;
  return timingSafeEqual(digest(given), digest(secret));
}

/** Takes a provider's events as JSON, and a returned email as it is. Without the setting there is nothing here. */
export function mailEventRoute(app: FastifyInstance, { db, env, log }: Services): void {
  const { mailEventsSecret } = env;
  if (!mailEventsSecret) return;
  void app.register(async (open) => {
    open.addContentTypeParser('message/rfc822', { parseAs: 'string', bodyLimit: bodyBytes }, (_request, body, done) => done(null, body));
    open.post(mailEventsPath, { bodyLimit: bodyBytes }, async (request, reply) => {
      if (!carries(request, mailEventsSecret)) fail('NOT_FOUND');
      const stops = typeof request.body === 'string' ? stopsInMessage(request.body) : stopsInEvents(request.body);
      await stopAddresses(db, stops);
      if (stops.length > 0) log.info({ stops: stops.length }, 'addresses that get no more email were told');
      return reply.send({ success, stopped: stops.length });
    });
  });
}
