import type { FastifyInstance } from 'fastify';
import { apiKeys } from '#contracts/integrations/api-keys.ts';
import { translatorOf } from '#i18n/compile.ts';
import { keysOf, ownKey } from '#server/api-keys/service.ts';
import { bind, bindOwned } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { endKey, makeKey, provePasswordAgain } from './api-keys.ts';

const success = true as const;

export function apiKeyRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  bind(app, apiKeys.proveAgain, async ({ body, caller }) => ({ success, validSeconds: await provePasswordAgain(services, body.password, caller) }));
  bind(app, apiKeys.list, async ({ caller }) => ({ success, keys: await keysOf(db, caller.user.userId) }));
  bind(app, apiKeys.create, async ({ body, caller }) => ({ success, ...(await makeKey(services, body, caller)) }));
  bindOwned(
    app,
    apiKeys.revoke,
    ({ params, caller }) => ownKey(db, caller.user.userId, params.id),
    async ({ caller }, key) => {
      await endKey(services, key, caller);
      return { success, message: translatorOf(caller.lng)('errors.notice_keyRevoked') };
    },
  );
}
