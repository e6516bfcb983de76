import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Comment, StaffArticle, Thread } from '#contracts/blog/blog.ts';
import { limits } from '#contracts/limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { articleFields } from '#server/testing/content/article.ts';

let server: TestApp;
let staff: string;
let member: string;
let other: string;
beforeAll(async () => {
  server = await testApp();
  staff = await server.member('clerk', 'support');
  member = await server.member('reader');
  other = await server.member('writer');
});
afterAll(() => server.close());

let made = 0;
const fields = () => ({
  ...articleFields,
  slug: `papers-of-a-flat-${(made += 1)}`,
  bodyBn: '## দলিল\n\nমূল দলিল দেখুন। <b>না</b>',
  bodyEn: '## Deed\n\nSee the [deed](/Stay-Safe). <b>no</b>',
});

const write = async (changed: object = {}): Promise<StaffArticle> => {
  const answer = await server.call({ method: 'POST', url: '/api/admin/blog', payload: { ...fields(), ...changed }, token: staff });
  expect(answer.statusCode, answer.body).toBe(201);
  return (answer.json() as { article: StaffArticle }).article;
};
const say = (article: number, payload: object, token: string | undefined = member) =>
  server.call({ method: 'POST', url: `/api/blog/${article}/comments`, payload, ...(token ? { token } : {}) });
const said = async (article: number, payload: object, token?: string): Promise<Comment> => {
  const answer = await say(article, payload, token);
  expect(answer.statusCode, answer.body).toBe(201);
  return (answer.json() as { comment: Comment }).comment;
};
const threads = async (article: number, token?: string): Promise<Thread[]> =>
  ((await server.call({ url: `/api/blog/${article}/comments`, ...(token ? { token } : {}) })).json() as { items: Thread[] }).items;
const freshCommenter = (name: string) => server.member(name);

describe('articles', () => {
  test('are read in the reader’s language, without HTML', async () => {
    const { _id } = await write();
    const bn = await server.call({ url: `/api/blog/${_id}`, headers: { 'accept-language': 'bn' } });
    const en = await server.call({ url: `/api/blog/${_id}`, headers: { 'accept-language': 'en' } });
    expect(bn.json()).toMatchObject({ success: true, article: { title: 'ফ্ল্যাট কেনার কাগজ', readMinutes: 1, comments: 0 } });
    expect(en.json()).toMatchObject({
      article: {
        title: 'Papers of a flat',
        body: [
          { is: 'heading', level: 2, id: 'deed' },
          { is: 'paragraph', children: [{}, { is: 'link', to: '/Stay-Safe' }, {}, { is: 'text', text: '<b>' }, {}, {}] },
        ],
      },
    });
  });

  test('that are drafts are nobody’s but staff’s', async () => {
    const { _id } = await write({ published: false });
    expect((await server.call({ url: `/api/blog/${_id}` })).statusCode).toBe(404);
    expect((await say(_id, { text: 'Hello' })).statusCode).toBe(404);
    expect((await server.call({ url: `/api/admin/blog/${_id}`, token: staff })).json()).toMatchObject({ article: { published: false, publishedAt: null } });
  });

  test('keep their first day when they are changed, taken back and published again', async () => {
    const first = await write();
    const change = (changed: object) =>
      server.call({ method: 'PUT', url: `/api/admin/blog/${first._id}`, payload: { ...fields(), slug: first.slug, ...changed }, token: staff });
    expect((await change({ titleEn: 'Papers, again' })).json()).toMatchObject({ article: { titleEn: 'Papers, again', publishedAt: first.publishedAt } });
  });

  test('are found by words of either language, and listed by category', async () => {
    const { _id } = await write({ titleEn: 'Measuring land in katha', titleBn: 'কাঠায় জমির মাপ', category: 'land' });
    const idsOf = async (query: string) =>
      ((await server.call({ url: `/api/blog?${query}` })).json() as { items: { _id: number }[] }).items.map((item) => item._id);
    expect(await idsOf(`q=${encodeURIComponent('কাঠায়')}`)).toEqual([_id]);
    expect(await idsOf('q=KATHA')).toEqual([_id]);
    expect(await idsOf('category=land')).toEqual([_id]);
    expect(await idsOf('q=100%25')).toEqual([]);
  });

  test('show tags and author in the reader’s language, and those in Bengali where English has none', async () => {
    const both = await write({ tags: ['দলিল'], tagsEn: ['deed'], author: 'উঠান টিম', authorEn: 'Uthan team' });
    const bengali = await write({ tags: ['খতিয়ান'], author: 'নাদিয়া' });
    const shown = async ({ _id }: { _id: number }, lng: string) =>
      ((await server.call({ url: `/api/blog/${_id}`, headers: { 'accept-language': lng } })).json() as { article: { tags: string[]; author: string } }).article;
    expect(await shown(both, 'bn')).toMatchObject({ tags: ['দলিল'], author: 'উঠান টিম' });
    expect(await shown(both, 'en')).toMatchObject({ tags: ['deed'], author: 'Uthan team' });
    expect(await shown(bengali, 'en')).toMatchObject({ tags: ['খতিয়ান'], author: 'নাদিয়া' });
    expect(((await server.call({ url: '/api/blog?q=deed' })).json() as { items: { _id: number }[] }).items.map(({ _id }) => _id)).toContain(both._id);
  });

  test('in the spotlight come with the first page only', async () => {
    const { _id } = await write({ spotlight: true });
    const spotlight = async (query: string) =>
      ((await server.call({ url: `/api/blog?${query}` })).json() as { spotlight: { _id: number }[] }).spotlight.map((item) => item._id);
    expect(await spotlight('')).toContain(_id);
    expect(await spotlight('page=2')).toEqual([]);
    expect(await spotlight('q=papers')).toEqual([]);
  });

  test('have one address each', async () => {
    const { slug } = await write();
    const again = await server.call({
      method: 'POST',
      url: '/api/admin/blog',
      payload: { ...fields(), slug },
      token: staff,
      headers: { 'accept-language': 'en' },
    });
    expect([again.statusCode, again.json()]).toEqual([409, expect.objectContaining({ message: 'Another article has this address. Please choose another.' })]);
    const another = await write();
    const taken = await server.call({ method: 'PUT', url: `/api/admin/blog/${another._id}`, payload: { ...fields(), slug }, token: staff });
    expect(taken.statusCode).toBe(409);
  });

  test.each<[string, object, string]>([
    ['an address with a blank', { slug: 'two words' }, 'slug'],
    ['no Bengali title', { titleBn: '' }, 'titleBn'],
    ['a text without end', { bodyEn: 'a'.repeat(limits.blog.bodyMax + 1) }, 'bodyEn'],
    ['a cover that is not drawn', { cover: 'other' }, 'cover'],
  ])('with %s are refused at the field', async (_what, changed, field) => {
    const answer = await server.call({ method: 'POST', url: '/api/admin/blog', payload: { ...fields(), ...changed }, token: staff });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys((answer.json() as { fields: object }).fields)).toEqual([field]);
  });

  test('are deleted with what was said about them', async () => {
    const { _id } = await write();
    await said(_id, { text: 'Useful' }, await freshCommenter('one-remark'));
    expect((await server.call({ method: 'DELETE', url: `/api/admin/blog/${_id}`, token: staff })).statusCode).toBe(200);
    expect((await server.call({ url: `/api/blog/${_id}/comments` })).statusCode).toBe(404);
  });

  test('are previewed as they will be drawn', async () => {
    const answer = await server.call({ method: 'POST', url: '/api/admin/blog/preview', payload: { text: '**Now**' }, token: staff });
    expect(answer.json()).toMatchObject({ body: [{ is: 'paragraph', children: [{ is: 'strong' }] }], readMinutes: 1 });
  });
});

describe('comments', () => {
  test('are seen by everybody at once, newest first, with replies below', async () => {
    const { _id } = await write();
    const first = await said(_id, { text: 'Useful, thank you' });
    await said(_id, { text: 'What about mutation?' }, other);
    await said(_id, { text: 'See the third part', parentId: first._id }, other);
    expect(await threads(_id)).toMatchObject([
      { text: 'What about mutation?', own: false, replies: [] },
      { text: 'Useful, thank you', author: { name: expect.any(String) as string, staff: false }, replies: [{ text: 'See the third part' }] },
    ]);
    expect((await server.call({ url: `/api/blog/${_id}` })).json()).toMatchObject({ article: { comments: 3 } });
  });

  test('are told of when they are answered, once, and never of one’s own answer', async () => {
    const asker = await server.member('asker');
    const { _id } = await write();
    const question = await said(_id, { text: 'Is it so?' }, asker);
    await said(_id, { text: 'I mean the tax', parentId: question._id }, asker);
    await said(_id, { text: 'It is', parentId: question._id }, other);
    const inbox = await server.call({ url: '/api/notifications/getUserNotifications', token: asker, headers: { 'accept-language': 'en' } });
    expect((inbox.json() as { data: { kind: string }[] }).data.filter(({ kind }) => kind === 'comment_reply')).toMatchObject([
      { title: 'Your comment has a reply', link: `/BlogPostDetails/${_id}` },
    ]);
  });

  test.each([
    ['a phone number', 'Call 01711-223344'],
    ['a hidden number', 'Call ০১৭ ১১২২ ৩৩৪৪'],
  ])('with %s wait for the team and are seen by their writer alone', async (_what, text) => {
    const { _id } = await write();
    const writer = await server.member(`held-${made}`);
    const answer = await say(_id, { text }, writer);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('team') as string, comment: { held: true, own: true } });
    expect(await threads(_id)).toEqual([]);
    expect(await threads(_id, writer)).toMatchObject([{ text, held: true }]);
    const waiting = (await server.call({ url: '/api/admin/comments?status=held', token: staff })).json() as { items: { _id: string; text: string }[] };
    const held = waiting.items.find((item) => item.text === text);
    await server.call({ method: 'PUT', url: `/api/admin/comments/${held?._id}`, payload: { state: 'live' }, token: staff });
    expect(await threads(_id)).toMatchObject([{ text, held: false }]);
  });

  test('by accounts of a few days hold no link', async () => {
    const { _id } = await write();
    const young = await server.member('young');
    const refused = await say(_id, { text: 'Buy at www.example.com' }, young);
    expect([refused.statusCode, Object.keys((refused.json() as { fields: object }).fields)]).toEqual([422, ['text']]);
    await server.database.pool.query(`update users set created_at = now() - interval '8 days' where email like '%young%'`);
    expect((await said(_id, { text: 'Buy at www.example.com' }, young)).held).toBe(true);
  });

  test('can be changed by their writer for a quarter of an hour', async () => {
    const { _id } = await write();
    const writer = await server.member('second-thoughts');
    const { _id: comment } = await said(_id, { text: 'Frist' }, writer);
    const change = (token: string, text = 'First') => server.call({ method: 'PUT', url: `/api/comments/${comment}`, payload: { text }, token });
    expect((await change(other)).statusCode).toBe(404);
    expect((await change(writer)).json()).toMatchObject({ comment: { text: 'First', editedAt: expect.any(String) as string } });
    await server.database.pool.query(`update blog_comments set created_at = now() - interval '16 minutes' where id = $1`, [comment]);
    expect((await change(writer, 'Too late')).statusCode).toBe(409);
  });

  test('leave a place without words where they were answered, and nothing else', async () => {
    const { _id } = await write();
    const writer = await server.member('leaves');
    const answered = await said(_id, { text: 'Answered' }, writer);
    const alone = await said(_id, { text: 'Alone' }, writer);
    await said(_id, { text: 'An answer', parentId: answered._id }, other);
    for (const { _id: id } of [answered, alone]) {
      expect((await server.call({ method: 'DELETE', url: `/api/comments/${id}`, token: other })).statusCode).toBe(404);
      expect((await server.call({ method: 'DELETE', url: `/api/comments/${id}`, token: writer })).statusCode).toBe(200);
    }
    expect(await threads(_id)).toMatchObject([{ text: null, author: null, replies: [{ text: 'An answer' }] }]);
    expect((await say(_id, { text: 'Late', parentId: answered._id }, other)).statusCode).toBe(404);
  });

  test('take no replies to replies, and none from another article', async () => {
    const [one, two] = [await write(), await write()];
    const writer = await server.member('deep');
    const top = await said(one._id, { text: 'Top' }, writer);
    const reply = await said(one._id, { text: 'Reply', parentId: top._id }, writer);
    expect((await say(one._id, { text: 'Deeper', parentId: reply._id }, writer)).statusCode).toBe(404);
    expect((await say(two._id, { text: 'Elsewhere', parentId: top._id }, writer)).statusCode).toBe(404);
  });

  test('of a visitor, a suspended member, of one letter or of too many are refused', async () => {
    const { _id } = await write();
    const visitor = await server.call({ method: 'POST', url: `/api/blog/${_id}/comments`, payload: { text: 'Hello' } });
    expect(visitor.statusCode).toBe(401);
    for (const text of ['x', 'x'.repeat(limits.blog.commentMax + 1)]) expect((await say(_id, { text }, other)).statusCode).toBe(422);
  });

  test('are reported, removed by staff, and their reporters told', async () => {
    const { _id } = await write();
    const writer = await server.member('rude');
    const comment = await said(_id, { text: 'Something rude' }, writer);
    const report = (token?: string) =>
      server.call({ method: 'POST', url: `/api/comments/${comment._id}/report`, payload: { reason: 'offensive' }, ...(token ? { token } : {}) });
    expect((await report(writer)).statusCode).toBe(403);
    const reporter = await server.member('bothered');
    expect((await report(reporter)).statusCode).toBe(200);
    const open = (await server.call({ url: '/api/admin/reports?kind=comment', token: staff })).json() as { items: { _id: string; comment: { _id: string } }[] };
    const subject = open.items.find((item) => item.comment._id === comment._id);
    expect(subject).toMatchObject({ kind: 'comment', comment: { text: 'Something rude', status: 'live' }, PostID: _id });
    const decided = await server.call({ method: 'PUT', url: `/api/admin/reports/${subject?._id}`, payload: { decision: 'upheld' }, token: staff });
    expect(decided.statusCode, decided.body).toBe(200);
    expect(await threads(_id)).toEqual([]);
    const inbox = await server.call({ url: '/api/notifications/getUserNotifications', token: reporter });
    expect(inbox.json()).toMatchObject({ data: [{ kind: 'report_resolved', link: `/BlogPostDetails/${_id}` }] });
    expect((await report(other)).statusCode).toBe(404);
  });

  test('of staff are decided on by somebody else', async () => {
    const { _id } = await write();
    const colleague = await server.member('colleague', 'support');
    const comment = await said(_id, { text: 'From the team' }, staff);
    expect(comment.author?.staff).toBe(true);
    const decide = (token: string, state: string) => server.call({ method: 'PUT', url: `/api/admin/comments/${comment._id}`, payload: { state }, token });
    expect((await decide(staff, 'removed')).statusCode).toBe(403);
    expect((await decide(colleague, 'live')).statusCode).toBe(409);
    expect((await decide(colleague, 'removed')).json()).toMatchObject({ comment: { state: 'removed' } });
  });
});

test('a member writes five comments in ten minutes at most', async () => {
  const limited = await testApp({ rateLimits: true });
  const [clerk, writer] = [await limited.member('clerk', 'support'), await limited.member('chatty')];
  const article = await limited.call({ method: 'POST', url: '/api/admin/blog', payload: fields(), token: clerk });
  const { _id } = (article.json() as { article: StaffArticle }).article;
  const remark = () => limited.call({ method: 'POST', url: `/api/blog/${_id}/comments`, payload: { text: 'Remark' }, token: writer });
  const answers = [await remark(), await remark(), await remark(), await remark(), await remark(), await remark()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 429]);
  await limited.close();
});
