import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let server: TestApp;
let seller: string;
let id: string;
let staff: string;
beforeAll(async () => {
  server = await testApp();
  seller = await server.member('seller');
  staff = await server.member('staff', 'support');
  id = ((await server.call({ url: '/api/profile', token: seller })).json() as { userData: { id: string } }).userData.id;
  const fields = {
    phone: '01000000731',
    birthDate: '1990-03-26',
    bio: 'স্থপতি',
    occupation: 'Architect',
    division: 'dhaka',
    district: 'dhaka',
    subDistrict: 'dhaka-dhanmondi',
    addressMore: 'House 7',
  };
  await server.call({ method: 'PUT', url: '/api/profile', token: seller, ...multipart(fields, []) });
}, 30_000);
afterAll(() => server.close());

interface Person {
  user: Record<string, unknown>;
  posts: { PostID: number }[];
  pagination: { total: number };
}
const person = async (who = id): Promise<Person> => (await server.call({ url: `/api/users/${who}` })).json();
const allow = (settings: object) =>
  server.call({
    method: 'PUT',
    url: '/api/profile/updateSettings',
    token: seller,
    payload: { showEmail: false, showPhone: false, showAddress: false, birthDate: false, ...settings },
  });

async function publish(): Promise<number> {
  const { PostID } = (await server.call({ method: 'POST', url: '/api/posts/sell', token: seller, ...multipart(sellPost, [await photograph()]) })).json() as {
    PostID: number;
  };
  await server.call({ method: 'PUT', url: `/api/admin/posts/${PostID}/approve`, token: staff, payload: { revision: 1 } });
  return PostID;
}

describe('a person as others see them', () => {
  test('is a name, a picture, a date and what they say of themselves; the rest is absent', async () => {
    const { user } = await person();
    expect(Object.keys(user).toSorted()).toEqual(['_id', 'bio', 'counts', 'id', 'joinDate', 'name', 'occupation', 'proPic']);
    expect(user).toMatchObject({ id, name: 'Test Person', bio: 'স্থপতি', occupation: 'Architect' });
  });

  test.each([
    [{ showEmail: true }, { email: 'seller@example.test' }],
    [{ showPhone: true }, { hasPhone: true }],
    [{ birthDate: true }, { birthDate: '1990-03-26' }],
    [
      { showAddress: true },
      {
        address: { division: expect.anything(), district: expect.anything(), subDistrict: expect.objectContaining({ id: 'dhaka-dhanmondi' }), more: 'House 7' },
      },
    ],
  ])('shows by %j exactly that', async (settings, shown) => {
    const before = Object.keys((await person()).user);
    await allow(settings);
    const { user } = await person();
    expect(user).toMatchObject(shown);
    expect(Object.keys(user).filter((key) => !before.includes(key))).toEqual(Object.keys(shown));
    await allow({});
    expect(Object.keys((await person()).user)).toEqual(before);
  });

  test('gives the number by a call of its own, and only while it is shown', async () => {
    const ask = async (who = id) => server.call({ method: 'POST', url: `/api/users/${who}/contact` });
    expect((await ask()).statusCode).toBe(404);
    await allow({ showPhone: true });
    expect((await ask()).json()).toEqual({ success: true, phone: '01000000731' });
    expect(JSON.stringify(await person())).not.toContain('01000000731');
    expect((await ask(crypto.randomUUID())).statusCode).toBe(404);
    await server.database.pool.query(`update users set status = 'suspended' where id = $1`, [id]);
    expect((await ask()).statusCode).toBe(404);
    await server.database.pool.query(`update users set status = 'normal' where id = $1`, [id]);
    await allow({});
  });

  test('comes with the live posts and no others', async () => {
    const PostID = await publish();
    await server.call({ method: 'POST', url: '/api/posts/sell', token: seller, ...multipart(sellPost, [await photograph()]) });
    const { posts, pagination, user } = await person();
    expect(posts.map((post) => post.PostID)).toEqual([PostID]);
    expect(pagination).toEqual({ page: 1, limit: 12, total: 1, totalPages: 1 });
    expect((await person(`${id}?limit=48&page=2`)).pagination).toEqual({ page: 2, limit: 48, total: 1, totalPages: 1 });
    for (const limit of ['0', '49', '-1', 'all'])
      expect((await server.call({ url: `/api/users/${id}?limit=${limit}` })).json()).toMatchObject({ fields: { limit: expect.any(String) } });
    expect(user['counts']).toEqual({ live: 1, sell: 1, rent: 0 });
    expect(JSON.stringify(posts)).not.toContain('01000000731');
  });

  test.each([
    ['0190a8a0-0000-7000-8000-000000000001', 404],
    ['not-an-id', 422],
  ])('is not to be found under %s', async (who, status) => {
    expect((await server.call({ url: `/api/users/${who}` })).statusCode).toBe(status);
  });

  test('is a name and nothing else while suspended, and whole again afterwards', async () => {
    await allow({ showEmail: true, showPhone: true, showAddress: true, birthDate: true });
    const before = await person();
    expect(before.posts).toHaveLength(1);
    const suspend = (until: string) =>
      server.database.pool.query(`update users set status = 'suspended', suspended_until = now() + $2::interval where id = $1`, [id, until]);
    await suspend('1 day');
    const { user, posts, pagination } = await person();
    expect(user).toEqual({ id, _id: id, name: 'Test Person', proPic: null, joinDate: null, bio: null, occupation: null, counts: null });
    expect([posts, pagination.total]).toEqual([[], 0]);
    await suspend('-1 second');
    expect((await person()).user).toEqual(before.user);
    await server.database.pool.query(`update users set status = 'normal', suspended_until = null where id = $1`, [id]);
    await allow({});
  });

  test('is gone while disabled', async () => {
    await server.database.pool.query(`update users set status = 'Disabled' where id = $1`, [id]);
    expect((await server.call({ url: `/api/users/${id}` })).statusCode).toBe(404);
    await server.database.pool.query(`update users set status = 'normal' where id = $1`, [id]);
    expect((await server.call({ url: `/api/users/${id}` })).statusCode).toBe(200);
  });
});

test('one’s own copy has everything and nobody else’s, and no secret', async () => {
  const answer = await server.call({ url: '/api/profile/export', token: seller });
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json() as { data: { account: object; posts: { primaryContact: string; postTitle: string }[]; sessions: object[] } };
  expect(data.account).toMatchObject({ email: 'seller@example.test', phone: '01000000731', birth_date: '1990-03-26', address: { more: 'House 7' } });
  expect(data.posts).toHaveLength(2);
  expect(data.posts[0]).toMatchObject({ postTitle: sellPost.postTitle, primaryContact: '01000000731' });
  expect(data.sessions).toHaveLength(1);
  expect(answer.body).not.toMatch(/argon2|token_hash|"seed"|staff@example/);
});

test('a member’s number counts like those of posts, each person once', async () => {
  const limited = await testApp({ rateLimits: true });
  try {
    const shown = await Promise.all(
      Array.from({ length: 3 }, async (_, nth) => {
        const token = await limited.member(`shown-${nth}`);
        return ((await limited.call({ url: '/api/profile', token })).json() as { userData: { id: string } }).userData.id;
      }),
    );
    await limited.database.pool.query('update users set show_phone = true');
    const reader = await limited.member('reader');
    const points = async () =>
      (
        await limited.database.pool.query<{ points: number }>(
          `select coalesce(max(points), 0)::int as points from rate_limits where key like 'revealMemberDay:%'`,
        )
      ).rows[0]?.points;
    for (const id of [...shown, ...shown])
      expect((await limited.call({ method: 'POST', url: `/api/users/${id}/contact`, token: reader })).statusCode).toBe(200);
    expect(await points()).toBe(shown.length);
  } finally {
    await limited.close();
  }
});
