import type { Notification as Told } from '#contracts/notices/notifications.ts';
import { logFailure } from '#web/notifications/log-failure.ts';
import { workerPath } from '#web/platform/offline/service-worker.ts';

/** Tells anyone who looks at another tab or program, where they allowed it. `open` is called when it is pressed. */
export async function tellOutside({ _id, title, message, link }: Told, open: () => void): Promise<void> {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  // Of several tabs the last replaces what the others said.
  const options = { body: message, tag: _id, lang: document.documentElement.lang, icon: '/icon-192.png' };
  try {
    // Shown by the worker it is replaced by a push about the same, and the worker opens it.
    const worker = await navigator.serviceWorker?.getRegistration(workerPath);
    if (worker) return await worker.showNotification(title, { ...options, data: { link } });
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      open();
    });
  } catch (error) {
    // Some phones show them from a service worker only.
    logFailure('The browser shows no notification', error);
  }
}
