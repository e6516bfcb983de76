// What the dialog before deleting an account says, beside what becomes of it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { translatorOf } from '#i18n/compile.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { articleFields } from '#server/testing/content/article.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { sharedBuilding } from '#server/testing/content/shared-building.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let server: TestApp;
let staff: string;
beforeAll(async () => {
  server = await testApp();
  staff = await server.member('clerk', 'support');
});
afterAll(() => server.close());

const promises = {
  bn: {
    deleteReviews: 'আপনার লেখা রিভিউ নাম ছাড়া থেকে যাবে।',
    deleteErased: 'আপনার বিজ্ঞাপন ও মন্তব্য মুছে যাবে; যে মন্তব্যের জবাব আছে, তার জায়গা ফাঁকা থাকবে।',
  },
  en: {
    deleteReviews: 'Your reviews stay, without your name.',
    deleteErased: 'Your posts and comments are erased; where a comment has replies, its place stays, empty.',
  },
};

test.each(['bn', 'en'] as const)('the dialog says what the test below shows (%s)', (lng) => {
  const t = translatorOf(lng);
  const { deleteReviews, deleteErased } = promises[lng];
  expect([t('profile.deleteReviews'), t('profile.deleteErased')]).toEqual([deleteReviews, deleteErased]);
});

const send = async <T>(method: 'POST' | 'PUT' | 'DELETE', url: string, token: string, payload: object): Promise<T> => {
  const answer = await server.call({ method, url, token, payload });
  if (answer.statusCode >= 400) throw new Error(`${url} answered ${answer.body}`);
  return answer.json() as T;
};
const read = async <T>(url: string): Promise<T> => (await server.call({ url })).json() as T;

/** Thirty days later, with what every noun keeps. */
async function purge(): Promise<void> {
  await server.database.pool.query(`update users set leaves_at = leaves_at - interval '30 days'`);
  const job = server.app.jobHandlers.find(({ kind }) => kind.name === 'accounts.purge');
  await job?.run({}, { id: 'now', attempt: 1, signal: new AbortController().signal });
}

test('reviews stay without a name; posts and comments are erased, and an answered comment leaves an empty place', async () => {
  const [leaver, other] = [await server.member('leaver'), await server.member('other')];
  const there = sharedBuilding(server, staff);
  const firm = await there.firm();
  await there.approve(await there.review(firm, leaver, 4, 'They finished the kitchen on time.'));
  const sent = await server.call({ method: 'POST', url: '/api/posts/sell', token: leaver, ...multipart(sellPost, [await photograph()]) });
  const { PostID } = sent.json() as { PostID: number };
  await send('PUT', `/api/admin/posts/${PostID}/approve`, staff, { revision: 1 });
  const { article } = await send<{ article: { _id: number } }>('POST', '/api/admin/blog', staff, articleFields);
  const comments = `/api/blog/${article._id}/comments`;
  const say = async (token: string, text: string, parentId?: string): Promise<string> =>
    (await send<{ comment: { _id: string } }>('POST', comments, token, { text, parentId })).comment._id;
  const answered = await say(leaver, 'Is the khatian enough?');
  await say(other, 'No, see the deed too.', answered);
  await say(leaver, 'A comment without replies');
  await say(leaver, 'A reply of the leaver', await say(other, 'Which papers?'));

  await send('DELETE', '/api/profile', leaver, { password: 'secret-of-tests', confirmation: 'DELETE' });
  await purge();

  const { items } = await read<{ items: { review: string; reviewer: unknown }[] }>(`/api/interiors/${firm}/reviews`);
  expect(items).toMatchObject([{ review: 'They finished the kitchen on time.', reviewer: null }]);
  expect((await server.call({ url: `/api/posts/${PostID}` })).statusCode).not.toBe(200);
  const { rows } = await server.database.pool.query<{ text: string }>('select posts::text as text from posts where post_id = $1', [PostID]);
  expect(JSON.stringify(rows)).not.toContain(sellPost.description);
  const threads = (await read<{ items: { text: string | null; replies: { text: string }[] }[] }>(comments)).items;
  expect(threads.map(({ text, replies }) => [text, replies.map((reply) => reply.text)])).toEqual([
    ['Which papers?', []],
    [null, ['No, see the deed too.']],
  ]);
  expect(JSON.stringify(await read(comments))).not.toContain('leaver');
});
