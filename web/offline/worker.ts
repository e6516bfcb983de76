// What the page tells the service worker: that it is wanted, what the page is made of, and which pages are to be kept.
import { toWorker, workerPath } from '#web/platform/offline/service-worker.ts';

const ownFrames = ['/user/my-saved-posts', '/user/my-inbox', '/sellpost', '/add-rent-post'];
export const offlinePath = '/Offline';

/** Registers the worker and waits until it answers for this page; false where there is none. */
export async function startWorker(): Promise<boolean> {
  // In development code changes while it is looked at.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    }
    return true;
  } catch {
    // A browser that forbids it.
    return false;
  }
}

const assets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .flatMap(({ origin, pathname }) => (origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : []));

/** Has it keep what this page is made of. */
export const cacheThisPage = (): void => toWorker({ keep: 'loaded', path: location.pathname, search: location.search, assets: assets() });

/** Has it keep the pages without data, those of the own area for people who are signed in only. */
export function keepFrames(isMember: boolean, look: string): void {
  const build = window.__reactRouterManifest?.version ?? '';
  toWorker({ keep: 'frames', paths: [offlinePath, ...(isMember ? ownFrames : [])], stamp: `${look} ${build} ${isMember}` });
}
