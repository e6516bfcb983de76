// Asks how much is unread: at first, when a tab that was away is looked at, when the net is back, and now and then on the
// way from page to page. Failures stay silent, as the specification says.
import { readUnread } from './inbox-calls.ts';
import { forgetUnread, hearUnread } from './unread.ts';

/** Within so long an answer still holds. */
const freshMs = 30_000;
let askedAt = 0;

/** Asks unless it was asked just now. */
export function askUnread(): void {
  if (Date.now() - askedAt < freshMs) return;
  askedAt = Date.now();
  readUnread().then(
    (count) => void (count !== undefined && hearUnread(count)),
    () => void (askedAt = 0),
  );
}

/** Keeps the number true for one person; returns how to stop, which forgets it. */
export function watchUnread(): () => void {
  askedAt = 0;
  const onVisible = (): void => void (document.visibilityState === 'visible' && askUnread());
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', askUnread);
  askUnread();
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', askUnread);
    forgetUnread();
  };
}
