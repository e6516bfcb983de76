import type { FastifyInstance } from 'fastify';
import { notifications } from '#contracts/notices/notifications.ts';
import { preferences } from '#contracts/notices/preferences.ts';
import { bind, bindOwned } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { changePreferences, readPreferences } from './preferences.ts';
import { countUnread, findOwnNotification, readMany, readNotifications, removeMany, removeOne } from './service.ts';

const success = true as const;

export function notificationRoutes(app: FastifyInstance, services: Services): void {
  bind(app, notifications.unreadCount, async ({ caller }) => ({ success, unreadCount: await countUnread(services, caller) }));
  bind(app, notifications.all, async ({ query, caller }) => ({ success, ...(await readNotifications(services, {}, query, caller)) }));
  bind(app, notifications.unread, async ({ query, caller }) => ({ success, ...(await readNotifications(services, { isRead: false }, query, caller)) }));
  bind(app, notifications.read, async ({ query, caller }) => ({ success, ...(await readNotifications(services, { isRead: true }, query, caller)) }));
  bind(app, preferences.read, async ({ caller }) => ({ success, preferences: await readPreferences(services, caller) }));
  bind(app, preferences.change, async ({ body, caller }) => ({ success, preferences: await changePreferences(services, body.preferences, caller) }));
  const load = findOwnNotification(services);
  bindOwned(app, notifications.markRead, load, async ({ caller }, id) => {
    await readMany(services, [id], caller);
    return { success };
  });
  bind(app, notifications.markAll, async ({ caller }) => ({ success, modified: await readMany(services, undefined, caller) }));
  bind(app, notifications.markMany, async ({ body, caller }) => {
    const modified = await readMany(services, body.ids, caller);
    return { success, modified, unreadCount: await countUnread(services, caller) };
  });
  bindOwned(app, notifications.remove, load, async ({ caller }, id) => ({ success, unreadCount: await removeOne(services, id, caller) }));
  bind(app, notifications.removeMany, async ({ body, caller }) => {
    const deleted = await removeMany(services, body.ids, caller);
    return { success, deleted, unreadCount: await countUnread(services, caller) };
  });
}
