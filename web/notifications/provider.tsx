import { type ComponentType, createContext, type ReactNode, Suspense } from 'react';
import { useSession } from '#web/platform/session.ts';
import { createStore, type Store } from '#web/platform/store.ts';
import type { NotificationCenter } from './center.ts';

type Slot = Store<NotificationCenter | undefined>;

/** Never changes: a changed context would throw away the HTML of parts that hydrate later. */
const center: Slot = createStore<NotificationCenter | undefined>(undefined);

/** Where everything about notifications comes from; empty while no one is signed in. */
export const Notifications = createContext<Slot | undefined>(undefined);

interface ProviderProps {
  /** What keeps them true, for one person. */
  Live: ComponentType<{ userId: string }>;
  children: ReactNode;
}

/** The notifications of the signed-in person, for the whole page. */
export function NotificationsProvider({ Live, children }: ProviderProps) {
  const { user } = useSession();
  return (
    <Notifications value={center}>
      {children}
      {user?.status === 'normal' ? (
        <Suspense>
          <Live key={user.id} userId={user.id} />
        </Suspense>
      ) : null}
    </Notifications>
  );
}
