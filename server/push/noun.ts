import type { AppContext, Noun } from '#server/noun.ts';
import type { PushDelivery } from './delivery.ts';
import { pushJobs } from './jobs.ts';
import { readVapidKeys, type VapidKeys, vapidSubject } from './keys.ts';
import { pushRoutes } from './routes.ts';
import { pushData } from './service.ts';
import { openPushTransport } from './transport.ts';

declare module 'fastify' {
  interface FastifyInstance {
    vapidKeys: VapidKeys;
  }
}

/** `writePush` words a notification, which a noun above does. */
export const pushNoun = (writePush: (db: AppContext['db'], ...about: Parameters<PushDelivery['write']>) => ReturnType<PushDelivery['write']>): Noun => ({
  name: 'push',
  personalData: [pushData],
  open: async (app, { db }) => void app.decorate('vapidKeys', await readVapidKeys(db)),
  jobs: (context, { vapidKeys }) =>
    pushJobs(context, {
      transport: openPushTransport(context.transports.push),
      keys: vapidKeys,
      subject: vapidSubject(context.env),
      write: (notification, lng) => writePush(context.db, notification, lng),
      log: context.log,
    }),
  routes: (api, context) => pushRoutes(api, context, api.vapidKeys),
});
