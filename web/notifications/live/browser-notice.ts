import type { Notification as Told } from '#contracts/notifications.ts';
import { logFailure } from '#web/notifications/log-failure.ts';

/** Tells whoever looks at another tab or program, where they allowed it. `open` is called when it is pressed. */
export function tellOutside({ _id, title, message }: Told, open: () => void): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    // Of several tabs the last replaces what the others said.
    const shown = new Notification(title, { body: message, tag: _id, lang: document.documentElement.lang, icon: '/icon-192.png' });
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
