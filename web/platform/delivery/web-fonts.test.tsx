import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseFonts, fetchWebFonts, showWebFonts } from './web-fonts.ts';

const fonts = '/assets/text-1.woff2 /assets/display-1.woff2';
const root = document.documentElement;
const font = (): string | undefined => root.dataset['font'];
const preloaded = (): string[] => [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href') ?? '');
// As the browser does with a script in the page.
const run = (script: string): unknown => new Function(script)();

/** A device whose letters have these widths: all equal if it has none and shows boxes. */
function deviceWith(widthOf: (letter: string) => number): void {
  const context = { font: '', measureText: (letter: string) => ({ width: widthOf(letter) }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null);
}

const fetched = vi.fn(async (_url: string) => new Response('font'));

beforeEach(() => {
  document.head.innerHTML = `<style data-sheet="/s.css" data-fonts="${fonts}"></style>`;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  deviceWith((letter) => letter.codePointAt(0) ?? 0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockClear();
  localStorage.clear();
  document.head.innerHTML = '';
  for (const name of ['font', 'saver']) delete root.dataset[name];
});

const firstVisit = async (): Promise<void> => {
  run(chooseFonts);
  run(fetchWebFonts);
  await vi.runAllTimersAsync();
};

test('a first page keeps the fonts of the device, and fetches ours for the next one', async () => {
  await firstVisit();
  expect([font(), preloaded()]).toEqual(['device', []]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(fonts.split(' '));
  delete root.dataset['font'];
  run(chooseFonts);
  expect([font(), preloaded().toSorted()]).toEqual([undefined, fonts.split(' ').toSorted()]);
});

test('the next page of the same visit switches to fonts that are cached, and to no others', async () => {
  run(chooseFonts);
  showWebFonts();
  expect(font()).toBe('device');
  run(fetchWebFonts);
  await vi.runAllTimersAsync();
  showWebFonts();
  expect(font()).toBeUndefined();
});

test('each language is remembered beside the other, and a new build’s fonts are fetched again', async () => {
  await firstVisit();
  const style = document.querySelector('style') as HTMLElement;
  style.dataset['fonts'] = '/assets/latin-1.woff2';
  await firstVisit();
  for (const [list, expected] of [
    [fonts, undefined],
    ['/assets/latin-1.woff2', undefined],
    ['/assets/text-2.woff2', 'device'],
  ] as const) {
    delete root.dataset['font'];
    style.dataset['fonts'] = list;
    run(chooseFonts);
    expect(font(), list).toBe(expected);
  }
});

test('in data saver mode nothing is fetched', async () => {
  root.dataset['saver'] = '';
  await firstVisit();
  expect([font(), fetched.mock.calls]).toEqual(['device', []]);
});

test('a device that shows boxes gets our fonts immediately, all together, also in data saver mode', async () => {
  deviceWith(() => 12);
  root.dataset['saver'] = '';
  await firstVisit();
  expect([font(), fetched.mock.calls.length]).toEqual([undefined, 2]);
});

test('a font that fails to load does not count as cached', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  await firstVisit();
  showWebFonts();
  expect([font(), localStorage.length]).toEqual(['device', 0]);
});
