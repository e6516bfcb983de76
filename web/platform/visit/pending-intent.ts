// What someone meant to do when they were asked to sign in: kept in this tab, and done once they come back signed in.
import { minuteMs } from '#contracts/durations.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';

/** Anyone who signs in much later no longer means it. */
const validMs = 30 * minuteMs;

export interface PendingIntent<T> {
  keep: (intent: T) => void;
  /** Whether one waits; it stays. */
  waits: () => boolean;
  /** The intent, once: gone as it is read. Undefined where there is none, or it is too old or unreadable. */
  take: () => T | undefined;
}

/** `read` makes an intent of what was stored; undefined where it is none. */
export function pendingIntent<T>(key: string, read: (stored: unknown) => T | undefined): PendingIntent<T> {
  return {
    keep: (intent) => sessionStore.setItem(key, JSON.stringify({ intent, at: Date.now() })),
    waits: () => sessionStore.getItem(key) !== null,
    take: () => {
      const text = sessionStore.getItem(key);
      sessionStore.removeItem(key);
      try {
        const { intent, at } = JSON.parse(text ?? '') as Record<string, unknown>;
        return typeof at === 'number' && Date.now() - at <= validMs ? read(intent) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
