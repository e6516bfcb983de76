// What the server allows caches between it and a browser, and how a cached page passes the queue of reads; every page of the site map is
// requested by scripts/pages/proxied-pages.test.ts.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { languageKey } from '#i18n/language.ts';
import { doors } from '#server/testing/access-table.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { deviceCookie } from '#server/testing/devices.ts';
import { pages } from '#server/testing/pages.ts';
import { publicPage } from './page-cache.ts';

type Headers = Record<string, string>;

let server: TestApp;
let device = '';
let token = '';
beforeAll(async () => {
  server = await testApp({ caches: true, pages });
  device = await deviceCookie(server);
  token = await server.member('member');
  await vi.waitFor(async () => expect((await server.call({ url: '/warm' })).headers['cache-status']).toBe('uthan; hit'), 10_000);
});
afterAll(() => server.close());

describe('caches between the server and a browser', () => {
  const asked = async (url: string, headers: Headers = {}) => {
    const { headers: sent } = await server.call({ url, headers });
    return [sent['cache-control'], sent['set-cookie']];
  };

  test.each(['/first-visit', '/gone'])('may keep %s for anonymous visitors, who get no cookie with it', async (url) => {
    const visitors: Headers[] = [{}, { cookie: device }, { cookie: `${languageKey}=en; theme=dark` }, { 'save-data': 'on' }];
    for (const headers of visitors) for (let times = 0; times < 2; times++) expect(await asked(url, headers)).toEqual([publicPage, undefined]);
  });

  test.each<[string, string, Headers]>([
    ['for a member, who sees at once what is changed', '/first-visit', { cookie: 'member=1' }],
    ['that came with a token', '/first-visit', { authorization: 'Bearer anything' }],
    ['with a language to remember', `/first-visit?${languageKey}=en`, {}],
    ['with a parameter that it does not name', '/first-visit?unknown=1', {}],
    ['of its own', '/own', {}],
    ['of which a part is missing', '/partly', {}],
    ['that leads elsewhere', '/moved', {}],
  ])('may not keep a page %s', async (_which, url, headers) => {
    for (let times = 0; times < 2; times++) expect((await asked(url, headers))[0]).toBe('private, no-cache');
  });

  test('ask for each search, which is counted here', async () => {
    for (let times = 0; times < 2; times++) expect(await asked('/seen?q=counted')).toEqual(['public, no-cache', undefined]);
  });

  test('keep nothing of a page that failed', async () => {
    expect((await asked('/away'))[0]).toBe('no-store');
  });
});

test('under load a page that is cached comes at once, one that has to be made waits for its turn', async () => {
  let leave = (): void => undefined;
  const admit = vi.spyOn(server.app.shedding, 'admit').mockImplementation(() => new Promise((resolve) => (leave = () => resolve(true))));
  let isMade = false;
  const waiting = server.call({ url: '/waits' }).then(() => (isMade = true));
  await vi.waitFor(() => expect(admit).toHaveBeenCalledOnce());
  expect(isMade).toBe(false);
  leave();
  await waiting;
  expect((await server.call({ url: '/waits' })).headers['cache-status']).toBe('uthan; hit');
  expect(admit).toHaveBeenCalledOnce();
  admit.mockRestore();
});

/** The list of areas is the same for everyone and all day. */
const forAll = '/api/areas';
const read = doors.filter(({ call }) => call.startsWith('GET ') && call !== `GET ${forAll}`).map(({ call }) => call.slice(4).replaceAll(/:\w+/g, '1'));

test.each(read)('no cache keeps what %s says to a member, and reading it sets no cookie', async (url) => {
  expect((await server.call({ url, token })).headers['cache-control'] ?? 'no-store').not.toMatch(/public|s-maxage/);
  expect((await server.call({ url })).headers['set-cookie']).toBeUndefined();
});
