// Where a link leads while there is no connection, or a new version waits: to a whole page instead of to its data alone.
import { keptPages } from '#web/platform/offline/service-worker.ts';

const numberIn = (path: string): string | undefined => /^(\/[\w-]+-Details|\/BlogPostDetails)\/(\d+)/i.exec(path)?.slice(1).join('/').toLowerCase();

const framePaths = /^\/(?:offline|sellpost|add-rent-post|user\/my-saved-posts|user\/my-inbox)\/?$/i;

/** Pages of the own area go over into each other without asking the server for a page. */
const isOwnArea = (path: string): boolean => /^\/user\//i.test(path);

async function isKept(path: string): Promise<boolean> {
  if (framePaths.test(path)) return true;
  const wanted = numberIn(path);
  return wanted !== undefined && (await keptPages()).some((page) => numberIn(page.path) === wanted);
}

/** The link of a plain click that leads to another page of this site. */
function linkOf(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname !== location.pathname ? url : undefined;
}

/**
 * Loads whole pages until the returned function is called. `onMissing` is called without a connection, where the page is not kept:
 * nothing is left behind for it, so what was typed stays.
 */
export function followLinks(onMissing?: () => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const url = linkOf(event);
    const offline = navigator.onLine === false;
    if (!url || (offline && !navigator.serviceWorker?.controller)) return;
    if (offline && isOwnArea(url.pathname) && isOwnArea(location.pathname)) return;
    event.preventDefault();
    if (!offline) return location.assign(url);
    void isKept(url.pathname).then((kept) => (kept ? location.assign(url) : onMissing?.()));
  };
  addEventListener('click', onClick, { capture: true });
  return () => removeEventListener('click', onClick, { capture: true });
}
