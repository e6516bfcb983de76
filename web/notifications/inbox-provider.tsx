import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Notification } from '#contracts/notifications.ts';
import type { MemberData } from '#web/platform/member-data.ts';
import type { InboxList } from './inbox-list.ts';
import { useInbox } from './use-inbox.ts';
import { useInboxActions } from './use-inbox-actions.ts';

function useNotificationState(data: MemberData<InboxList> | undefined) {
  const inbox = useInbox(data);
  const actions = useInboxActions(inbox.list);
  /** Chosen among what is loaded and shown. */
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  /** On small screens boxes to choose with appear when asked for. */
  const [choosing, setChoosing] = useState(false);
  const chosen = (inbox.items ?? []).filter(({ _id }) => picked.has(_id));
  const pick = (items: readonly Notification[]): void => setPicked(new Set(items.map(({ _id }) => _id)));
  const toggle = (item: Notification): void => pick(chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item]);
  const stopChoosing = (): void => {
    setPicked(new Set());
    setChoosing(false);
  };
  return { ...inbox, ...actions, chosen, pick, toggle, choosing, setChoosing, stopChoosing };
}

type NotificationState = ReturnType<typeof useNotificationState>;

const Notifications = createContext<NotificationState | undefined>(undefined);

/** The inbox of one person, for everything below. */
export function NotificationsProvider({ data, children }: { data: MemberData<InboxList> | undefined; children: ReactNode }) {
  return <Notifications value={useNotificationState(data)}>{children}</Notifications>;
}

/** The inbox. Throws outside its provider. */
export function useNotifications(): NotificationState {
  const value = useContext(Notifications);
  if (!value) throw new Error('useNotifications needs NotificationsProvider above it');
  return value;
}
