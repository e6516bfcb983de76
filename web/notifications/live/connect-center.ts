// What the live connection says, for the notifications of one person.
import type { ErrorCode } from '#contracts/errors.ts';
import type { Notification } from '#contracts/notices/notifications.ts';
import type { Language } from '#i18n/language.ts';
import type { NotificationCenter } from '#web/notifications/center.ts';
import { logFailure } from '#web/notifications/log-failure.ts';
import { refreshSession, storedToken } from '#web/platform/session.ts';
import { keepLink, type LiveSocket } from './link.ts';

export type OpenSocket = (lng: Language) => LiveSocket;

interface ConnectOptions {
  userId: string;
  onNew: (item: Notification) => void;
}

/** Where nothing tells what is new by then, everything is read all the same. */
const patienceMs = 3000;

const aboutSession: ReadonlySet<string> = new Set<ErrorCode>(['UNAUTHENTICATED', 'ACCOUNT_DISABLED', 'ACCOUNT_SUSPENDED']);

/** Ends the session here too, where the server has ended it. */
function hearRefusal(what: string, refusal: unknown, code: string): void {
  logFailure(what, refusal);
  if (aboutSession.has(code)) void refreshSession();
}

/** Connects `center`, and keeps it connected until the returned function is called. */
export function connectCenter(center: NotificationCenter, socket: LiveSocket, { userId, onNew }: ConnectOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAnyway = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void center.reload(), patienceMs);
  };
  socket.on('roomJoined', () => {
    clearTimeout(timer);
    center.hearJoined();
  });
  socket.on('newNotification', (item) => {
    if (!center.hearNew(item)) return;
    onNew(item);
    // What happens to a post is told as a notification too.
    if (/^(?:post|promotion)_/.test(item.kind)) center.announce('postChanged');
  });
  socket.on('notificationRead', (id) => center.hearRead(id));
  socket.on('inboxChanged', (inbox) => center.hearInbox(inbox));
  socket.on('postChanged', () => center.announce('postChanged'));
  socket.on('shortlistChanged', () => center.announce('shortlistChanged'));
  socket.on('queueChanged', () => center.announce('queueChanged'));
  socket.on('accountStatus', () => void refreshSession());
  socket.on('roomError', (error) => hearRefusal('No room for notifications', error, error.error));
  const link = keepLink(socket, {
    token: storedToken,
    onState: (connection, stuck) => {
      center.hearConnection(connection, stuck);
      if (connection === 'connected') readAnyway();
      if (connection === 'error') center.look();
    },
    onRefused: (error) => hearRefusal('No live connection', error, error.message),
  });
  readAnyway();
  center.onRead = (notificationId) => void socket.emit('notificationRead', { userId, notificationId });
  center.onRetry = link.retry;
  const lookUp = (): void => {
    if (document.visibilityState !== 'visible' || center.state.get().connection === 'connected') return;
    link.retry();
    center.look();
  };
  document.addEventListener('visibilitychange', lookUp);
  window.addEventListener('online', lookUp);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookUp);
    window.removeEventListener('online', lookUp);
    link.close();
  };
}
