import { use, useEffect, useEffectEvent } from 'react';
import { createStore } from '#web/platform/store.ts';
import type { NotificationCenter } from './center.ts';
import { atFirst, type LiveNews, type NotificationState } from './notification-state.ts';
import { Notifications } from './provider.tsx';

const nobody = createStore(atFirst);

function useCenter(): NotificationCenter | undefined {
  const slot = use(Notifications);
  if (!slot) throw new Error('useNotifications needs NotificationsProvider above it');
  return slot.use();
}

/** The notifications of the signed-in person, and what can be done with them once they are there. Throws outside its provider. */
export function useNotifications(): NotificationState & { center: NotificationCenter | undefined } {
  const center = useCenter();
  const state = (center?.state ?? nobody).use();
  return { ...state, center };
}

/** Calls `hear` when the server says so live, and after each connection: something may have been said before. */
export function useLiveEvent(news: LiveNews, hear: () => void): void {
  const center = useCenter();
  const onNews = useEffectEvent(hear);
  useEffect(() => center?.listen(news, () => onNews()), [center, news]);
}
