// A post that is held for a request outlives every purge, with what it said before, and goes when the hold is over.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { photograph } from '#server/testing/content/posts.ts';

let server: TestApp;
let admin: string;
let posts: PostCalls;
beforeAll(async () => {
  server = await testApp();
  admin = await server.member('head', 'admin');
  posts = postCalls(server, admin);
});
afterAll(() => server.close());

const query = async <T extends object>(text: string): Promise<T[]> => (await server.database.pool.query<T>(text)).rows;

interface Asked {
  id: string;
  number: number;
}

async function ask(): Promise<Asked> {
  const payload = { kind: 'authority', name: 'Inspector Karim', email: 'cid@example.test', subject: 'A post', text: 'Please keep this post with its photos.' };
  const { number } = (await server.call({ method: 'POST', url: '/api/legalRequests', payload })).json() as { number: number };
  const [row] = await query<{ id: string }>(`select id from legal_requests where number = ${number}`);
  return { id: row?.id ?? '', number };
}

const url = (request: string, post: number): string => `/api/admin/legalRequests/${request}/posts/${post}`;
const hold = (request: string, post: number, days: unknown = 90, token = admin) =>
  server.call({ method: 'PUT', url: url(request, post), payload: { days }, token });
const release = (request: string, post: number, token = admin) => server.call({ method: 'DELETE', url: url(request, post), token });
const holdsOf = async ({ number }: Asked): Promise<{ PostID: number; until: string }[]> => {
  const answer = await server.call({ url: `/api/admin/legalRequests?q=${number}`, token: admin });
  return (answer.json() as { items: { holds: { PostID: number; until: string }[] }[] }).items[0]?.holds ?? [];
};

async function purgeAll(): Promise<void> {
  await query("update posts set deleted_at = now() - interval '1 year' where state = 'deleted'");
  await query("update users set leaves_at = now() - interval '1 day' where leaves_at is not null");
  await query("update pictures set created_at = now() - interval '1 year'");
  for (const job of ['accounts.purge', 'posts.purge', 'media.sweep', 'legalRequests.sweep']) await posts.doJob(job);
}

/** What is there of a post: itself with its words, the pictures that it shows or showed, and its owner's name. */
async function kept(post: number): Promise<Record<string, number>> {
  const [row] = await query<Record<string, number>>(`select
    (select count(*)::int from posts where post_id = ${post} and title <> '') as posts,
    (select count(*)::int from post_version_images i join posts on posts.id = i.post where post_id = ${post}) as before,
    (select count(*)::int from post_images i join posts on posts.id = i.post where post_id = ${post}) as photos,
    (select count(*)::int from posts join users on users.id = owner_id where post_id = ${post} and purged_at is null) as owners`);
  return row ?? {};
}

test('a held post stays with edited photos and its account after both were deleted; the other posts go; after the hold all goes', async () => {
  const owner = await server.member('held');
  const post = await posts.live(owner);
  const other = await posts.live(owner);
  const edited = await posts.edit(owner, post, { fields: { keepImages: '[]', title: 'Another title of the same flat' }, images: [await photograph(90, 70)] });
  expect(edited.statusCode).toBe(200);
  const request = await ask();
  expect((await hold(request.id, post)).statusCode).toBe(200);
  await posts.remove(owner, post);
  await posts.remove(owner, other);
  const left = await server.call({ method: 'DELETE', url: '/api/profile', token: owner, payload: { password: 'secret-of-tests', confirmation: 'DELETE' } });
  expect(left.statusCode).toBe(200);
  await purgeAll();
  expect(await kept(post)).toEqual({ posts: 1, before: 1, photos: 1, owners: 1 });
  expect(await kept(other)).toMatchObject({ posts: 0 });
  await query("update post_holds set until = now() - interval '1 second'");
  await purgeAll();
  expect(await kept(post)).toEqual({ posts: 0, before: 0, photos: 0, owners: 0 });
  expect(await query('select from post_holds')).toEqual([]);
  expect((await hold(request.id, post)).statusCode).toBe(404);
});

test('a hold is renewed and ended for each request apart, and only admins read of it in the log', async () => {
  const post = await posts.live(await server.member('seller'));
  const [first, second] = [await ask(), await ask()];
  await hold(first.id, post, 30);
  await hold(first.id, post, 90);
  await hold(second.id, post, 30);
  const [held] = await holdsOf(first);
  expect(held?.PostID).toBe(post);
  expect(Math.round((new Date(held?.until ?? 0).getTime() - Date.now()) / 86_400_000)).toBe(90);
  expect((await release(first.id, post)).statusCode).toBe(200);
  expect((await release(first.id, post)).statusCode).toBe(200);
  expect([await holdsOf(first), (await holdsOf(second)).length]).toEqual([[], 1]);
  const logged = await query<{ action: string }>(`select action from audit_log where subject_id = '${first.id}' order by at, id`);
  expect(logged.map(({ action }) => action)).toEqual(['legalRequest.hold', 'legalRequest.hold', 'legalRequest.release']);
  const read = async (token: string): Promise<string> => (await server.call({ url: '/api/admin/audit', token })).body;
  expect(await read(admin)).toContain('legalRequest.hold');
  expect(await read(await server.member('helper', 'support'))).not.toMatch(/legalRequest\.(?:hold|release)/);
});

test('admins read beside a post what it is held for and until when; support does not learn of it', async () => {
  const post = await posts.live(await server.member('landlord'));
  const read = (token: string | undefined, what = '/holds') => server.call({ url: `/api/admin/posts/${post}${what}`, token });
  const support = await server.member('deskclerk', 'support');
  const before = { queue: (await read(support, '')).json() as object, holds: await read(support) };
  expect((await read(admin)).json()).toEqual({ success: true, holds: [] });
  const [first, second] = [await ask(), await ask()];
  await hold(first.id, post, 30);
  await hold(second.id, post, 90);
  await hold(first.id, await posts.live(await server.member('neighbour')), 30);
  const { holds } = (await read(admin)).json() as { holds: { number: number; until: string }[] };
  expect(holds.map(({ number }) => number)).toEqual([second.number, first.number]);
  expect(holds.map(({ until }) => Math.round((new Date(until).getTime() - Date.now()) / 86_400_000))).toEqual([90, 30]);
  for (const token of [support, await server.member('onlooker')]) expect((await read(token)).statusCode).toBe(403);
  expect((await read(undefined)).statusCode).toBe(401);
  expect((await read(support)).json()).toMatchObject({ error: (before.holds.json() as { error: string }).error });
  expect((await read(support, '')).json()).toEqual(before.queue);
  await query(`update post_holds set until = now() - interval '1 second' where request = '${second.id}'`);
  expect((await read(admin)).json()).toMatchObject({ holds: [{ number: first.number }] });
});

test('a request stays in the register while a post is held for it', async () => {
  const request = await ask();
  await hold(request.id, await posts.live(await server.member('keeper')));
  await query(`update legal_requests set changed_at = now() - interval '9 years' where id = '${request.id}'`);
  await posts.doJob('legalRequests.sweep');
  expect(await holdsOf(request)).toHaveLength(1);
});

test('days are within what is allowed; the post and the request exist; nobody but admins holds or releases', async () => {
  const post = await posts.live(await server.member('renter'));
  const { id } = await ask();
  for (const days of [0, limits.legalHolds.daysMax + 1, 'long', '']) expect((await hold(id, post, days)).statusCode).toBe(422);
  expect((await hold(id, 999_999_999)).statusCode).toBe(404);
  expect((await hold('018f3c1e-7b5a-7cc3-98c4-dc0c0c07398f', post)).statusCode).toBe(404);
  const suspended = await server.member('barred');
  await query("update users set status = 'suspended' where email = 'barred@example.test'");
  for (const token of [await server.member('reader'), await server.member('clerk', 'support'), suspended])
    for (const answer of [await hold(id, post, 90, token), await release(id, post, token)]) expect(answer.statusCode).toBe(403);
  expect((await server.call({ method: 'PUT', url: url(id, post), payload: { days: 90 } })).statusCode).toBe(401);
});
