// What the page of the inbox itself remembers: what it looks for, and what is chosen on it.
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { Notification } from '#contracts/notices/notifications.ts';
import { useWords } from '#web/platform/language.tsx';
import { useAskedParams } from '#web/platform/calls/member-data.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { inboxHref, inboxQuery } from './inbox-address.ts';
import { inboxKey, type InboxQuery } from './inbox-query.ts';
import { useNotifications } from './use-notifications.ts';

/** The box to look for something: the address follows once typing pauses. */
function useTyped(query: InboxQuery, change: (change: Partial<InboxQuery>) => void) {
  const [typed, setTyped] = useState(query.q);
  const follow = useEffectEvent((text: string): void => void (text !== query.q && change({ q: text })));
  useEffect(() => {
    const timer = setTimeout(() => follow(typed.trim()), limits.search.debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped };
}

/** What is chosen among the rows. */
function useChoice(items: readonly Notification[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  /** On small screens boxes to choose with appear when asked for. */
  const [choosing, setChoosing] = useState(false);
  const chosen = items.filter(({ _id }) => picked.has(_id));
  const pick = (some: readonly Notification[]): void => setPicked(new Set(some.map(({ _id }) => _id)));
  const toggle = (item: Notification): void => pick(chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item]);
  const stopChoosing = (): void => {
    setPicked(new Set());
    setChoosing(false);
  };
  return { chosen, pick, toggle, choosing, setChoosing, stopChoosing };
}

function useScreen() {
  const { t } = useWords();
  const { params, ask } = useAskedParams();
  const query = inboxQuery(params);
  const { center, ...known } = useNotifications();
  const key = inboxKey(query);
  const open = useEffectEvent(() => center?.open(query));
  // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the query
  useEffect(() => open(), [center, key]);
  const isOpen = inboxKey(known.query) === key;
  const list = isOpen ? known.list : undefined;
  const change = (to: Partial<InboxQuery>): void => ask(inboxHref({ ...query, ...to }));
  /** Hides these with a way back, and deletes them once that is gone. */
  const remove = (items: readonly Notification[]): void => {
    const removal = center?.remove(items);
    if (!removal) return;
    showToast('info', t('notifications.removed', { count: items.length }), { label: t('notifications.undo'), onPress: removal.undo }, removal.commit);
  };
  return {
    ...known,
    query,
    items: list?.items,
    left: list ? list.total - list.items.length : 0,
    failure: isOpen ? known.failure : undefined,
    reading: known.reading || !isOpen || !center,
    ...useTyped(query, change),
    ...useChoice(list?.items ?? []),
    change,
    remove,
    mark: (items: readonly Notification[]) => void center?.mark(items),
    markAll: () => void center?.markAll(),
    more: () => void center?.more(),
    reload: () => void center?.reload(),
    seeFresh: () => center?.seeFresh(),
  };
}

const Screen = createContext<ReturnType<typeof useScreen> | undefined>(undefined);

export function InboxScreen({ children }: { children: ReactNode }) {
  return <Screen value={useScreen()}>{children}</Screen>;
}

/** The inbox on screen. */
export function useInbox(): ReturnType<typeof useScreen> {
  const screen = use(Screen);
  if (!screen) throw new Error('useInbox needs InboxScreen above it');
  return screen;
}
