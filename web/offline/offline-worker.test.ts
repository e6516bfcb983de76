// What the worker answers itself, with a browser of its own.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const code = readFileSync(path.resolve(import.meta.dirname, '../../public/sw-offline.js'), 'utf8');
const origin = 'https://uthan.example';

class Cache {
  readonly entries = new Map<string, Response>();
  readonly #key = (asked: string | Request): string => new URL(typeof asked === 'string' ? asked : asked.url, origin).href;
  match = async (asked: string) => this.entries.get(this.#key(asked))?.clone();
  put = async (asked: string, response: Response) => void this.entries.set(this.#key(asked), response);
  delete = async (asked: string | Request) => this.entries.delete(this.#key(asked));
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
}

let stored: Map<string, Cache>;
let online: boolean;
let asked: string[];
let saver: string | undefined;
/** What the pages show beside their words. */
let drawings: string;
const listeners = new Map<string, (event: object) => void>();
const html = (title: string) => `<!doctype html><html lang="bn"><head><title>${title}</title><link href="/assets/base-1.css"></head>${drawings}</html>`;

beforeEach(() => {
  stored = new Map();
  online = true;
  asked = [];
  saver = undefined;
  drawings = '';
  const caches = {
    open: async (name: string) => stored.get(name) ?? stored.set(name, new Cache()).get(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  const fetch = async (request: string | Request): Promise<Response> => {
    const url = new URL(typeof request === 'string' ? request : request.url, origin);
    asked.push(url.pathname);
    if (!online) throw new TypeError('Failed to fetch');
    if (url.pathname.endsWith('/404')) return new Response('', { status: 404 });
    const response = new Response(html(url.pathname), { headers: { 'content-type': 'text/html; charset=utf-8' } });
    const copy = response.clone();
    // Only an answer of the network has an address, and its copy has it too.
    Object.defineProperty(copy, 'url', { value: url.href });
    return Object.defineProperties(response, { url: { value: url.href }, clone: { value: () => copy } });
  };
  const self = {
    location: new URL(origin),
    addEventListener: (name: string, listen: (event: object) => void) => listeners.set(name, listen),
    skipWaiting: () => undefined,
    cookieStore: { get: async () => (saver === undefined ? null : { value: saver }) },
  };
  class Redirecting extends Response {
    static override redirect = (to: string): Response => new Response(null, { status: 302, headers: { location: to } });
  }
  runInNewContext(code, { self, caches, fetch, navigator: {}, URL, URLSearchParams, Headers, Response: Redirecting, Map, Set, Promise, Date, console });
});

/** What the worker answers; undefined where it leaves the request to the browser. */
async function open(address: string, { method = 'GET', mode = 'navigate' }: { method?: string; mode?: string } = {}): Promise<Response | undefined> {
  const waits: unknown[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { url: new URL(address, origin).href, method, mode, headers: new Headers() },
    waitUntil: (work: unknown) => waits.push(work),
    respondWith: (given: Promise<Response>) => void (answer = given),
  });
  const given = await answer?.catch(() => undefined);
  await Promise.all(waits);
  return given;
}
const viewed = (): string[] => [...(stored.get('viewed-1')?.entries.keys() ?? [])].map((url) => new URL(url).pathname);

test.each<[string, { method?: string; mode?: string }]>([
  ['/api/profile', { mode: 'cors' }],
  ['/api/profile', { mode: 'navigate' }],
  ['/Property-Rent-Details/7', { method: 'POST' }],
  ['https://elsewhere.example/assets/a.js', { mode: 'cors' }],
  ['/build-id', { mode: 'cors' }],
])('%s is left to the browser: %j', async (address, how) => {
  expect(await open(address, how)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('a page that was looked at opens without a connection and says of when it is', async () => {
  await open('/Property-Rent-Details/7?utm_source=x');
  online = false;
  const kept = await open('/property-rent-details/7');
  expect(await kept?.text()).toMatch(/^<!doctype html><html data-kept-at="\d+" lang="bn">/);
});

test('with a connection the server is asked, whatever is kept', async () => {
  await open('/Property-Rent-Details/7');
  asked = [];
  await open('/Property-Rent-Details/7');
  expect(asked[0]).toBe('/Property-Rent-Details/7');
});

test('where data is saved no page is fetched only to be kept', async () => {
  const fetched = async (): Promise<string[]> => {
    asked = [];
    await open('/Property-Rent-Details/7.data', { mode: 'cors' });
    return asked;
  };
  saver = '1';
  expect(await fetched()).toEqual(['/Property-Rent-Details/7.data']);
  saver = '0';
  expect(await fetched()).toContain('/Property-Rent-Details/7');
});

test('the last twenty are kept', async () => {
  for (let id = 1; id <= 22; id++) await open(`/Property-Rent-Details/${id}`);
  expect(viewed()).toHaveLength(20);
  expect(viewed()).not.toContain('/property-rent-details/2');
  expect(viewed()).toContain('/property-rent-details/22');
});

test.each(['/', '/property-search', '/ResetPassword/abc', '/admin', '/MyAccount', '/ProfileDetails/1', '/unsubscribe/abc'])(
  '%s is never kept',
  async (address) => {
    await open(address);
    expect([...stored.values()].flatMap(({ entries }) => [...entries.keys()])).toEqual([]);
  },
);

test.each([
  ['/property-search/map', 'maps-1', ['?bedMin=3', '?q=mirpur', '?bedMin=5']],
  ['/compare', 'comparisons-1', ['?ids=1,2', '?ids=3', '']],
] as const)('%s opens again with its search, another search opens the last one, and leaving takes them along', async (path, cache, [first, second, other]) => {
  await open(`${path}${first}`);
  await open(`${path}.data${second}&_routes=web%2Fsearch`, { mode: 'cors' });
  expect([...(stored.get(cache)?.entries.keys() ?? [])]).toEqual([first, second].map((query) => `${origin}${path}${query}`));
  online = false;
  expect(await (await open(`${path}${first}`))?.text()).toContain('data-kept-at');
  expect((await open(`${path}${other}`))?.headers.get('location')).toBe(`${path}${second}`);
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('message')?.({ data: { keep: 'forget' }, waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
  expect(stored.has(cache)).toBe(false);
});

test('another spelling leads to the address that was kept', async () => {
  await open('/BlogPostDetails/7/how-to-buy');
  online = false;
  expect((await open('/BlogPostDetails/7'))?.headers.get('location')).toBe('/BlogPostDetails/7/how-to-buy');
});

test('what is not kept leads to the page that says so, and back from there', async () => {
  await open('/Offline');
  online = false;
  expect((await open('/AboutUs?x=1'))?.headers.get('location')).toBe('/Offline?to=%2FAboutUs%3Fx%3D1');
});

test('whoever leaves takes everything along', async () => {
  await open('/Property-Rent-Details/7');
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('message')?.({ data: { keep: 'forget' }, waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
  expect(stored.has('viewed-1')).toBe(false);
});

test('the drawing of the page that says there is no connection is kept with it', async () => {
  drawings = '<img src="/empty-cloud.svg">';
  await open('/Offline');
  online = false;
  expect((await open('/empty-cloud.svg', { mode: 'no-cors' }))?.status).toBe(200);
});

/** What was kept longest ago comes first, as in a browser. */
async function fillAssets(count: number): Promise<Cache> {
  const assets = new Cache();
  stored.set('assets-1', assets);
  for (const name of ['base-1.css', 'framework-1.js']) await assets.put(`/assets/${name}`, new Response(name));
  for (let at = 0; at < count; at++) await assets.put(`/assets/old-${at}.js`, new Response(''));
  return assets;
}

test('code that is used again is not dropped for being the oldest', async () => {
  const assets = await fillAssets(698);
  // The page names the styles; the framework is asked for when it starts.
  await open('/Property-Rent-Details/7');
  await open('/assets/framework-1.js', { mode: 'cors' });
  await open('/assets/newer-1.js', { mode: 'cors' });
  await open('/assets/newer-2.js', { mode: 'cors' });
  await open('/Property-Rent-Details/8');
  const names = [...assets.entries.keys()].map((url) => new URL(url).pathname);
  expect(names).toHaveLength(700);
  for (const name of ['base-1.css', 'framework-1.js', 'newer-2.js']) expect(names).toContain(`/assets/${name}`);
  expect(names.filter((name) => name.startsWith('/assets/old-')).at(0)).toBe('/assets/old-2.js');
  online = false;
  expect(await (await open('/assets/framework-1.js', { mode: 'cors' }))?.text()).toBe('framework-1.js');
});

test('as long as there is room nothing is written again', async () => {
  const assets = await fillAssets(100);
  const before = [...assets.entries.keys()];
  await open('/Property-Rent-Details/7');
  await open('/assets/framework-1.js', { mode: 'cors' });
  expect([...assets.entries.keys()].slice(0, before.length)).toEqual(before);
});
