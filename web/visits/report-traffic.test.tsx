import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { traffic } from '#contracts/pages/traffic.ts';
import type { NumberShown } from '#contracts/pages/visit-path.ts';

let sent: unknown[];
beforeEach(() => {
  for (const target of [window, document]) vi.spyOn(target, 'addEventListener');
  sent = [];
  sessionStorage.clear();
  document.documentElement.lang = 'bn';
  vi.resetModules();
  const queue = (_url: string, blob: Blob): boolean => {
    void blob.text().then((text) => sent.push(JSON.parse(text)));
    return true;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { sendBeacon: queue }));
});
afterEach(() => {
  // It listens as long as its document lives, which later tests share.
  for (const target of [window, document])
    for (const [type, listener] of vi.mocked(target).addEventListener.mock.calls) target.removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (path: string): void => {
  history.pushState(null, '', path);
  document.title = path;
};
const leave = (): boolean => window.dispatchEvent(new Event('pagehide'));
const settled = () => new Promise((done) => setTimeout(done, 20));

test('a visit tells its pages and steps when it is left, and each step once', async () => {
  history.replaceState(null, '', '/');
  const { watchTraffic } = await import('./report-traffic.ts');
  watchTraffic();
  for (const path of ['/Property-Rent', '/Property-Rent-Details/7', '/admin']) {
    open(path);
    await settled();
  }
  window.dispatchEvent(new Event('numbershown' satisfies NumberShown));
  leave();
  leave();
  open('/Property-Rent');
  await settled();
  leave();
  await settled();
  expect(sent).toEqual([
    { lng: 'bn', pages: { home: 1, results: 1, post: 1 }, steps: ['search', 'result', 'call'], from: '' },
    { lng: 'bn', pages: { results: 1 }, steps: [] },
  ]);
  for (const one of sent) expect(traffic.report.body.safeParse(one).success).toBe(true);
});
