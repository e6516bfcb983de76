import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoggedSearch } from '#contracts/search/search-log.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { openSearchLog } from './search-log.ts';

let server: TestApp;
let clerk: string;
let PostID: number;
beforeAll(async () => {
  server = await testApp({ caches: true });
  clerk = await server.member('clerk', 'support');
  PostID = await postCalls(server, clerk).live(await server.member('seller'));
});
afterAll(() => server.close());

/** Someone else each time. */
let people = 0;
const somebody = () => ({ remoteAddress: `10.1.${++people}.1` });
const search = (query: Record<string, string>, sent: object = {}) => server.call({ url: `/api/search?${new URLSearchParams(query)}`, ...somebody(), ...sent });
const read = async (query = ''): Promise<LoggedSearch[]> =>
  ((await server.call({ url: `/api/admin/searches?${query}`, token: clerk })).json() as { items: LoggedSearch[] }).items;
const choose = (body: object, sent: object = {}) => server.call({ method: 'POST', url: '/api/search/chosen', payload: body, ...somebody(), ...sent });

beforeEach(async () => {
  await read();
  await server.database.pool.query('truncate search_log, search_choices');
});

describe('a search', () => {
  test('is logged with what was understood and how many posts there were, however often it is answered from the cache', async () => {
    for (let time = 0; time < 3; time++) await search({ q: 'Dhanmondi  Flat' });
    expect(await read()).toMatchObject([
      { text: 'dhanmondi flat', purpose: null, searches: 3, empty: 0, total: 1, chosen: 0, position: null, posts: [], ignored: [] },
    ]);
    const [logged] = await read();
    expect(logged?.understood.map(({ filter }) => filter)).toEqual(expect.arrayContaining(['propertyType', 'subDistrict']));
    expect(logged?.lastDay).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('that finds nothing counts among those', async () => {
    await search({ q: 'xqzw' });
    await search({ q: 'dhanmondi' });
    expect(await read('show=empty')).toMatchObject([{ text: 'xqzw', searches: 1, empty: 1, total: 0 }]);
    const { dashboard } = (await server.call({ url: '/api/admin/dashboard', token: clerk })).json() as { dashboard: { searches: object } };
    expect(dashboard.searches).toEqual({ searches: 2, empty: 1 });
  });

  test('is told apart by its tab', async () => {
    await search({ q: 'gulshan', purpose: 'rent' });
    await search({ q: 'gulshan' });
    expect((await read()).map(({ purpose }) => purpose).toSorted()).toEqual(['rent', null].toSorted());
  });

  test('counts once for whoever pages, filters or reloads', async () => {
    const same = somebody();
    await search({ q: 'gulshan' }, same);
    await search({ q: 'gulshan' }, same);
    await search({ q: 'gulshan', bedMin: '2' }, same);
    await search({ q: 'gulshan', page: '2' }, same);
    expect(await read()).toMatchObject([{ text: 'gulshan', searches: 1 }]);
  });

  test.each([
    ['without words', { purpose: 'sell' }, {}],
    ['that only counts', { q: 'gulshan', limit: '1' }, {}],
    ['of a robot', { q: 'gulshan' }, { headers: { 'user-agent': 'Googlebot/2.1' } }],
    ['that the browser fetches in advance', { q: 'gulshan' }, { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['that a page’s loader makes', { q: 'gulshan' }, { headers: { 'x-page-loader': '1' } }],
    ['that is refused', { q: 'gulshan', sort: 'odd' }, {}],
  ])('%s is not logged', async (_which, query, sent) => {
    await search(query as unknown as Record<string, string>, sent);
    expect(await read()).toEqual([]);
  });

  test('of staff is not logged', async () => {
    await search({ q: 'gulshan' }, { token: clerk });
    expect(await read()).toEqual([]);
  });

  test('says nothing about people: neither in its text nor in another column', async () => {
    await search({ q: 'flat 01711-223344 rahim@example.com NID 1234567890123' });
    await search({ q: 'uttara flat 01711 223 344 please' });
    const logged = await read('sort=text');
    expect(logged.map(({ text }) => text)).toEqual(['flat nid', 'uttara flat please']);
    expect(JSON.stringify(logged)).not.toMatch(/223|1711|344|rahim|example|123456/);
    const { rows } = await server.database.pool.query(
      `select column_name from information_schema.columns where table_name like 'search_%' and column_name ~ 'user|address|device|agent|ip$'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a result that is opened', () => {
  test('counts for the words that found it, with its place in the list', async () => {
    await search({ q: 'Dhanmondi' });
    await read();
    expect((await choose({ q: 'dhanmondi', PostID, position: 2 })).json()).toEqual({ success: true });
    await choose({ q: 'Dhanmondi ', PostID, position: 4 });
    expect(await read()).toMatchObject([{ text: 'dhanmondi', searches: 1, chosen: 2, position: 3, posts: [PostID] }]);
    expect(await read('show=unchosen')).toEqual([]);
  });

  test('of words that nobody searched, or of a post that is none, is made up', async () => {
    await search({ q: 'dhanmondi' });
    await read();
    await choose({ q: 'casino', PostID, position: 1 });
    await choose({ q: 'dhanmondi', PostID: 999_999, position: 1 });
    expect(await read()).toMatchObject([{ chosen: 0 }]);
    expect((await server.database.db.selectFrom('search_choices').selectAll().execute()).length).toBe(0);
  });

  test('counts once for the same person', async () => {
    await search({ q: 'dhanmondi' });
    await read();
    const same = somebody();
    for (let time = 0; time < 3; time++) await choose({ q: 'dhanmondi', PostID, position: 1 }, same);
    expect(await read()).toMatchObject([{ chosen: 1 }]);
  });

  test.each([
    ['q', { q: ' ' }],
    ['PostID', { PostID: 0 }],
    ['position', { position: 'first' }],
  ])('with a wrong %s is refused there', async (field, wrong) => {
    const answer = await choose({ q: 'dhanmondi', PostID, position: 1, ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys((answer.json() as { fields: object }).fields)).toContain(field);
  });
});

describe('the list', () => {
  test('is for staff', async () => {
    const member = await server.member('member');
    expect((await server.call({ url: '/api/admin/searches' })).statusCode).toBe(401);
    expect((await server.call({ url: '/api/admin/searches', token: member })).statusCode).toBe(403);
    await server.database.pool.query(`update users set status = 'suspended' where email = 'member@example.test'`);
    expect((await server.call({ url: '/api/admin/searches', token: member })).json()).toMatchObject({ error: 'ACCOUNT_SUSPENDED' });
  });

  test('has the most frequent first, or as it is told, and is narrowed by words and days', async () => {
    for (let time = 0; time < 2; time++) await search({ q: 'dhanmondi' });
    await search({ q: 'banani xqzw' });
    await read();
    await server.database.pool.query(`insert into search_log (day, text, purpose, searches) values (current_date - 40, 'old words', '', 9)`);
    const texts = async (query: string) => (await read(query)).map(({ text }) => text);
    expect(await texts('')).toEqual(['dhanmondi', 'banani xqzw']);
    expect(await texts('sort=text')).toEqual(['banani xqzw', 'dhanmondi']);
    expect(await texts('q=BANANI')).toEqual(['banani xqzw']);
    expect(await texts('days=90')).toEqual(['old words', 'dhanmondi', 'banani xqzw']);
    expect((await server.call({ url: '/api/admin/searches?days=91', token: clerk })).statusCode).toBe(422);
  });
});

test('what is older than ninety days is forgotten', async () => {
  const { pool } = server.database;
  await pool.query(`insert into search_log (day, text, purpose, searches) values (current_date - 95, 'old', '', 1), (current_date - 80, 'kept', '', 1)`);
  await pool.query(`insert into search_choices (day, text, post_id, position, times) values (current_date - 95, 'old', 1, 1, 1)`);
  await postCalls(server, clerk).doJob('search.forget');
  expect((await pool.query('select text from search_log')).rows).toEqual([{ text: 'kept' }]);
  expect((await pool.query('select text from search_choices')).rows).toEqual([]);
});

describe('the log in memory', () => {
  const quiet = { warn: () => undefined } as never;
  const asker = () => ({ address: somebody().remoteAddress, agent: '' });
  const query = (q: string) => ({ q, purpose: undefined, page: 1, limit: 12 });

  test('keeps what could not be written for the next time', async () => {
    const { db, pool } = server.database;
    const log = openSearchLog({ db, log: quiet });
    await pool.query('alter table search_log rename to search_log_away');
    log.asked(query('banani'), asker());
    await log.flush();
    await pool.query('alter table search_log_away rename to search_log');
    log.asked(query('banani'), asker());
    await log.stop();
    expect(await read()).toMatchObject([{ text: 'banani', searches: 2 }]);
  });

  test('writes the rest when the server stops, and holds no more than two thousand texts', async () => {
    const log = openSearchLog({ db: server.database.db, log: quiet });
    for (let time = 0; time < 2500; time++) log.asked(query(`word ${time}`), asker());
    await log.stop();
    expect((await server.database.pool.query('select count(*)::int as count from search_log')).rows).toEqual([{ count: 2000 }]);
  });
});
