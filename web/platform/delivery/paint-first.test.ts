import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paintFirst, startAfterPaint } from './paint-first.ts';

test('modules wait for the first paint, and all else stays as it is', () => {
  const page = [
    '<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="stylesheet" href="/s.css"/>',
    '<link rel="modulepreload" href="/assets/b.js"/></head><p>গুলশান</p>',
    '<script nonce="n">1 < 2</script><script nonce="n" type="module" async="">import "/assets/a.js";</script>',
  ].join('');
  expect(paintFirst(page)).toBe(
    [
      '<head><link rel="stylesheet" href="/s.css"/></head><p>গুলশান</p>',
      '<script nonce="n">1 < 2</script><script nonce="n" type="text/plain" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
    ].join(''),
  );
});

describe('modules start', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Runs the script in a page; says what paints the browser reports, and whether the modules have been asked for. */
  function opened({ hidden = false } = {}) {
    const asked = vi.fn<(selector: string) => null>(() => null);
    let report: (names: readonly string[]) => void = () => undefined;
    class PerformanceObserver {
      constructor(hear: (list: { getEntriesByName: (name: string) => string[] }) => void) {
        report = (names) => hear({ getEntriesByName: (name) => names.filter((one) => one === name) });
      }
      observe(): void {}
    }
    const document = { hidden, querySelector: asked, addEventListener: () => undefined, documentElement: { dataset: {} } };
    runInNewContext(startAfterPaint, { document, PerformanceObserver, setTimeout, startSheet: () => undefined });
    return { report: (...names: string[]) => report(names), begun: () => asked.mock.calls.flat().includes('script[data-modules]') };
  }

  test('once something to read was painted', () => {
    const page = opened();
    vi.advanceTimersByTime(1900);
    expect(page.begun()).toBe(false);
    page.report('first-paint', 'first-contentful-paint');
    expect(page.begun()).toBe(true);
  });

  test('soon after a paint without anything to read', () => {
    const page = opened();
    page.report('first-paint');
    expect(page.begun()).toBe(false);
    vi.advanceTimersByTime(200);
    expect(page.begun()).toBe(true);
  });

  test('after two seconds where no paint is reported, and at once where the page is hidden', () => {
    const page = opened();
    vi.advanceTimersByTime(2000);
    expect(page.begun()).toBe(true);
    expect(opened({ hidden: true }).begun()).toBe(true);
  });
});
