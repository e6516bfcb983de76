// What anyone who has the address of a shortlist sees, and when there is nothing behind it any more.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import type { Shortlist, ShortlistEntry } from '#contracts/posts/shortlists.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { shortlisting, tokenOf } from '#server/testing/content/shortlist.ts';
import { forgetEnded, shortlistData } from './service.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: TestApp;
let posts: PostCalls;
let seller: string;
let owner: string;
let calls: ReturnType<typeof shortlisting>;
beforeAll(async () => {
  server = await testApp();
  seller = await server.member('seller');
  owner = await server.member('owner');
  posts = postCalls(server, await server.member('clerk', 'support'));
  calls = shortlisting(server, { posts, owner, seller });
});
afterAll(() => server.close());

describe('what is seen', () => {
  test('never has a phone number, an email, a key or a description', async () => {
    const id = await posts.live(seller, { fields: { description: 'Sunny, call Mr Karim before noon' } });
    const { shortlist } = (await calls.create({ name: 'For our family', postIds: [id] })).json;
    const token = tokenOf(shortlist);
    const { visitorKey } = (await calls.join(token)).json;
    const { text, json } = await calls.read(token);
    expect(text).not.toMatch(/01\d{9}|@|Mr Karim/);
    expect(text).not.toContain(visitorKey);
    expect(json.shortlist).toMatchObject({ ownerName: 'Test Person', posts: [{ postId: id, card: { postId: id } }] });
  });

  test('a post that went off line is shown as gone under its title', async () => {
    const { token, ids } = await calls.opened(2);
    await posts.remove(seller, ids[0] ?? 0);
    const { posts: shown } = (await calls.read(token)).json.shortlist;
    expect(shown.map(({ postId, card }) => [postId, card === null])).toEqual([
      [ids[0], true],
      [ids[1], false],
    ]);
    expect(shown[0]?.postTitle).not.toBe('');
  });
});

describe('the address', () => {
  const everything = async (token: string, postId: number): Promise<number[]> => {
    const visitorKey = 'a'.repeat(32);
    const all = [calls.read(token), calls.join(token), calls.vote(token, { visitorKey, postId, vote: 'up' }), calls.leave(token, visitorKey)];
    return (await Promise.all(all)).map(({ status }) => status);
  };

  test('that is forged is unknown', async () => {
    const { token, ids, shortlist } = await calls.opened();
    const bytes = Buffer.from(token, 'base64url');
    const flipped = Buffer.from(bytes);
    flipped[0] = (flipped[0] ?? 0) ^ 1;
    const other = Buffer.concat([bytes.subarray(0, 16), Buffer.alloc(16, 7)]);
    for (const forged of [flipped.toString('base64url'), other.toString('base64url'), shortlist._id, `${token}a`, token.slice(1), '%00'])
      expect(await everything(forged, ids[0] ?? 0), forged).toEqual([404, 404, 404, 404]);
  });

  test('that was revoked is gone at once, and its owner still sees the answers', async () => {
    const { token, ids, shortlist } = await calls.opened();
    await calls.join(token);
    for (let time = 0; time < 2; time++) expect((await calls.ask('DELETE', `/api/shortlists/${shortlist._id}`, { token: owner })).status).toBe(200);
    expect(await everything(token, ids[0] ?? 0)).toEqual([410, 410, 410, 410]);
    const { json } = await calls.ask<{ shortlist: Shortlist }>('GET', `/api/shortlists/${shortlist._id}`, { token: owner });
    expect(json.shortlist).toMatchObject({ state: 'revoked', path: null, visitors: [{ name: 'Amma' }] });
  });

  test('that expired is gone, and forgotten after some days more', async () => {
    const { token, ids, shortlist } = await calls.opened();
    const age = (days: number) =>
      server.database.db
        .updateTable('shortlists')
        .set({ expires_at: sql`now() - make_interval(days => ${days})` as never })
        .where('id', '=', shortlist._id)
        .execute();
    await age(1);
    expect(await everything(token, ids[0] ?? 0)).toEqual([410, 410, 410, 410]);
    const states = async () =>
      (await calls.ask<{ shortlists: ShortlistEntry[] }>('GET', '/api/shortlists', { token: owner })).json.shortlists.filter(
        ({ _id }) => _id === shortlist._id,
      );
    expect(await states()).toMatchObject([{ state: 'expired', posts: 1, visitors: 0 }]);
    await age(limits.shortlists.keptDays + 1);
    await forgetEnded(server.services);
    expect(await states()).toEqual([]);
    expect((await calls.read(token)).status).toBe(410);
  });

  test('of somebody who is suspended is gone until they are back', async () => {
    const token = await server.member('absent');
    const { token: address } = await calls.opened(1, token);
    await calls.setStatus('absent@example.test', 'suspended');
    expect((await calls.read(address)).status).toBe(410);
    await calls.setStatus('absent@example.test', 'normal');
    expect((await calls.read(address)).status).toBe(200);
  });

  test('goes with the account, and the copy of one’s data has the lists without what others answered', async () => {
    const token = await server.member('leaver');
    const { token: address, ids } = await calls.opened(1, token);
    await calls.join(address, 'Chacha');
    const { id } = await server.database.db.selectFrom('users').select('id').where('email', '=', 'leaver@example.test').executeTakeFirstOrThrow();
    const copy = await shortlistData.collect(server.database.db, id);
    expect(copy).toMatchObject([{ name: 'For our family', posts: [{ PostID: ids[0] }] }]);
    expect(JSON.stringify(copy)).not.toContain('Chacha');
    await server.database.db.transaction().execute((trx) => shortlistData.erase(trx, id));
    expect((await calls.read(address)).status).toBe(410);
    const { rows } = await server.database.pool.query(`select 1 from shortlist_visitors where name = 'Chacha'`);
    expect(rows).toEqual([]);
  });
});

describe('with limits that count', () => {
  test('joining and voting without end is refused', async () => {
    const limited = await testApp({ rateLimits: true, database: server.database });
    const { token, ids } = await calls.opened();
    const { visitorKey } = (await calls.join(token)).json;
    const payload = { visitorKey, postId: ids[0], vote: 'up' };
    let status = 200;
    for (let count = 0; count < 121; count++)
      ({ statusCode: status } = await limited.call({ method: 'PUT', url: `/api/sharedShortlists/${token}/votes`, payload }));
    expect(status).toBe(429);
    await limited.close();
  });
});
