import type { FastifyInstance } from 'fastify';
import { webhooks } from '#contracts/integrations/webhooks.ts';
import { bind, bindOwned } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { findDelivery } from './delivery-store.ts';
import { changeWebhook, deleteWebhook, logOf, makeWebhook, ownWebhook, rotateSecret, sendAgain, sendTest, webhooksOf } from './service.ts';

const success = true as const;

export function webhookRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const own = ({ params, caller }: { params: { id: string }; caller: { user: { userId: string } } }) => ownWebhook(db, caller.user.userId, params.id);
  bind(app, webhooks.list, async ({ caller }) => ({ success, webhooks: await webhooksOf(db, caller.user.userId) }));
  bind(app, webhooks.create, async ({ body, caller }) => ({ success, ...(await makeWebhook(services, body, caller)) }));
  bindOwned(app, webhooks.update, own, async ({ body }, webhook) => ({ success, webhook: await changeWebhook(services, webhook, body) }));
  bindOwned(app, webhooks.rotate, own, async (_received, webhook) => ({ success, ...(await rotateSecret(services, webhook)) }));
  bindOwned(app, webhooks.test, own, async ({ caller }, webhook) => {
    await sendTest(services, webhook, caller);
    return { success };
  });
  bindOwned(app, webhooks.remove, own, async (_received, webhook) => {
    await deleteWebhook(db, webhook);
    return { success };
  });
  bindOwned(app, webhooks.deliveries, own, async ({ query }, webhook) => ({ success, ...(await logOf(db, webhook, query)) }));
  bindOwned(
    app,
    webhooks.again,
    ({ params, caller }) => findDelivery(db, caller.user.userId, params.id),
    async ({ caller }, delivery) => {
      await sendAgain(services, delivery, caller);
      return { success };
    },
  );
}
