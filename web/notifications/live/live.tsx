// Everything live of a signed-in person: fetched only for them, with the library of the connection.
import { use, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { io } from 'socket.io-client';
import type { Notification } from '#contracts/notices/notifications.ts';
import { livePath } from '#contracts/notices/live.ts';
import { limits } from '#contracts/limits.ts';
import { NotificationCenter } from '#web/notifications/center.ts';
import { inboxCalls } from '#web/notifications/inbox-calls.ts';
import { Notifications } from '#web/notifications/provider.tsx';
import { useNotifications } from '#web/notifications/use-notifications.ts';
import { useWords } from '#web/platform/language.tsx';
import { storedToken } from '#web/platform/session.ts';
import { answerWorker } from './answer-worker.ts';
import { tellOutside } from './browser-notice.ts';
import { connectCenter, type OpenSocket } from './connect-center.ts';
import { sound } from './sound.ts';
import { countInTitle } from './title-count.ts';

const { connectTimeoutMs } = limits.live;

const openSocket: OpenSocket = (lng) =>
  io({
    path: livePath,
    autoConnect: false,
    transports: ['websocket'],
    withCredentials: true,
    auth: (answer) => answer({ token: storedToken(), lng }),
    // `keepLink` does it: the library would double its delays.
    reconnection: false,
    timeout: connectTimeoutMs,
    // Another person, or another language, has a connection of their own.
    forceNew: true,
  });

/** Keeps the notifications of one person true: the connection, the title of the page, the sound, and what the browser tells outside. */
export function Live({ userId, open = openSocket }: { userId: string; open?: OpenSocket }) {
  const { fmt, lng } = useWords();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const slot = use(Notifications);
  const { center, unread = 0 } = useNotifications();

  useEffect(() => {
    const mine = new NotificationCenter(inboxCalls);
    slot?.set(mine);
    const leave = (): void => mine.commitAll();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      mine.stop();
      slot?.set(undefined);
    };
  }, [slot]);

  const onNew = useEffectEvent((item: Notification): void => {
    void sound();
    void tellOutside(item, () => {
      void center?.mark([item]);
      void navigate(item.link);
    });
  });
  useEffect(() => center && connectCenter(center, open(lng), { userId, onNew: (item) => onNew(item) }), [center, open, lng, userId]);
  useEffect(() => center?.look(), [center, pathname]);
  const goTo = useEffectEvent((link: string): void => void navigate(link));
  useEffect(() => center && answerWorker(center, (link) => goTo(link)), [center]);

  const count = unread > 0 ? fmt.number(unread) : '';
  useEffect(() => countInTitle(count), [count]);
  return null;
}
