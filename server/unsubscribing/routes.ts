import type { FastifyInstance } from 'fastify';
import { unsubscribing } from '#contracts/accounts/unsubscribing.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { unsubscribe } from './service.ts';

const success = true as const;

export function unsubscribeRoutes(app: FastifyInstance, services: Services): void {
  void app.register(async (open) => {
    // Mail clients send a form of their own (RFC 8058), whose content is fixed.
    open.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => done(null));
    bind(open, unsubscribing.read, async ({ params, caller }) => ({ success, ...(await unsubscribe(services, params.token, caller.lng, 'read')) }));
    bind(open, unsubscribing.stop, async ({ params, caller }) => ({ success, ...(await unsubscribe(services, params.token, caller.lng, 'stop')) }));
    bind(open, unsubscribing.resume, async ({ params, caller }) => ({ success, ...(await unsubscribe(services, params.token, caller.lng, 'resume')) }));
  });
}
