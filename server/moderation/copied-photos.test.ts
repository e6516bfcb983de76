// Photos of someone else's post: flagged for staff, and shown side by side.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CopiedPhoto, StaffPost } from '#contracts/staff/moderation.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { changes, generatePicture } from '#server/testing/content/picture-set.ts';
import { photograph } from '#server/testing/content/posts.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: TestApp;
let staff: string;
let calls: PostCalls;
let [first, second]: string[] = [];
let original = 0;
let living: Buffer;
let kitchen: Buffer;
beforeAll(async () => {
  server = await testApp();
  staff = await server.member('clerk', 'support');
  calls = postCalls(server, staff);
  [first, second] = [await server.member('rahim'), await server.member('karim')];
  [living, kitchen] = [await generatePicture(1), await generatePicture(2)];
  original = await calls.live(first, { images: [living, kitchen] });
});
afterAll(() => server.close());

interface Seen {
  post: StaffPost;
  copiedPhotos: CopiedPhoto[];
}
const see = async (postId: number): Promise<Seen> => (await server.call({ url: `/api/admin/posts/${postId}`, token: staff })).json() as Seen;
const listed = async (postId: number): Promise<StaffPost | undefined> =>
  ((await server.call({ url: '/api/admin/posts', token: staff })).json() as { items: StaffPost[] }).items.find(({ PostID }) => PostID === postId);

test('a mirrored copy of the photo of another owner is flagged in the queue and shown beside it, with that owner’s record', async () => {
  const copy = await calls.submit(second ?? '', { images: [await generatePicture(3), await changes.mirrored(kitchen)] });
  expect((await listed(copy))?.flags).toEqual(['copiedPhoto', 'firstPost']);
  const { post, copiedPhotos } = await see(copy);
  expect(post.flags).toContain('copiedPhoto');
  expect(copiedPhotos).toMatchObject([
    {
      index: 1,
      mirrored: true,
      image: { src: post.images[1]?.src },
      other: { PostID: original, state: 'approved', owner: { name: 'Test Person' }, ownerHistory: { posts: { approved: 1 }, upheldReports: 0 } },
    },
  ]);
  expect((await see(original)).copiedPhotos).toMatchObject([{ index: 1, other: { PostID: copy, state: 'pending' } }]);
  await calls.decide(copy, 'reject', { reason: 'notOwner' });
  expect((await see(original)).copiedPhotos).toMatchObject([{ other: { state: 'rejected', ownerHistory: { posts: { rejected: 1 } } } }]);
});

test('the very same file of another owner is a copy, and one’s own is none', async () => {
  const [again, stolen] = [await calls.submit(first ?? '', { images: [living] }), await calls.submit(second ?? '', { images: [living] })];
  const [own, others] = [await see(again), await see(stolen)];
  expect(own.copiedPhotos.map(({ other }) => other.PostID)).toEqual([stolen]);
  expect(others.copiedPhotos.map(({ other }) => other.PostID)).toEqual([original, again]);
});

test('a copy that an edit brings in is flagged, and one that an edit takes out is not', async () => {
  const post = await calls.live(second ?? '', { images: [await generatePicture(4)] });
  expect((await see(post)).post.flags).not.toContain('copiedPhoto');
  expect((await calls.edit(second ?? '', post, { images: [await changes['JPEG of quality 60'](living)] })).statusCode).toBe(200);
  expect((await see(post)).post.flags).toContain('copiedPhoto');
  const [kept] = (await calls.own(second ?? '', post))?.images ?? [];
  expect((await calls.edit(second ?? '', post, { fields: { keepImages: JSON.stringify([kept?.id]) } })).statusCode).toBe(200);
  expect((await see(post)).post.flags).not.toContain('copiedPhoto');
});

test('a picture of a single colour is nobody’s', async () => {
  const plain = await photograph(500, 400);
  await calls.submit(first ?? '', { images: [plain] });
  const other = await calls.submit(second ?? '', { images: [plain] });
  expect(await see(other)).toMatchObject({ copiedPhotos: [] });
});

test('only staff see whose photos they are', async () => {
  const url = `/api/admin/posts/${original}`;
  expect([(await server.call({ url })).statusCode, (await server.call({ url, token: first ?? '' })).statusCode]).toEqual([401, 403]);
  expect((await server.call({ url: `/api/posts/${original}` })).body).not.toContain('copied');
});

test('a price far from what others ask around there is flagged, and the usual price is not', async () => {
  for (let seller = 0; seller < 5; seller++) {
    const token = await server.member(`seller${seller}`);
    await calls.live(token, { fields: { price: String(9_000_000 + seller * 50_000), size: '1000', subDistrict: 'dhaka-gulshan' } });
  }
  const asking = async (price: string): Promise<StaffPost['flags']> => {
    const post = await calls.submit(second ?? '', { fields: { price, size: '1000', subDistrict: 'dhaka-gulshan' } });
    return (await see(post)).post.flags;
  };
  expect(await asking('900000')).toContain('farPrice');
  expect(await asking('91000000')).toContain('farPrice');
  expect(await asking('9300000')).not.toContain('farPrice');
});
