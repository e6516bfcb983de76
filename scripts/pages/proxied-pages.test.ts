// What caches between the server and a browser may store: every page is requested as they see it, by anonymous visitors and by members.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { deviceCookie } from '#server/testing/devices.ts';
import type { TestApp } from '#server/testing/app.ts';
import { publicPage } from '#server/platform/cache/page-cache.ts';
import { accounts, guarded, indexed, missingListings, nowhere, ownDoor, secret } from '#scripts/testing/addresses.ts';
import { builtServer, buildTimeoutMs } from '#scripts/testing/built-server.ts';

type Headers = Record<string, string>;

let server: TestApp;
let device: string;
let token: string;
beforeAll(async () => {
  server = await builtServer({ caches: true });
  device = await deviceCookie(server);
  token = await server.member('member');
}, buildTimeoutMs);
afterAll(() => server.close());

const cacheable = [...indexed, ...missingListings];
const dataOf = (page: string): string => (page === '/' ? '/_root.data' : `${page}.data`);

async function open(url: string, headers: Headers = {}) {
  const { headers: sent } = await server.call({ url, headers: { accept: 'text/html', ...headers } });
  return { control: String(sent['cache-control']), cookie: sent['set-cookie'] };
}

describe.each(cacheable)('%s', (page) => {
  test('may be cached for anonymous visitors, in each language and without a cookie', async () => {
    for (const lng of languages)
      for (const headers of [{ cookie: `lng=${lng}` }, { cookie: `lng=${lng}; ${device}` }])
        for (const url of [page, dataOf(page)]) {
          const { control, cookie } = await open(url, headers);
          expect([url, control, cookie]).toEqual([url, publicPage, undefined]);
        }
  });

  test('is nothing for such a cache where a member asks, or where the address leaves a cookie', async () => {
    const members: Headers[] = [{ cookie: `member=1; ${device}` }, { authorization: `Bearer ${token}` }];
    for (const headers of members) for (const url of [page, dataOf(page)]) expect((await open(url, headers)).control, url).toBe('private, no-cache');
    const { control, cookie } = await open(`${page}?lng=en`);
    expect([control, String(cookie)]).toEqual(['private, no-cache', expect.stringContaining('lng=en')]);
  });
});

test.each([...accounts, ...secret, ...ownDoor, ...guarded, ...nowhere])('%s is for no one but who asked', async (page) => {
  const askers: Headers[] = [{}, { cookie: device }, { cookie: 'member=1' }, { authorization: `Bearer ${token}` }];
  for (const headers of askers) for (const url of [page, dataOf(page)]) expect((await open(url, headers)).control, url).toMatch(/^(?:private|no-store)/);
});
