import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

let server: TestApp;
let posts: PostCalls;
beforeAll(async () => {
  server = await testApp();
  posts = postCalls(server, await server.member('clerk', 'support'));
});
afterAll(() => server.close());

const ask = (token?: string) => server.call({ url: '/api/profile/proposedAnswers', ...(token ? { token } : {}) });
const proposed = async (token: string) =>
  ((await ask(token)).json() as { proposed: { type: string; PostID: number; answers: Record<string, string> } | null }).proposed;

test('the newest post proposes its kind, place and contact, and neither size, price, street nor words', async () => {
  const owner = await server.member('proposed-owner');
  expect(await proposed(owner)).toBeNull();
  const postId = await posts.submit(owner, { fields: { facing: 'south', street: 'Road 5' } });
  const found = await proposed(owner);
  expect(found).toMatchObject({ type: 'sell', PostID: postId });
  expect(found?.answers).toMatchObject({ propertyType: 'apartment', subDistrict: 'dhaka-dhanmondi', facing: 'south', postedBy: 'owner' });
  expect(Object.keys(found?.answers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/size|price|street|house|postTitle|description|lat|lng/)]),
  );
  const newer = await posts.submit(owner, { fields: { subDistrict: 'dhaka-mirpur' } });
  expect(await proposed(owner)).toMatchObject({ PostID: newer, answers: { subDistrict: 'dhaka-mirpur' } });
  await posts.remove(owner, newer);
  expect(await proposed(owner)).toMatchObject({ PostID: postId });
  await posts.age(postId, limits.posts.proposedDays + 1);
  expect(await proposed(owner)).toBeNull();
});

test('it is asked by the signed-in person about nobody else, and by nobody who is suspended', async () => {
  const [owner, other] = [await server.member('one-owner'), await server.member('another')];
  await posts.submit(owner);
  expect(await proposed(other)).toBeNull();
  expect((await ask()).statusCode).toBe(401);
  await server.database.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', 'one-owner@example.test').execute();
  expect((await ask(owner)).statusCode).toBe(403);
});
