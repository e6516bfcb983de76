import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArticlePage, StaffArticle } from '#contracts/blog/blog.ts';
import { rates } from '#contracts/posts/rates.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { articleFields } from '#server/testing/content/article.ts';
import { parseArticles } from './jobs.ts';

let server: TestApp;
let staff: string;
beforeAll(async () => {
  server = await testApp({ rateLimits: true });
  staff = await server.member('clerk', 'support');
});
afterAll(() => server.close());

const hostile = {
  'lists in lists': '1. '.repeat(9_999),
  'emphasis that never ends': '_a*'.repeat(10_000),
  'quotes in quotes': '>'.repeat(30_000),
};
let made = 0;
const write = (changed: object = {}) =>
  server.call({ method: 'POST', url: '/api/admin/blog', payload: { ...articleFields, slug: `parsed-${(made += 1)}`, ...changed }, token: staff });
const written = async (changed: object = {}): Promise<number> => ((await write(changed)).json() as { article: StaffArticle }).article._id;
const bodyOf = async (id: number) => ((await server.call({ url: `/api/blog/${id}`, lng: 'en' })).json() as { article: ArticlePage }).article.body;
const paragraph = (text: string) => [{ is: 'paragraph', children: [{ is: 'text', text }] }];
const change = (id: number, columns: object) => server.database.db.updateTable('blog_posts').set(columns).where('id', '=', id).execute();

test.each(Object.entries(hostile))('%s are refused with a sentence before they are parsed, in a preview and in an article', async (_what, text) => {
  for (const lng of ['bn', 'en'] as const) {
    const preview = await server.call({ method: 'POST', url: '/api/admin/blog/preview', payload: { text }, token: staff, lng });
    expect([preview.statusCode, preview.json()]).toEqual([
      422,
      expect.objectContaining({ fields: { text: expect.stringMatching(lng === 'bn' ? /সর্বোচ্চ/ : /at most \d/) } }),
    ]);
  }
  expect((await write({ bodyEn: text })).json()).toMatchObject({ error: 'VALIDATION', fields: { bodyEn: expect.any(String) } });
});

test('what is read is what was stored when it was saved', async () => {
  const id = await written({ bodyEn: 'See the **deed** first.' });
  expect(await bodyOf(id)).toMatchObject([{ is: 'paragraph', children: [{}, { is: 'strong' }, {}] }]);
  const { blocks_en } = await server.database.db.selectFrom('blog_posts').select('blocks_en').where('id', '=', id).executeTakeFirstOrThrow();
  await change(id, { blocks_en: JSON.stringify({ ...blocks_en, blocks: paragraph('stored') }) });
  expect(await bodyOf(id)).toEqual(paragraph('stored'));
});

test('a text that an older program wrote is plain until it is parsed, and one that is too much for the parser stays plain', async () => {
  const [id, large] = [await written(), await written()];
  const before = await server.database.db.selectFrom('blog_posts').select('updated_at').where('id', '=', id).executeTakeFirstOrThrow();
  await change(id, { body_en: 'A **new**\n\ntext of it' });
  await change(large, { body_en: hostile['emphasis that never ends'], blocks_en: null });
  expect(await bodyOf(id)).toEqual([...paragraph('A **new**'), ...paragraph('text of it')]);
  expect(await bodyOf(large)).toEqual(paragraph(hostile['emphasis that never ends']));
  expect(await parseArticles({ db: server.database.db })).toBe(2);
  expect(await bodyOf(id)).toMatchObject([{ children: [{}, { is: 'strong' }] }, {}]);
  expect(await bodyOf(large)).toEqual(paragraph(hostile['emphasis that never ends']));
  expect(await server.database.db.selectFrom('blog_posts').select('updated_at').where('id', '=', id).executeTakeFirstOrThrow()).toEqual(before);
  expect(await parseArticles({ db: server.database.db })).toBe(0);
});

test('so many previews in some minutes, for each account by itself', async () => {
  const writer = await server.member('writer', 'support');
  const preview = (token: string) => server.call({ method: 'POST', url: '/api/admin/blog/preview', payload: { text: 'a' }, token });
  for (let at = 0; at < rates.articlePreviews.points; at++) expect((await preview(writer)).statusCode).toBe(200);
  expect([(await preview(writer)).statusCode, (await preview(staff)).statusCode]).toEqual([429, 200]);
});
