import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

let server: TestApp;
let token: string;
let photo: Buffer;
beforeAll(async () => {
  server = await testApp();
  token = await server.member('seller');
  photo = await photograph();
});
afterAll(() => server.close());

interface Sent {
  fields?: Record<string, string | readonly string[]>;
  images?: Buffer[];
  lng?: 'bn' | 'en';
  as?: string | undefined;
  key?: string;
}

function submit({ fields = {}, images = [photo], lng = 'en', as = token, key }: Sent = {}) {
  const { payload, headers } = multipart({ ...sellPost, ...fields }, images);
  return server.call({
    method: 'POST',
    url: '/api/posts/sell',
    payload,
    headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    lng,
    ...(as ? { token: as } : {}),
  });
}

const countPosts = async (): Promise<number> => (await server.database.db.selectFrom('posts').select('id').execute()).length;
const goLive = (postId: number) =>
  server.database.db.updateTable('posts').set({ state: 'approved', listed: true, approved_at: new Date() }).where('post_id', '=', postId).execute();

describe('submitting a sell post', () => {
  test('stores what was typed and tells that it waits for approval, in the language of the request', async () => {
    const answer = await submit({ images: [photo, await photograph(640, 480)] });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ success: true, message: 'Post uploaded successfully (wait for admin approval)' });
    const { PostID } = answer.json() as { PostID: number };
    const row = await server.database.db.selectFrom('posts').selectAll().where('post_id', '=', PostID).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'pending', listed: false, price: 27_800_000, primary_contact: '01000000731', title: sellPost.postTitle });
    expect((await submit({ lng: 'bn' })).json()).toMatchObject({ message: 'বিজ্ঞাপন জমা হয়েছে (অনুমোদনের জন্য অপেক্ষা করুন)' });
  });

  test('is refused to a visitor and to a suspended member', async () => {
    expect((await submit({ as: '' })).statusCode).toBe(401);
    const suspended = await server.member('suspended');
    await server.database.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', 'suspended@example.test').execute();
    expect((await submit({ as: suspended })).json()).toMatchObject({ error: 'ACCOUNT_SUSPENDED' });
  });

  test('as JSON, which carries no picture, marks what is missing', async () => {
    const answer = await server.call({ method: 'POST', url: '/api/posts/sell', payload: { ...sellPost, price: 'abc' }, token, lng: 'en' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { fields: { images: 'Please select at least one image.', price: 'Please enter a number' } },
    ]);
  });

  test('an empty form marks every required field in both languages and stores nothing', async () => {
    const before = await countPosts();
    const { payload, headers } = multipart({}, []);
    const english = await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token });
    expect(english.statusCode).toBe(422);
    const { fields } = english.json() as { fields: Record<string, string> };
    expect(fields).toMatchObject({
      images: 'Please select at least one image.',
      primaryContact: 'Please enter a valid phone number',
      postTitle: 'Please fill in this field',
    });
    const bengali = await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token, lng: 'bn' });
    expect(bengali.json()).toMatchObject({ fields: { images: 'অন্তত একটি ছবি বেছে নিন।', primaryContact: 'সঠিক ফোন নম্বর লিখুন' } });
    expect(await countPosts()).toBe(before);
  });

  test('bad pictures are refused and store nothing', async () => {
    const before = await countPosts();
    const six = await submit({ images: [photo, photo, photo, photo, photo, photo] });
    expect([six.statusCode, six.json()]).toMatchObject([422, { error: 'VALIDATION', fields: { images: 'Maximum 5 images allowed.' } }]);
    const huge = await submit({ images: [Buffer.concat([photo, Buffer.alloc(30 * 1024 * 1024)])] });
    expect([huge.statusCode, huge.json()]).toMatchObject([413, { error: 'TOO_LARGE' }]);
    const pdf = await submit({ images: [Buffer.from('%PDF-1.7')] });
    expect([pdf.statusCode, pdf.json()]).toMatchObject([415, { error: 'UNSUPPORTED_IMAGE' }]);
    expect(await countPosts()).toBe(before);
  });

  test.each([
    ['a 10 KB title', { postTitle: 'x'.repeat(10_000) }, 'postTitle', 'Please enter at most 120 characters'],
    ['a description of 500 characters', { description: 'ক'.repeat(500) }, 'description', 'Description must be under 500 characters'],
    ['a district of another division', { district: 'sylhet' }, 'district', 'This district is not in the division'],
    ['an unknown area', { subDistrict: 'nowhere' }, 'subDistrict', 'Please choose an area from the list'],
    ['a price of letters', { price: 'abc' }, 'price', 'Please enter a number'],
    ['a phone of ten digits', { primaryContact: '0171234567' }, 'primaryContact', 'Please enter a valid phone number'],
  ])('%s is refused at its field', async (_name, fields, path, text) => {
    const answer = await submit({ fields });
    expect(answer.statusCode).toBe(422);
    expect((answer.json() as { fields: Record<string, string> }).fields[path]).toBe(text);
  });

  test('broken multipart is refused', async () => {
    const answer = await server.call({
      method: 'POST',
      url: '/api/posts/sell',
      payload: 'not multipart',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      token,
    });
    expect(answer.statusCode).toBe(422);
  });

  test('the same key creates one post, even ten times at once', async () => {
    const before = await countPosts();
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit({ key: 'one-key' })));
    expect(new Set(answers.map((answer) => (answer.json() as { PostID: number }).PostID)).size).toBe(1);
    expect(await countPosts()).toBe(before + 1);
  });

  test('the same key with other contents creates nothing and says so in the caller’s language, until a new key is taken', async () => {
    const before = await countPosts();
    expect((await submit({ key: 'reused' })).statusCode).toBe(201);
    const other = await submit({ key: 'reused', fields: { postTitle: 'Another flat in Dhanmondi' } });
    expect([other.statusCode, other.json()]).toMatchObject([422, { success: false, error: 'KEY_REUSED', message: expect.stringContaining('already sent') }]);
    expect(await countPosts()).toBe(before + 1);
    expect((await submit({ key: 'new-key', fields: { postTitle: 'Another flat in Dhanmondi' } })).statusCode).toBe(201);
    // A row of an older program says nothing of what was sent.
    await server.database.db.updateTable('idempotency_keys').set({ content_hash: null }).where('key', '=', 'reused').execute();
    expect((await submit({ key: 'reused', fields: { postTitle: 'Another flat in Dhanmondi' } })).statusCode).toBe(201);
  });
});

describe('a live post', () => {
  test('is shown as plain text without its number, which only the contact call gives', async () => {
    const title = `<script>alert(1)</script>'; drop table posts; --`;
    const { PostID } = (await submit({ fields: { postTitle: title } })).json() as { PostID: number };
    expect((await server.call({ url: `/api/posts/${PostID}` })).statusCode).toBe(404);
    await goLive(PostID);
    const shown = await server.call({ url: `/api/posts/${PostID}` });
    expect(shown.json()).toMatchObject({ success: true, post: { PostID, postTitle: title, imageUrls: 1, place: { subDistrict: { bn: 'ধানমন্ডি' } } } });
    expect(shown.body).not.toContain('01000000731');
    expect(shown.body).not.toContain('updateCount');
    const contact = await server.call({ method: 'POST', url: `/api/posts/${PostID}/contact` });
    expect(contact.json()).toEqual({ success: true, primaryContact: '01000000731', secondaryContact: null });
    const picture = (shown.json() as { post: { firstImageUrl: string } }).post.firstImageUrl;
    const file = await server.call({ url: picture });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(file.headers['cache-control']).toContain('immutable');
  });

  test.each(['999999', 'abc', '-1', '0'])('post %s does not exist', async (id) => {
    const answer = await server.call({ url: `/api/posts/${id}` });
    expect([404, 422]).toContain(answer.statusCode);
    expect((await server.call({ method: 'POST', url: `/api/posts/${id}/contact` })).statusCode).toBe(answer.statusCode);
  });
});
