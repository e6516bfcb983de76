import type { FastifyInstance } from 'fastify';
import { push } from '#contracts/notices/push.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import type { VapidKeys } from './keys.ts';
import { isSubscribed, subscribe, unsubscribe } from './service.ts';

const success = true as const;

export function pushRoutes(app: FastifyInstance, services: Services, { publicKey }: VapidKeys): void {
  bind(app, push.key, async ({ caller }) => ({ success, key: publicKey, subscribed: await isSubscribed(services, caller) }));
  bind(app, push.subscribe, async ({ body, caller }) => {
    await subscribe(services, body, caller);
    return { success };
  });
  bind(app, push.unsubscribe, async ({ caller }) => {
    await unsubscribe(services, caller);
    return { success };
  });
}
