// What is said while someone writes a post with a photo that they have used, and what posting it again does.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rates } from '#contracts/posts/rates.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { changes, generatePicture } from '#server/testing/content/picture-set.ts';
import { multipart } from '#server/testing/content/posts.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: TestApp;
let calls: PostCalls;
let [owner, other]: string[] = [];
let picture: Buffer;
let post = 0;
beforeAll(async () => {
  server = await testApp();
  calls = postCalls(server, await server.member('clerk', 'support'));
  [owner, other] = [await server.member('owner'), await server.member('other')];
  picture = await generatePicture(50);
  post = await calls.submit(owner, { images: [await generatePicture(49), picture] });
});
afterAll(() => server.close());

async function ask(images: readonly Buffer[], token: string | undefined, fields: Record<string, string> = {}, on: TestApp = server) {
  const { payload, headers } = multipart(fields, images);
  return on.call({ method: 'POST', url: '/api/profile/usedPictures', payload, headers, ...(token ? { token } : {}) });
}

test('of several small copies it names those that a post of one’s own shows, and keeps none of them', async () => {
  const before = await server.database.db.selectFrom('pictures').select('hash').execute();
  const answer = await ask([await generatePicture(51), await changes.resized(picture), await changes.mirrored(picture)], owner);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      success: true,
      items: [
        { index: 1, PostID: post },
        { index: 2, PostID: post },
      ],
    },
  ]);
  expect(await server.database.db.selectFrom('pictures').select('hash').execute()).toEqual(before);
});

test('it says nothing of other people’s posts, of the post that is edited, and of deleted ones', async () => {
  expect((await ask([picture], other)).json()).toEqual({ success: true, items: [] });
  expect((await ask([picture], owner, { except: String(post) })).json()).toEqual({ success: true, items: [] });
  const gone = await calls.submit(other ?? '', { images: [picture] });
  expect((await ask([picture], other)).json()).toMatchObject({ items: [{ PostID: gone }] });
  await calls.remove(other ?? '', gone);
  expect((await ask([picture], other)).json()).toEqual({ success: true, items: [] });
});

test('it is for members in good standing, and refuses what is no picture', async () => {
  expect((await ask([picture], undefined)).statusCode).toBe(401);
  const suspended = await server.member('suspended');
  await server.database.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', 'suspended@example.test').execute();
  expect((await ask([picture], suspended)).json()).toMatchObject({ error: 'ACCOUNT_SUSPENDED' });
  expect((await ask([Buffer.from('%PDF-1.7 not a picture')], owner)).json()).toMatchObject({ error: 'UNSUPPORTED_IMAGE' });
  expect((await ask([], owner)).statusCode).toBe(422);
  expect((await ask([picture], owner, { except: 'x' })).statusCode).toBe(422);
  expect(
    (
      await ask(
        Array.from({ length: 6 }, () => picture),
        owner,
      )
    ).statusCode,
  ).toBe(422);
});

test('so many an hour and no more', async () => {
  const counting = await testApp({ rateLimits: true });
  const token = await counting.member('curious');
  const answers: number[] = [];
  for (let turn = 0; turn <= rates.usedPicturesPerHour.points; turn++) answers.push((await ask([], token, {}, counting)).statusCode);
  expect([answers.at(-2), answers.at(-1)]).toEqual([422, 429]);
  await counting.close();
});

const date = async (postId: number) => (await calls.row(postId)).first_seen;
const fields = { subDistrict: 'dhaka-mirpur', size: '1200' };

test('a post that is deleted and posted again with the same photo made smaller keeps its first date and is no news', async () => {
  const room = await generatePicture(60);
  const old = await calls.live(owner ?? '', { images: [room], fields });
  await calls.age(old, 20);
  const { posted_at } = await calls.row(old);
  await calls.remove(owner ?? '', old);
  const again = await calls.submit(owner ?? '', { images: [await changes.resized(room)], fields: { ...fields, size: '1220' } });
  expect(await date(again)).toEqual(posted_at);
  await calls.decide(again, 'approve');
  expect((await calls.row(again)).posted_at).toEqual(posted_at);
});

test('another size, another area, another owner or another photo makes it another post', async () => {
  const room = await generatePicture(61);
  const old = await calls.live(owner ?? '', { images: [room], fields });
  await calls.remove(owner ?? '', old);
  const changed = await changes['JPEG of quality 60'](room);
  const posted = [
    await calls.submit(owner ?? '', { images: [changed], fields: { ...fields, size: '1300' } }),
    await calls.submit(owner ?? '', { images: [changed], fields: { ...fields, subDistrict: 'dhaka-gulshan' } }),
    await calls.submit(other ?? '', { images: [changed], fields }),
    await calls.submit(owner ?? '', { images: [await generatePicture(62)], fields }),
  ];
  expect(await Promise.all(posted.map(date))).toEqual([null, null, null, null]);
});

test('it is told again after its pictures are gone, for ninety days', async () => {
  const room = await generatePicture(63);
  const { db } = server.database;
  const old = await calls.live(owner ?? '', { images: [room], fields });
  const { id, posted_at } = await calls.row(old);
  await calls.remove(owner ?? '', old);
  const images = await db.deleteFrom('post_images').where('post', '=', id).returning('picture').execute();
  for (const { picture: hash } of images) await db.deleteFrom('pictures').where('hash', '=', hash).execute();
  const again = await calls.submit(owner ?? '', { images: [await changes['JPEG of quality 60'](room)], fields });
  expect(await date(again)).toEqual(posted_at);
  await db
    .updateTable('post_traces')
    .set({ deleted_at: new Date(Date.now() - 91 * 86_400_000) })
    .execute();
  expect(await date(await calls.submit(owner ?? '', { images: [await changes.resized(room)], fields }))).toBeNull();
});
