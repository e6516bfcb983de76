import type { FastifyInstance } from 'fastify';
import { notifications } from '#contracts/notifications.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { countUnread, readMany, readNotifications, readOne, removeMany, removeOne } from './service.ts';

const success = true as const;

export function notificationRoutes(app: FastifyInstance, services: Services): void {
  bind(app, notifications.unreadCount, async ({ caller }) => ({ success, unreadCount: await countUnread(services, caller) }));
  bind(app, notifications.all, async ({ query, caller }) => ({ success, ...(await readNotifications(services, {}, query, caller)) }));
  bind(app, notifications.unread, async ({ query, caller }) => ({ success, ...(await readNotifications(services, { isRead: false }, query, caller)) }));
  bind(app, notifications.read, async ({ query, caller }) => ({ success, ...(await readNotifications(services, { isRead: true }, query, caller)) }));
  bind(app, notifications.markRead, async ({ params, caller }) => {
    await readOne(services, params.id, caller);
    return { success };
  });
  bind(app, notifications.markAll, async ({ caller }) => ({ success, modified: await readMany(services, undefined, caller) }));
  bind(app, notifications.markMany, async ({ body, caller }) => {
    const modified = await readMany(services, body.ids, caller);
    return { success, modified, unreadCount: await countUnread(services, caller) };
  });
  bind(app, notifications.remove, async ({ params, caller }) => ({ success, unreadCount: await removeOne(services, params.id, caller) }));
  bind(app, notifications.removeMany, async ({ body, caller }) => {
    const deleted = await removeMany(services, body.ids, caller);
    return { success, deleted, unreadCount: await countUnread(services, caller) };
  });
}
