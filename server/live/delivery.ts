// What is published by any server reaches the connections of this one.
import { accessChanged } from '#server/accounts/topics.ts';
import { readWritten, unreadOf } from '#server/notifications/service.ts';
import { inboxTouched, noticeRead, noticeWritten } from '#server/notifications/topics.ts';
import type { Services } from '#server/platform/services.ts';
import { shortlistChanged } from '#server/shortlists/topics.ts';
import { settleAccess } from './access.ts';
import { openBatches } from './batches.ts';
import { connectedUsers, isListening, listenersOf, staffRoom, type LiveServer } from './connection.ts';
import type { LiveMetrics } from './metrics.ts';
import { postChanged, queueChanged } from './topics.ts';

/** A session also ends by its time running out, of which no one tells. */
const lookAgainMs = 60_000;

async function deliverWritten(io: LiveServer, services: Services, metrics: LiveMetrics, ids: readonly string[]): Promise<void> {
  for (const { userId, in: wordedIn } of await readWritten(services, ids)) {
    for (const connection of listenersOf(io, userId)) {
      const notification = wordedIn(connection.data.lng);
      connection.emit('newNotification', notification);
      metrics.delivered(notification.createdAt);
    }
  }
}

async function deliverCounts(io: LiveServer, services: Services, userIds: readonly string[]): Promise<void> {
  const counts = await unreadOf(services, userIds);
  for (const userId of userIds) for (const connection of listenersOf(io, userId)) connection.emit('inboxChanged', { unreadCount: counts.get(userId) ?? 0 });
}

/** Begins to deliver; returns what ends it. */
export function startDelivery(io: LiveServer, services: Services, metrics: LiveMetrics): () => void {
  const report = (error: unknown): void => services.log.warn({ err: error }, 'a live message waits for the database');
  const written = openBatches<string>((ids) => deliverWritten(io, services, metrics, ids), report);
  const touched = openBatches<string>((userIds) => deliverCounts(io, services, userIds), report);
  const access = openBatches<string>((userIds) => settleAccess(io, services, userIds), report);
  const here = (abouts: readonly { userId: string }[]): string[] => abouts.flatMap(({ userId }) => (isListening(io, userId) ? userId : []));

  const { topics } = services;
  topics?.subscribe(noticeWritten, (all) => written.add(all.flatMap(({ userId, id }) => (isListening(io, userId) ? id : []))));
  topics?.subscribe(inboxTouched, (all) => touched.add(here(all)));
  topics?.subscribe(noticeRead, (all) => {
    for (const { userId, id, by } of all) for (const connection of listenersOf(io, userId)) if (connection.id !== by) connection.emit('notificationRead', id);
  });
  topics?.subscribe(postChanged, (all) => {
    for (const { ownerId, ...post } of all) for (const connection of listenersOf(io, ownerId)) connection.emit('postChanged', post);
  });
  topics?.subscribe(shortlistChanged, (all) => {
    for (const { ownerId, ...shortlist } of all) for (const connection of listenersOf(io, ownerId)) connection.emit('shortlistChanged', shortlist);
  });
  topics?.subscribe(queueChanged, () => void io.to(staffRoom).emit('queueChanged'));
  topics?.subscribe(accessChanged, (all) => access.add(all.map(({ userId }) => userId)));
  // Whatever was said while no one listened: who may still be here, and everyone reads the inbox again.
  topics?.onGap(() => {
    access.add(connectedUsers(io));
    touched.add(connectedUsers(io));
  });
  const timer = setInterval(() => access.add(connectedUsers(io)), lookAgainMs).unref();
  return () => {
    clearInterval(timer);
    for (const batches of [written, touched, access]) batches.close();
  };
}
