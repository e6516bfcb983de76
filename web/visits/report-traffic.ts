// Counts which kinds of pages are opened and how far a visit gets, and tells the server when the page is left or hidden: numbers alone, and
// nothing where the browser asks not to be tracked. Loaded long after the page.
import { pageKindOf, trafficMax, trafficPath } from '#contracts/pages/page-kind.ts';
import type { PageKind, VisitStep } from '#contracts/pages/traffic-kinds.ts';
import type { NumberShown } from '#contracts/pages/visit-path.ts';

/** In the session's storage: what this visit has told already. */
const toldKey = 'visitTold';

/** `origin`, and the steps that were told. */
function toldBefore(): Set<string> | undefined {
  try {
    return new Set((sessionStorage.getItem(toldKey) ?? '').split(' ').filter(Boolean));
  } catch {
    return undefined;
  }
}

/** The host of another site; empty where the visit came from none. */
function originOf(referrer: string): string {
  const host = URL.parse(referrer)?.hostname ?? '';
  return host === location.hostname ? '' : host.slice(0, trafficMax.host);
}

export function watchTraffic(): void {
  const told = toldBefore();
  // Without storage nothing tells a visit from the next.
  if (!told) return;
  const pages: Partial<Record<PageKind, number>> = {};
  const steps: VisitStep[] = [];
  let path: string | undefined;
  const reach = (step: VisitStep): void => {
    if (told.has(step)) return;
    told.add(step);
    steps.push(step);
  };
  const look = (): void => {
    if (location.pathname === path) return;
    path = location.pathname;
    const kind = pageKindOf(path);
    if (!kind) return;
    pages[kind] = Math.min(trafficMax.pages, (pages[kind] ?? 0) + 1);
    if (kind === 'results') reach('search');
    if (kind === 'post' && told.has('search')) reach('result');
  };
  const tell = (): void => {
    if (Object.keys(pages).length === 0 && steps.length === 0) return;
    const isFirst = !told.has('origin');
    const lng = document.documentElement.lang === 'en' ? 'en' : 'bn';
    const report = { lng, pages, steps, ...(isFirst ? { from: originOf(document.referrer) } : {}) };
    if (!navigator.sendBeacon(trafficPath, new Blob([JSON.stringify(report)], { type: 'application/json' }))) return;
    told.add('origin');
    sessionStorage.setItem(toldKey, [...told].join(' '));
    for (const kind of Object.keys(pages) as PageKind[]) delete pages[kind];
    steps.length = 0;
  };
  look();
  // Every page has a title of its own.
  new MutationObserver(look).observe(document.head, { childList: true, subtree: true, characterData: true });
  window.addEventListener('numbershown' satisfies NumberShown, () => reach('call'));
  window.addEventListener('pagehide', tell);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell());
}
