import { beforeEach, expect, test, vi } from 'vitest';

interface Entry {
  state: unknown;
  url: string;
}

/** A window's history whose steps come later, as in browsers. */
function fakeHistory() {
  const entries: Entry[] = [
    { state: { idx: 0, key: 'list' }, url: '/list' },
    { state: { idx: 1, key: 'post' }, url: '/post' },
  ];
  let at = 1;
  return {
    get state() {
      return entries[at]?.state;
    },
    entries,
    url: () => entries[at]?.url,
    pushState(state: unknown, _: string, url?: string) {
      entries.splice(at + 1, Infinity, { state, url: url ?? entries[at]?.url ?? '' });
      at += 1;
    },
    replaceState(state: unknown, _: string, url?: string) {
      entries[at] = { state, url: url ?? entries[at]?.url ?? '' };
    },
    go(steps: number) {
      setTimeout(() => {
        const to = Math.min(entries.length - 1, Math.max(0, at + steps));
        if (to === at) return;
        at = to;
        window.dispatchEvent(new PopStateEvent('popstate', { state: entries[at]?.state }));
      });
    },
  };
}

/** What the router is told, and what it writes. */
const heard = vi.fn<() => void>();
let past: ReturnType<typeof fakeHistory>;
const settled = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(50));
const back = async (): Promise<void> => {
  past.go(-1);
  await settled();
};
let layers: typeof import('./back-layers.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  past = fakeHistory();
  vi.stubGlobal('history', past);
  const listen = vi.spyOn(window, 'addEventListener');
  layers = await import('./back-layers.ts');
  layers.watchBack();
  window.addEventListener('popstate', heard);
  const mine = listen.mock.calls.filter(([name]) => name === 'popstate');
  heard.mockClear();
  return () => {
    for (const [name, listener, options] of mine) window.removeEventListener(name, listener, options);
  };
});

/** Something that can be opened and closed as a sheet is. */
function layer(page = 'post') {
  let remove = (): void => undefined;
  const closed = vi.fn(() => remove());
  remove = layers.addLayer(page, closed);
  return { closed, close: () => remove() };
}

test('Back closes what is open, and the router hears nothing', async () => {
  const sheet = layer();
  await settled();
  expect(past.entries).toHaveLength(3);
  await back();
  expect(sheet.closed).toHaveBeenCalledOnce();
  expect([past.url(), heard.mock.calls.length]).toEqual(['/post', 0]);
  await back();
  expect([past.url(), heard.mock.calls.length]).toEqual(['/list', 1]);
});

test('closed by its button it leaves no entry behind', async () => {
  const sheet = layer();
  await settled();
  sheet.close();
  await settled();
  expect(heard).not.toHaveBeenCalled();
  await back();
  expect([past.url(), heard.mock.calls.length]).toEqual(['/list', 1]);
});

test('of two that are open Back closes the topmost first', async () => {
  const [sheet, question] = [layer(), layer()];
  await settled();
  await back();
  expect([sheet.closed.mock.calls.length, question.closed.mock.calls.length]).toEqual([0, 1]);
  await back();
  expect(sheet.closed).toHaveBeenCalledOnce();
  expect(past.url()).toBe('/post');
});

test('a page that is opened from within follows the page below', async () => {
  const sheet = layer();
  await settled();
  history.pushState({ idx: 2, key: 'other' }, '', '/other');
  await settled();
  sheet.close();
  await settled();
  expect([past.url(), heard.mock.calls.length]).toEqual(['/other', 0]);
  await back();
  expect([past.url(), heard.mock.calls.length]).toEqual(['/post', 1]);
  await back();
  expect(past.url()).toBe('/list');
});

test('what covers a page that is left already, while the next one is drawn, takes no Back of the next one', async () => {
  const cover = layer();
  await settled();
  history.pushState({ idx: 2, key: 'other' }, '', '/other');
  await settled();
  expect([past.url(), past.entries.length]).toEqual(['/other', 3]);
  await back();
  expect([past.url(), heard.mock.calls.length, cover.closed.mock.calls.length]).toEqual(['/post', 1, 0]);
});

test('what covers a page that was left by Back, while the one before is on its way, takes no Back either', async () => {
  await back();
  expect(past.url()).toBe('/list');
  const cover = layer();
  await settled();
  expect(past.state).toEqual({ idx: 0, key: 'list' });
  expect(past.entries).toHaveLength(2);
  cover.close();
  await settled();
  expect(heard).toHaveBeenCalledOnce();
});

test('closing and leading on in one step leaves the page below in the history, and nothing else', async () => {
  const sheet = layer();
  await settled();
  sheet.close();
  history.pushState({ idx: 2, key: 'other' }, '', '/other');
  await settled();
  expect(past.entries.map(({ url }) => url)).toEqual(['/list', '/post', '/other']);
  expect(past.url()).toBe('/other');
  await back();
  expect([past.url(), heard.mock.calls.length]).toEqual(['/post', 1]);
});

test('an address that is replaced while something is open is that of the page below', async () => {
  const sheet = layer();
  await settled();
  history.replaceState({ idx: 1, key: 'sorted' }, '', '/post?sort=recent');
  await settled();
  // Shown by then.
  sheet.close();
  const still = layer('sorted');
  await settled();
  expect(past.entries.map(({ url }) => url)).toEqual(['/list', '/post?sort=recent', '/post?sort=recent']);
  await back();
  expect(still.closed).toHaveBeenCalledOnce();
  expect([past.url(), heard.mock.calls.length]).toEqual(['/post?sort=recent', 0]);
});

test('what does not close has its entry again', async () => {
  layers.addLayer('post', () => undefined);
  await settled();
  await back();
  expect(past.entries).toHaveLength(3);
  expect(past.state).toMatchObject({ layers: 1 });
});

test('where the page was loaded again while something was open, that entry is left', async () => {
  past.pushState({ ...(past.state as object), layers: 1 }, '');
  layers.watchBack();
  await settled();
  expect(past.state).toEqual({ idx: 1, key: 'post' });
  expect(heard).not.toHaveBeenCalled();
});

test('forward to where something was open stays on the page', async () => {
  layer();
  await settled();
  await back();
  past.go(1);
  await settled();
  expect(past.state).toEqual({ idx: 1, key: 'post' });
  expect(heard).not.toHaveBeenCalled();
});
