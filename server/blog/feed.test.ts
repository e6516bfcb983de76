import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffArticle } from '#contracts/blog/blog.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { articleFields } from '#server/testing/content/article.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await testApp({ env: { PUBLIC_URL: 'https://uthan.example' } });
  token = await server.member('clerk', 'support');
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });
const write = async (fields: object): Promise<StaffArticle> => {
  const answer = await server.call({ method: 'POST', url: '/api/admin/blog', payload: { ...articleFields, ...fields }, token });
  expect(answer.statusCode, answer.body).toBe(201);
  return (answer.json() as { article: StaffArticle }).article;
};

test('without articles it is a feed all the same', async () => {
  const { statusCode, headers, body } = await get('/blog/bn.atom');
  expect([statusCode, headers['content-type'], headers['last-modified']]).toEqual([200, 'application/atom+xml; charset=utf-8', undefined]);
  expect(body).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});

test('each language has its feed: titles, summaries and links in it, and no draft', async () => {
  const article = await write({ slug: 'feed-of-papers', tags: ['khatian'] });
  await write({ slug: 'draft-of-papers', titleEn: 'Not yet', published: false });
  const [bn, en] = await Promise.all(['bn', 'en'].map(async (lng) => (await get(`/blog/${lng}.atom`)).body));
  expect(bn).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="bn">');
  expect(bn).toContain('<title>ফ্ল্যাট কেনার কাগজ</title>');
  expect(bn).toContain(`<id>https://uthan.example/BlogPostDetails/${article._id}</id>`);
  expect(bn).toContain(`href="https://uthan.example/BlogPostDetails/${article._id}/feed-of-papers"`);
  expect(en).toContain('<title>Papers of a flat</title>');
  expect(en).toContain('<summary>Which papers to see, and where to compare them.</summary>');
  expect(en).toContain(`<id>https://uthan.example/BlogPostDetails/${article._id}?lng=en</id>`);
  expect(en).toContain('<link rel="self" type="application/atom+xml" hreflang="en" href="https://uthan.example/blog/en.atom"/>');
  expect(en).toContain('<category term="khatian"/>');
  expect(en).not.toContain('Not yet');
});

test('what somebody wrote is text and no markup', async () => {
  await write({ slug: 'feed-attack', titleEn: '</title><script>alert("1")</script> & more' });
  const { body } = await get('/blog/en.atom');
  expect(body).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more</title>');
  expect(body).not.toContain('<script');
});

test('a reader that has it already is told so by its tag, or by the time of the last change', async () => {
  const { headers } = await get('/blog/en.atom');
  const [etag, changed] = [String(headers['etag']), String(headers['last-modified'])];
  expect((await get('/blog/en.atom', { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await get('/blog/en.atom', { 'if-modified-since': changed })).statusCode).toBe(304);
  expect((await get('/blog/en.atom', { 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' })).statusCode).toBe(200);
  // The tag counts before the date.
  expect((await get('/blog/en.atom', { 'if-none-match': '"other"', 'if-modified-since': changed })).statusCode).toBe(200);
  await write({ slug: 'feed-news', titleEn: 'News of the feed' });
  const now = await get('/blog/en.atom', { 'if-none-match': etag });
  expect([now.statusCode, now.body.includes('News of the feed')]).toEqual([200, true]);
});
