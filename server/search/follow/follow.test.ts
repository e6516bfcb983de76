import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

// Pictures are drawn on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

interface Page {
  success: boolean;
  items: { PostID: number; price: number; state: string }[];
  gone: { PostID: number; at: string }[];
  cursor: string;
  more: boolean;
  fields?: Record<string, string>;
}

let server: TestApp;
let token: string;
let posts: PostCalls;
beforeAll(async () => {
  server = await testApp();
  token = await server.member('seller');
  posts = postCalls(server, await server.member('clerk', 'support'));
});
afterAll(() => server.close());

const follow = async (query: string): Promise<Page> => (await server.call({ url: `/api/search?${query}` })).json() as Page;
const numbers = (page: Page): number[] => page.items.map(({ PostID }) => PostID);
const gone = (page: Page): number[] => page.gone.map(({ PostID }) => PostID);
/** What there is up to now. */
const present = async (): Promise<string> => {
  let page = await follow('updatedSince=2000-01-01T00:00:00Z&limit=48');
  while (page.more) page = await follow(`cursor=${page.cursor}&limit=48`);
  return page.cursor;
};

describe('following', () => {
  test('tells each post that came, changed or went once, in that order, and ends where nothing is left', async () => {
    const before = await present();
    const first = await posts.live(token);
    const second = await posts.live(token, { type: 'rent' });
    const page = await follow(`cursor=${before}`);
    expect([numbers(page), gone(page), page.more]).toEqual([[first, second], [], false]);
    expect(await follow(`cursor=${page.cursor}`)).toMatchObject({ items: [], gone: [], cursor: page.cursor, more: false });
    await posts.setState(token, first, 'sold');
    await posts.setState(token, second, 'hidden');
    const next = await follow(`cursor=${page.cursor}`);
    expect([next.items, gone(next)]).toMatchObject([[{ PostID: first, state: 'sold' }], [second]]);
    await posts.setState(token, second, 'live');
    expect(numbers(await follow(`cursor=${next.cursor}`))).toEqual([second]);
  });

  test('goes on in pages of any size, also while posts change between them', async () => {
    const before = await present();
    const made = [await posts.live(token), await posts.live(token), await posts.live(token)];
    const one = await follow(`cursor=${before}&limit=1`);
    expect([numbers(one), one.more]).toEqual([[made[0]], true]);
    await posts.remove(token, made[1] ?? 0);
    await server.database.pool.query('update posts set price = price + 1000 where post_id = $1', [made[0]]);
    const rest: Page[] = [];
    for (let cursor = one.cursor, more = true; more;) {
      const page = await follow(`cursor=${cursor}&limit=1`);
      rest.push(page);
      ({ cursor, more } = page);
    }
    expect(rest.flatMap(numbers).toSorted()).toEqual([made[0], made[2]].toSorted());
    expect(rest.flatMap(gone)).toEqual([made[1]]);
  });

  test('misses nothing that began earlier and was committed later', async () => {
    const [slow, quick] = [await posts.live(token), await posts.live(token)];
    const before = await present();
    const client = await server.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('update posts set price = price + 1 where post_id = $1', [slow]);
      await server.database.pool.query('update posts set price = price + 1 where post_id = $1', [quick]);
      const page = await follow(`cursor=${before}`);
      expect(numbers(page)).toEqual([quick]);
      await client.query('commit');
      expect(numbers(await follow(`cursor=${page.cursor}`))).toEqual([slow]);
    } finally {
      client.release();
    }
  });

  test('by filters tells what no longer answers them as gone', async () => {
    const before = await present();
    const post = await posts.live(token);
    const filters = 'purpose=sell&district=dhaka&priceMax=30000000';
    const page = await follow(`cursor=${before}&${filters}`);
    expect(numbers(page)).toEqual([post]);
    expect(numbers(await follow(`cursor=${before}&purpose=rent`))).toEqual([]);
    await server.database.pool.query('update posts set price = 90000000 where post_id = $1', [post]);
    const next = await follow(`cursor=${page.cursor}&${filters}`);
    expect([numbers(next), gone(next)]).toEqual([[], [post]]);
  });

  test('since an instant begins with what changed then', async () => {
    await present();
    const since = new Date().toISOString();
    const post = await posts.live(token);
    expect(numbers(await follow(`updatedSince=${since}`))).toEqual([post]);
    const later = await follow(`updatedSince=${new Date(Date.now() + 60_000).toISOString()}`);
    expect([later.items, later.gone, later.more]).toEqual([[], [], false]);
    expect((await follow(`cursor=${later.cursor}`)).success).toBe(true);
  });

  test('is not moved by what the public does not see', async () => {
    const post = await posts.live(token);
    const before = await present();
    await server.database.pool.query('update posts set renewals = 1, decided_at = now(), primary_contact = $2 where post_id = $1', [post, '01000000009']);
    expect(await follow(`cursor=${before}`)).toMatchObject({ items: [], gone: [] });
  });

  test('refuses a cursor of before a restore, also where its place was reached again', async () => {
    const before = await present();
    expect(await present()).toBe(before);
    // As a restore writes the row of the backup into the table of another database.
    await server.database.pool.query("update change_epochs set written_in = 'the cluster of the backup'");
    await posts.live(token);
    const answer = await server.call({ url: `/api/search?cursor=${before}` });
    expect([answer.statusCode, Object.keys((answer.json() as Page).fields ?? {})]).toEqual([422, ['cursor']]);
    const after = await present();
    expect([after === before, (await follow(`cursor=${after}`)).success]).toEqual([false, true]);
  });

  test.each([
    ['an instant that is none', 'updatedSince=yesterday', 'updatedSince'],
    ['a cursor that is none', 'cursor=abc', 'cursor'],
    ['a cursor of another database', 'cursor=c2.00000000.1', 'cursor'],
    ['a place that was never given', 'cursor=BEYOND', 'cursor'],
    ['words', 'updatedSince=2026-01-01T00:00:00Z&q=flat', 'q'],
    ['another order', 'updatedSince=2026-01-01T00:00:00Z&sort=recent', 'sort'],
    ['a page', 'updatedSince=2026-01-01T00:00:00Z&page=2', 'page'],
    ['offers', 'updatedSince=2026-01-01T00:00:00Z&purpose=group', 'purpose'],
    ['a place that is none', 'updatedSince=2026-01-01T00:00:00Z&district=atlantis', 'district'],
  ])('refuses %s', async (_what, query, field) => {
    const answer = await server.call({ url: `/api/search?${query.replace('BEYOND', (await present()).replace(/\w+$/, 'zzzzzz'))}` });
    expect([answer.statusCode, Object.keys((answer.json() as Page).fields ?? {})]).toEqual([422, [field]]);
  });

  test('leaves the usual search as it was', async () => {
    const answer = (await server.call({ url: '/api/search' })).json() as object;
    for (const name of ['gone', 'cursor', 'more']) expect(answer).not.toHaveProperty(name);
  });
});
