import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PostClaim, StaffPost } from '#contracts/staff/moderation.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

let server: TestApp;
let photo: Buffer;
let owner: string;
let rubina: string;
let nasrin: string;
beforeAll(async () => {
  server = await testApp();
  photo = await photograph();
  owner = await server.member('owner');
  rubina = await server.member('rubina', 'support');
  nasrin = await server.member('nasrin', 'support');
});
afterAll(() => server.close());

async function submit(): Promise<number> {
  const { payload, headers } = multipart(sellPost, [photo]);
  return ((await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token: owner })).json() as { PostID: number }).PostID;
}
const url = (postId: number, what: string): string => `/api/admin/posts/${postId}/${what}`;
const claim = async (postId: number, token: string): Promise<PostClaim | null> =>
  ((await server.call({ method: 'PUT', url: url(postId, 'claim'), token })).json() as { claim: PostClaim | null }).claim;
const release = (postId: number, token: string) => server.call({ method: 'DELETE', url: url(postId, 'claim'), token });
const approve = (postId: number, token: string) => server.call({ method: 'PUT', url: url(postId, 'approve'), payload: { revision: 1 }, token });
const runOut = (postId: number) =>
  server.database.db
    .updateTable('post_claims')
    .set({ until: new Date(0) })
    .where('post_id', '=', postId)
    .execute();
const idOf = async (token: string): Promise<string> => ((await server.call({ url: '/api/profile', token })).json() as { userData: { id: string } }).userData.id;

test('of two who open a post the first has it, and only the first decides', async () => {
  const postId = await submit();
  const first = await idOf(rubina);
  expect((await claim(postId, rubina))?._id).toBe(first);
  expect((await claim(postId, nasrin))?._id).toBe(first);
  expect((await claim(postId, rubina))?._id).toBe(first);
  expect((await approve(postId, nasrin)).json()).toMatchObject({ error: 'STATE_CONFLICT' });
  const { items } = (await server.call({ url: '/api/admin/posts', token: nasrin })).json() as { items: StaffPost[] };
  expect(items.find(({ PostID }) => PostID === postId)?.claim).toMatchObject({ _id: first, name: 'Test Person' });
  expect((await approve(postId, rubina)).json()).toEqual({ success: true });
  expect(await claim(postId, nasrin)).toBeNull();
});

test('of twenty who open it at once one has it', async () => {
  const postId = await submit();
  const staff = [rubina, nasrin];
  const claims = await Promise.all(Array.from({ length: 20 }, (_, at) => claim(postId, staff[at % 2] ?? '')));
  expect(new Set(claims.map((one) => one?._id)).size).toBe(1);
});

test('a post is free again when it is left, and when the claim ran out', async () => {
  const postId = await submit();
  const second = await idOf(nasrin);
  await claim(postId, rubina);
  await release(postId, nasrin);
  expect((await claim(postId, nasrin))?._id).not.toBe(second);
  expect((await release(postId, rubina)).json()).toEqual({ success: true });
  expect((await claim(postId, nasrin))?._id).toBe(second);
  await runOut(postId);
  expect((await approve(postId, rubina)).json()).toEqual({ success: true });
});

test('a claim is for staff, on a post that exists', async () => {
  const postId = await submit();
  expect((await server.call({ method: 'PUT', url: url(postId, 'claim') })).statusCode).toBe(401);
  expect((await server.call({ method: 'PUT', url: url(postId, 'claim'), token: owner })).statusCode).toBe(403);
  expect((await server.call({ method: 'PUT', url: url(999_999, 'claim'), token: rubina })).statusCode).toBe(404);
  await server.database.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', 'nasrin@example.test').execute();
  expect((await server.call({ method: 'PUT', url: url(postId, 'claim'), token: nasrin })).statusCode).toBe(403);
});
