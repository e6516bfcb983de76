// The service worker as the browser runs it, with a browser of its own.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';

const code = readFileSync(path.resolve(import.meta.dirname, '../../public/sw.js'), 'utf8');
const origin = 'https://uthan.example';

type Question = { ask: 'told' | 'open'; id: string; link?: string };

interface Tab {
  url: string;
  focused: boolean;
  focus: ReturnType<typeof vi.fn>;
  navigate: ReturnType<typeof vi.fn<(url: string) => Promise<unknown>>>;
  /** What it was asked. */
  asked: Question[];
  postMessage: (question: Question, ports: [MessagePort]) => void;
}

/** `answers` is what its page says to the worker; without it the page says nothing. */
const tab = (path_: string, { led = true, focused = false, answers }: { led?: boolean; focused?: boolean; answers?: boolean } = {}): Tab => {
  const asked: Question[] = [];
  const own: Tab = {
    url: `${origin}${path_}`,
    focused,
    focus: vi.fn(),
    navigate: vi.fn<(url: string) => Promise<unknown>>(),
    asked,
    postMessage(question, [port]) {
      asked.push(question);
      if (answers !== undefined) port.postMessage(answers);
    },
  };
  own.navigate.mockImplementation(() => (led ? Promise.resolve(own) : Promise.reject(new TypeError('not controlled'))));
  return own;
};

let tabs: Tab[];
let userAgent: string;
const listeners = new Map<string, (event: object) => void>();
const shown = vi.fn();
const opened = vi.fn();
beforeEach(() => {
  tabs = [];
  userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36';
  shown.mockReset();
  opened.mockReset();
  const self = {
    location: { origin },
    addEventListener: (name: string, listen: (event: object) => void) => listeners.set(name, listen),
    registration: { showNotification: shown },
    clients: { matchAll: () => Promise.resolve(tabs), openWindow: opened },
  };
  start = () =>
    void runInNewContext(code, {
      self,
      importScripts: () => undefined,
      URL,
      MessageChannel: Channel,
      setTimeout: (give: () => void) => setTimeout(give, 20),
      navigator: { userAgent },
    });
});
let start: () => void;

/** A channel whose messages arrive at once. */
class Channel {
  port1: { onmessage?: (event: { data: unknown }) => void } = {};
  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

/** Hands it an event and waits for what it does then. */
async function fire(name: string, event: object): Promise<void> {
  start();
  const work: unknown[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (one: unknown) => work.push(one) });
  await Promise.all(work);
}
const push = (payload: unknown) => fire('push', { data: { json: () => payload } });
const press = (link: unknown) => fire('notificationclick', { notification: { close: () => undefined, tag: 'one', data: { link } } });

test('a push is shown with its words, in the place of one with the same tag', async () => {
  await push({ title: 'Price drop', message: 'From Tk 2 crore', link: '/a', tag: 'one' });
  expect(shown).toHaveBeenCalledWith('Price drop', expect.objectContaining({ body: 'From Tk 2 crore', tag: 'one', data: { link: '/a' } }));
});

test('a push that cannot be read is shown all the same, since browsers ask for that', async () => {
  await fire('push', {});
  expect(shown).toHaveBeenCalledWith('উঠান · Uthan', expect.objectContaining({ data: { link: '/user/my-inbox' } }));
});

test('what the tab in front has told already is not shown again', async () => {
  tabs = [tab('/other', { answers: true }), tab('/here', { focused: true, answers: true })];
  await push({ title: 'Price drop', tag: 'one' });
  expect(shown).not.toHaveBeenCalled();
  expect(tabs[1]?.asked).toEqual([{ ask: 'told', id: 'one' }]);
});

test.each<[string, Tab[]]>([
  ['the tab in front knows nothing of it', [tab('/here', { focused: true, answers: false })]],
  ['the tab in front says nothing', [tab('/here', { focused: true })]],
  ['a tab that told it is not in front', [tab('/here', { answers: true })]],
])('a push is shown where %s', async (_name, open) => {
  tabs = open;
  await push({ title: 'Price drop', tag: 'one' });
  expect(shown).toHaveBeenCalledOnce();
});

test('Safari is always shown it: it takes the permission away from sites that show nothing', async () => {
  userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
  tabs = [tab('/here', { focused: true, answers: true })];
  await push({ title: 'Price drop', tag: 'one' });
  expect(shown).toHaveBeenCalledOnce();
});

test('a press has an open tab go there by itself, which marks it as read', async () => {
  tabs = [tab('/other', { answers: true })];
  await press('/there?tab=1');
  expect(tabs[0]?.asked).toEqual([{ ask: 'open', id: 'one', link: '/there?tab=1' }]);
  expect(tabs[0]?.focus).toHaveBeenCalledOnce();
  expect(tabs[0]?.navigate).not.toHaveBeenCalled();
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
  ['the open one cannot be led', [tab('/other', { led: false })]],
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
