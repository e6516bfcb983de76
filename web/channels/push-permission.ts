import { useSyncExternalStore } from 'react';

/** Whether this browser can show notifications while Uthan is closed, and what its person said to that. */
export type PushPermission = 'unsupported' | 'denied' | 'undecided' | 'allowed';

export function pushPermission(): PushPermission {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' ? 'allowed' : 'undecided';
}

function listen(look: () => void): () => void {
  window.addEventListener('focus', look);
  return () => window.removeEventListener('focus', look);
}

/** The same while it is shown; a permission that is changed beside the page is heard. On the server it is unknown. */
export const usePushPermission = (): PushPermission | undefined => useSyncExternalStore<PushPermission | undefined>(listen, pushPermission, () => undefined);
