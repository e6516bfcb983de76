// The service worker as the browser runs it, with a browser of its own.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';

const code = readFileSync(path.resolve(import.meta.dirname, '../../public/sw.js'), 'utf8');
const origin = 'https://uthan.example';

interface Tab {
  url: string;
  focus: ReturnType<typeof vi.fn>;
  navigate: ReturnType<typeof vi.fn>;
}

const tab = (path_: string, led = true): Tab => {
  const own: Tab = { url: `${origin}${path_}`, focus: vi.fn(), navigate: vi.fn() };
  own.navigate.mockImplementation(() => (led ? Promise.resolve(own) : Promise.reject(new TypeError('not controlled'))));
  return own;
};

let tabs: Tab[];
const listeners = new Map<string, (event: object) => void>();
const shown = vi.fn();
const opened = vi.fn();
beforeEach(() => {
  tabs = [];
  shown.mockReset();
  opened.mockReset();
  const self = {
    location: { origin },
    addEventListener: (name: string, listen: (event: object) => void) => listeners.set(name, listen),
    registration: { showNotification: shown },
    clients: { matchAll: () => Promise.resolve(tabs), openWindow: opened },
  };
  runInNewContext(code, { self, URL });
});

/** Hands it an event and waits for what it does then. */
async function fire(name: string, event: object): Promise<void> {
  const work: unknown[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (one: unknown) => work.push(one) });
  await Promise.all(work);
}
const push = (payload: unknown) => fire('push', { data: { json: () => payload } });
const press = (link: unknown) => fire('notificationclick', { notification: { close: () => undefined, data: { link } } });

test('a push is shown with its words, in the place of one with the same tag', async () => {
  await push({ title: 'Price drop', message: 'From Tk 2 crore', link: '/a', tag: 'one' });
  expect(shown).toHaveBeenCalledWith('Price drop', expect.objectContaining({ body: 'From Tk 2 crore', tag: 'one', data: { link: '/a' } }));
});

test('a push that cannot be read is shown all the same, since browsers ask for that', async () => {
  await fire('push', {});
  expect(shown).toHaveBeenCalledWith('উঠান · Uthan', expect.objectContaining({ data: { link: '/user/my-inbox' } }));
});

test('a press goes to the tab that shows it', async () => {
  tabs = [tab('/other'), tab('/there')];
  await press('/there');
  expect(tabs[1]?.focus).toHaveBeenCalledOnce();
  expect(tabs[0]?.navigate).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();
});

test('or takes an open tab there', async () => {
  tabs = [tab('/other')];
  await press('/there');
  expect(tabs[0]?.navigate).toHaveBeenCalledWith(`${origin}/there`);
  expect(tabs[0]?.focus).toHaveBeenCalledOnce();
});

test.each([
  ['none is open', []],
  ['the open one cannot be led', [tab('/other', false)]],
])('or opens one where %s', async (_name, open) => {
  tabs = open;
  await press('/there');
  expect(opened).toHaveBeenCalledWith(`${origin}/there`);
});

test.each(['https://elsewhere.example/a', '//elsewhere.example', 'javascript:alert(1)', undefined])(
  'whatever the message says, it leads to no other site: %s',
  async (link) => {
    await press(link);
    expect(String(opened.mock.calls[0]?.[0])).toMatch(/^https:\/\/uthan\.example\//);
  },
);
