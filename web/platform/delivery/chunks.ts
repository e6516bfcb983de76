// Code that a page fetches after its first load, and what happens when it does not come: it is asked for again for two minutes, a
// page of an older build is loaded again once, and then a panel says so. The panel is plain HTML (web/shell/notices/load-notice.tsx)
// that an attribute shows, so that it needs no code of its own.
import { limits } from '#contracts/limits.ts';

/** The code of a part did not come within 120 seconds. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

declare global {
  interface Window {
    /** React Router's list of routes, whose version changes with every build. */
    __reactRouterManifest?: { version: string };
    /** React Router's own state. */
    __reactRouterDataRouter?: { state: { navigation: { location?: { pathname: string; search: string } | undefined } } };
  }
}

const retryMs = 4000;
/** On the root element while something that was asked for has not come. */
export const stuckMark = 'data-stuck';
const reloadedKey = 'reloadedForBuild';
const targetKey = 'navigationTarget';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let stuck = 0;
function count(change: 1 | -1): void {
  stuck += change;
  document.documentElement.toggleAttribute(stuckMark, stuck > 0);
}

/** After the time limit shows the panel and reports the failure; returns what takes both back. */
function startTimer(what: string): () => void {
  let shown = false;
  const timer = setTimeout(() => {
    shown = true;
    count(1);
    reportError(new ChunkLoadError(what));
  }, limits.screen.chunkTimeoutMs);
  return () => {
    clearTimeout(timer);
    if (shown) count(-1);
    shown = false;
  };
}

let typed = false;
if (typeof window !== 'undefined') addEventListener('input', () => (typed = true), { once: true, capture: true });

/** Whether someone has typed into this page since it was loaded. */
export const hasTyped = (): boolean => typed;

/** Loads the page again where the server has another build than this page, once for each, and never over what someone typed. */
async function reloadForNewBuild(): Promise<void> {
  try {
    const mine = window.__reactRouterManifest?.version;
    const theirs = await (await fetch('/build-id')).text();
    if (!mine || !theirs || theirs === mine || typed || sessionStorage.getItem(reloadedKey) === theirs) return;
    sessionStorage.setItem(reloadedKey, theirs);
    location.reload();
  } catch {
    // No connection, or no storage to remember it by: then it is only asked for again.
  }
}

/** Fetches code, again and again until it comes: a lost connection is no reason to give up a page. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const stop = startTimer('A part of the page did not come in time.');
  for (;;) {
    try {
      const loaded = await load();
      stop();
      return loaded;
    } catch {
      await reloadForNewBuild();
      await pause(retryMs);
    }
  }
}

/** Shows the panel where a navigation takes too long. Returns what ends the watch; nothing while no one is on the way. */
export const watchNavigation = (target: string | undefined): (() => void) | undefined =>
  target === undefined ? undefined : startTimer(`${target} did not come in time.`);

/**
 * Remembers where a navigation leads when the page is left in the middle of it: where the code of the new page does not come,
 * React Router loads the old one again, and `continueNavigation` then goes on. Returns what ends it.
 */
export function rememberNavigation(): () => void {
  const remember = (): void => {
    const target = window.__reactRouterDataRouter?.state.navigation.location;
    try {
      if (target) sessionStorage.setItem(targetKey, `${target.pathname}${target.search}`);
    } catch {
      // Without storage the old page comes back instead.
    }
  };
  addEventListener('pagehide', remember);
  return () => removeEventListener('pagehide', remember);
}

/** Stands in the head of the HTML: after a reload in the middle of a navigation, goes to where it led. */
export const continueNavigation = `try{var k='${targetKey}',n=sessionStorage.getItem(k);sessionStorage.removeItem(k);
if(n&&n[0]==='/'&&performance.getEntriesByType('navigation')[0].type==='reload')location.replace(location.origin+n)}catch{}`;
