// Shortlists: made by their owner, and answered by anyone who has the address.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import type { Shortlist, ShortlistEntry } from '#contracts/posts/shortlists.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { joined, liveAddress } from '#server/testing/live.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { shortlisting } from '#server/testing/content/shortlist.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: TestApp;
let posts: PostCalls;
let seller: string;
let owner: string;
let calls: ReturnType<typeof shortlisting>;
beforeAll(async () => {
  server = await testApp({ topics: true });
  seller = await server.member('seller');
  owner = await server.member('owner');
  posts = postCalls(server, await server.member('clerk', 'support'));
  calls = shortlisting(server, { posts, owner, seller });
});
afterAll(() => server.close());

describe('who may', () => {
  test.each([
    ['GET', '/api/shortlists'],
    ['POST', '/api/shortlists'],
  ] as const)('%s %s is for members in good standing', async (method, url) => {
    const suspended = await server.member('halted');
    await calls.setStatus('halted@example.test', 'suspended');
    expect((await calls.ask(method, url)).status).toBe(401);
    expect((await calls.ask(method, url, { token: suspended })).json).toMatchObject({ error: 'ACCOUNT_SUSPENDED' });
  });

  test('nobody reads, renames, ends or cleans somebody else’s', async () => {
    const { shortlist, token } = await calls.opened();
    const { visitorId } = (await calls.join(token)).json;
    const other = await server.member('other');
    const url = `/api/shortlists/${shortlist._id}`;
    expect((await calls.ask<{ shortlists: ShortlistEntry[] }>('GET', '/api/shortlists', { token: other })).json.shortlists).toEqual([]);
    for (const [method, at] of [
      ['GET', url],
      ['PUT', url],
      ['DELETE', url],
      ['DELETE', `/api/shortlists/visitors/${visitorId}`],
    ] as const)
      expect((await calls.ask(method, at, { token: other, ...(method === 'PUT' ? { body: { name: 'Mine now' } } : {}) })).status, `${method} ${at}`).toBe(404);
    expect((await calls.read(token)).json.shortlist.visitors).toHaveLength(1);
  });
});

describe('renaming one', () => {
  test('everybody who has the address reads the new name', async () => {
    const { shortlist, token } = await calls.opened();
    const rename = (name: string) => calls.ask<{ error?: string }>('PUT', `/api/shortlists/${shortlist._id}`, { token: owner, body: { name } });
    expect((await rename('For  Abba ')).status).toBe(200);
    expect((await calls.read(token)).json.shortlist.name).toBe('For Abba');
    for (const name of ['a', 'Call 01712 345678']) expect((await rename(name)).status, name).toBe(422);
    expect((await calls.read(token)).json.shortlist.name).toBe('For Abba');
  });
});

describe('making one', () => {
  test('keeps the order of the posts and says its address to the owner alone', async () => {
    const { shortlist, token, ids } = await calls.opened(3);
    expect(shortlist).toMatchObject({ name: 'For our family', state: 'open', visitors: [] });
    expect(shortlist.posts.map(({ postId }) => postId)).toEqual(ids);
    const days = (Date.parse(shortlist.expiresAt) - Date.parse(shortlist.createdAt)) / 86_400_000;
    expect(Math.round(days)).toBe(limits.shortlists.validDays);
    expect((await calls.read(token)).text).not.toContain(shortlist._id);
  });

  test('its entry among the others shows a photo of its first post that is still there', async () => {
    const { shortlist, ids } = await calls.opened(2);
    const picture = async () => {
      const { json } = await calls.ask<{ shortlists: ShortlistEntry[] }>('GET', '/api/shortlists', { token: owner });
      return json.shortlists.find(({ _id }) => _id === shortlist._id)?.picture;
    };
    expect(await picture()).toBe(shortlist.posts[0]?.card?.imageUrl);
    for (const id of ids) await posts.remove(seller, id);
    expect(await picture()).toBeNull();
  });

  test.each<[string, () => object | Promise<object>, number, string]>([
    ['no name', () => ({ postIds: [48_001] }), 422, 'name'],
    ['a name of a letter', () => ({ name: 'a', postIds: [48_001] }), 422, 'name'],
    ['a name with a phone number', () => ({ name: 'Call 01712 345678', postIds: [48_001] }), 422, 'name'],
    ['a name with a link', () => ({ name: 'www.elsewhere.example', postIds: [48_001] }), 422, 'name'],
    ['no posts', () => ({ name: 'Empty', postIds: [] }), 422, 'postIds'],
    ['more than ten', () => ({ name: 'Many', postIds: Array.from({ length: 11 }, (_, index) => index + 1) }), 422, 'postIds'],
    ['a number that nobody has', () => ({ name: 'Nothing', postIds: [999_999] }), 404, ''],
    ['a waiting post', async () => ({ name: 'Waiting', postIds: [await posts.submit(seller)] }), 404, ''],
    [
      'a deleted post',
      async () => {
        const id = await posts.live(seller);
        await posts.remove(seller, id);
        return { name: 'Deleted', postIds: [id] };
      },
      410,
      '',
    ],
  ])('%s is refused', async (_name, body, status, field) => {
    const { status: answered, json } = await calls.create(await body());
    expect([answered, Object.keys(json.fields ?? {})]).toEqual([status, field ? [field] : []]);
  });

  test('stops at twenty that are open, and goes on when one is ended', async () => {
    const token = await server.member('planner');
    const postId = await posts.live(seller);
    const body = { name: 'Again', postIds: [postId] };
    const made = await Promise.all(Array.from({ length: limits.shortlists.openMax + 2 }, () => calls.create(body, token)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(limits.shortlists.openMax);
    expect(made.find(({ status }) => status !== 201)).toMatchObject({ status: 429, json: { message: expect.stringContaining('20') } });
    const id = made.find(({ status }) => status === 201)?.json.shortlist._id ?? '';
    await calls.ask('DELETE', `/api/shortlists/${id}`, { token });
    expect((await calls.create(body, token)).status).toBe(201);
  });
});

describe('answering', () => {
  test('needs no account, and is changed and withdrawn with the key alone', async () => {
    const { token, ids } = await calls.opened(2);
    const [first = 0, second = 0] = ids;
    const { visitorKey, visitorId } = (await calls.join(token, '  রাবেয়া\n খালা ')).json;
    await calls.vote(token, { visitorKey, postId: first, vote: 'up', note: 'Near the school' });
    await calls.vote(token, { visitorKey, postId: second, vote: 'down' });
    const votes = async () => (await calls.read(token)).json.shortlist.visitors;
    expect(await votes()).toEqual([
      {
        _id: visitorId,
        name: 'রাবেয়া খালা',
        votes: [
          { postId: first, vote: 'up', note: 'Near the school' },
          { postId: second, vote: 'down', note: '' },
        ],
      },
    ]);
    await calls.vote(token, { visitorKey, postId: first, vote: 'down', note: 'Too dear' });
    await calls.vote(token, { visitorKey, postId: second, vote: 'none' });
    expect((await votes())[0]?.votes).toEqual([{ postId: first, vote: 'down', note: 'Too dear' }]);
    expect((await calls.leave(token, visitorKey)).json.shortlist.visitors).toEqual([]);
    expect((await calls.vote(token, { visitorKey, postId: first, vote: 'up' })).status).toBe(404);
  });

  test.each([
    ['a name with a number', { name: '০১৭১২৩৪৫৬৭৮' }, 'name'],
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'a'.repeat(41) }, 'name'],
  ])('%s is refused', async (_name, body, field) => {
    const { token } = await calls.opened();
    const { status, json } = await calls.ask('POST', `/api/sharedShortlists/${token}/visitors`, { body });
    expect([status, Object.keys(json.fields ?? {})]).toEqual([422, [field]]);
  });

  test('a note that is long, or holds a contact or a banned word, is refused', async () => {
    const { token, ids } = await calls.opened();
    await server.database.pool.query(`update site_settings set chosen = chosen || '{"bannedWords": ["rascal"]}'`);
    const { visitorKey } = (await calls.join(token)).json;
    for (const note of ['a'.repeat(141), 'call 01712345678', 'see http://elsewhere.example', 'What a rascal'])
      expect((await calls.vote(token, { visitorKey, postId: ids[0], vote: 'up', note })).json.fields, note).toHaveProperty('note');
    await server.database.pool.query(`update site_settings set chosen = chosen - 'bannedWords'`);
    expect((await calls.read(token)).json.shortlist.visitors[0]?.votes).toEqual([]);
  });

  test('is for posts of the list alone, and with a key of the list alone', async () => {
    const [here, there] = [await calls.opened(), await calls.opened()];
    const { visitorKey } = (await calls.join(here.token)).json;
    expect((await calls.vote(here.token, { visitorKey, postId: there.ids[0], vote: 'up' })).status).toBe(404);
    expect((await calls.vote(there.token, { visitorKey, postId: there.ids[0], vote: 'up' })).status).toBe(404);
    expect((await calls.vote(here.token, { visitorKey: 'a'.repeat(32), postId: here.ids[0], vote: 'up' })).status).toBe(404);
    expect((await calls.vote(here.token, { visitorKey: 'short', postId: here.ids[0], vote: 'up' })).status).toBe(422);
    expect((await calls.vote(here.token, { visitorKey, postId: here.ids[0], vote: 'perhaps' })).status).toBe(422);
  });

  test('stops at thirty people, also at once', async () => {
    const { token } = await calls.opened();
    const all = await Promise.all(Array.from({ length: limits.shortlists.visitorsMax + 3 }, () => calls.join(token)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(limits.shortlists.visitorsMax);
    expect(all.find(({ status }) => status !== 201)?.json.message).toContain('30');
  });

  test('the owner hears of it within two seconds, and nobody else does', async () => {
    const { shortlist, token, ids } = await calls.opened();
    const url = await liveAddress(server.app);
    const [ofOwner, ofSeller] = await Promise.all([joined(url, owner), joined(url, seller)]);
    const { visitorKey } = (await calls.join(token)).json;
    const asked = Date.now();
    await calls.vote(token, { visitorKey, postId: ids[0], vote: 'up' });
    await ofOwner.until('shortlistChanged', 2);
    expect(Date.now() - asked).toBeLessThan(2000);
    expect(ofOwner.said('shortlistChanged').at(-1)).toEqual({ _id: shortlist._id });
    expect(ofSeller.said('shortlistChanged')).toEqual([]);
    for (const { socket } of [ofOwner, ofSeller]) socket.disconnect();
  });

  test('the owner removes what somebody answered', async () => {
    const { shortlist, token, ids } = await calls.opened();
    const { visitorKey, visitorId } = (await calls.join(token)).json;
    await calls.vote(token, { visitorKey, postId: ids[0], vote: 'down', note: 'Rude' });
    expect((await calls.ask('DELETE', `/api/shortlists/visitors/${visitorId}`, { token: owner })).status).toBe(200);
    const { json } = await calls.ask<{ shortlist: Shortlist }>('GET', `/api/shortlists/${shortlist._id}`, { token: owner });
    expect(json.shortlist.visitors).toEqual([]);
    expect((await calls.vote(token, { visitorKey, postId: ids[0], vote: 'down' })).status).toBe(404);
  });
});
