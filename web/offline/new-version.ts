// Whether the server has another build than this page. Nothing is reloaded by itself.
import { minuteMs } from '#contracts/durations.ts';
import { createStore } from '#web/platform/store.ts';

export const newVersion = createStore(false);

const betweenMs = 10 * minuteMs;

async function look(): Promise<void> {
  const mine = window.__reactRouterManifest?.version;
  if (!mine || navigator.onLine === false) return;
  const answer = await fetch('/build-id').catch(() => undefined);
  if (answer?.ok && (await answer.text()) !== mine) newVersion.set(true);
}

/** Asks when the tab is looked at again, and now and then; returns how to stop. */
export function watchVersion(): () => void {
  let lookedAt = Date.now();
  const lookSometimes = (): void => {
    if (document.visibilityState !== 'visible' || newVersion.get() || Date.now() - lookedAt < betweenMs) return;
    lookedAt = Date.now();
    void look();
  };
  const timer = setInterval(lookSometimes, betweenMs);
  document.addEventListener('visibilitychange', lookSometimes);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookSometimes);
  };
}
