// Writing in photos of a post that waits: read by a process of its own, told to staff alone, never in anyone's way.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { generatePicture } from '#server/testing/content/picture-set.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { writtenOn } from '#server/testing/content/written-pictures.ts';
import type { Reader } from './open-reader.ts';
import { readPictures } from './read-pictures.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let server: TestApp;
let calls: PostCalls;
let services: Parameters<typeof readPictures>[0];
let owner: string;
let staff: string;
beforeAll(async () => {
  server = await testApp();
  [owner, staff] = [await server.member('owner'), await server.member('clerk', 'support')];
  calls = postCalls(server, staff);
  services = { db: server.database.db, storage: openStorage(undefined, server.folder) };
});
afterAll(() => server.close());

const see = async (postId: number): Promise<StaffPost> =>
  ((await server.call({ url: `/api/admin/posts/${postId}`, token: staff })).json() as { post: StaffPost }).post;
const unread = async (): Promise<number> =>
  (
    await server.database.db
      .selectFrom('post_images')
      .select('picture')
      .where('picture', 'not in', (read) => read.selectFrom('picture_writing').select('picture'))
      .execute()
  ).length;
const reading =
  (read: Reader['read']): (() => Reader) =>
  () => ({ read, close: () => undefined });

test('a number and another site are read, flagged and told to staff with the photo that has them; nobody else is told', async () => {
  const plain = await generatePicture(1);
  const numbered = await writtenOn(await generatePicture(2), { text: 'Call 01711-223344', colour: '#e00000', size: 90, at: 0.9 });
  const marked = await writtenOn(await generatePicture(3), { text: 'bikroy.com', colour: '#101010', size: 120, at: 0.4, plate: '#ffffff' });
  const postId = await calls.submit(owner, { images: [plain, numbered, marked] });
  expect((await see(postId)).photoContacts).toEqual([]);

  expect(await readPictures(services)).toBe(3);
  const post = await see(postId);
  expect(post.photoContacts).toEqual([
    { index: 1, numbers: ['01711223344'], sites: [] },
    { index: 2, numbers: [], sites: ['bikroy'] },
  ]);
  expect(post.flags).toContain('contactInPhoto');
  expect(await readPictures(services)).toBe(0);

  await calls.decide(postId, 'approve');
  const shown = await server.call({ url: `/api/posts/${postId}` });
  expect(shown.body).not.toContain('01711223344');
});

test('a number in Bengali figures is read as one in Latin figures is', async () => {
  const picture = await writtenOn(await generatePicture(4), { text: '০১৮১২-৩৪৫৬৭৮', colour: '#ffffff', size: 100, at: 0.5, plate: '#0b6b4f' });
  const postId = await calls.submit(owner, { images: [picture] });
  expect(await readPictures(services)).toBe(1);
  expect((await see(postId)).photoContacts).toEqual([{ index: 0, numbers: ['01812345678'], sites: [] }]);
});

test('a picture that the reader dies of counts as without writing, and the next one is read', async () => {
  await calls.submit(owner, { images: [await generatePicture(11), await generatePicture(12)] });
  let asked = 0;
  const read = () => Promise.resolve(++asked === 1 ? undefined : { numbers: ['01711223344'], sites: [] });
  expect(await readPictures(services, undefined, reading(read))).toBe(2);
  expect(await unread()).toBe(0);
});

test('a run that is told to stop leaves the picture it was at for the next', async () => {
  await calls.submit(owner, { images: [await generatePicture(21), await generatePicture(22)] });
  const stopping = new AbortController();
  const read = () => {
    stopping.abort();
    return Promise.resolve(undefined);
  };
  expect(await readPictures(services, stopping.signal, reading(read))).toBe(0);
  expect(await unread()).toBe(2);
  expect(
    await readPictures(
      services,
      undefined,
      reading(() => Promise.resolve({ numbers: [], sites: [] })),
    ),
  ).toBe(2);
});

test('what is not a picture ends the process, not the server', async () => {
  const { openReader } = await import('./open-reader.ts');
  const reader = openReader();
  expect(await reader.read(Buffer.from('no picture'), 60_000)).toBeUndefined();
  expect(await reader.read(await generatePicture(31), 60_000)).toBeUndefined();
  const slow = openReader();
  expect(await slow.read(await generatePicture(32), 1)).toBeUndefined();
});
