// What search engines and other sites are told of a page: titles, pictures, structured data, feeds, and what is kept out.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffArticle } from '#contracts/blog/blog.ts';
import { translatorOf } from '#i18n/compile.ts';
import { languages, type Language } from '#i18n/language.ts';
import type { TestApp } from '#server/testing/app.ts';
import { articleFields } from '#server/testing/content/article.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { sharedBuilding } from '#server/testing/content/shared-building.ts';
import { builtServer, buildTimeoutMs, publicUrl } from './testing/built-server.ts';
import { canonicalOf, metaOf, sentPage, titleOf } from './pages/sent-page.ts';

const attack = '</script><script>alert(1)</script>';
const titleMax = 60;

let server: TestApp;
let pages: { post: number; offer: number; firm: number; article: number };
beforeAll(async () => {
  server = await builtServer();
  const staff = await server.member('clerk', 'support');
  const there = sharedBuilding(server, staff);
  const post = await postCalls(server, staff).live(await server.member('owner'));
  await server.database.db
    .updateTable('posts')
    .set({ title: `Home ${attack}` })
    .where('post_id', '=', post)
    .execute();
  const fields = { ...articleFields, titleEn: `Papers ${attack}`, titleBn: `কাগজ ${attack}` };
  const written = await server.call({ method: 'POST', url: '/api/admin/blog', payload: fields, token: staff });
  const { article } = written.json() as { article: StaffArticle };
  pages = { post, offer: await there.offer(), firm: await there.firm(), article: article._id };
}, buildTimeoutMs);
afterAll(() => server.close());

const open = async (url: string, lng: Language) => {
  const { statusCode, body } = await server.app.inject({ method: 'GET', url, headers: { cookie: `lng=${lng}`, accept: 'text/html' } });
  return sentPage(statusCode, body);
};
const addresses = () => [
  `/Property-Buy-Sell-Details/${pages.post}`,
  `/Group-Wise-Building-Details/${pages.offer}`,
  `/Interior-Details/${pages.firm}`,
  `/BlogPostDetails/${pages.article}`,
];

interface Told {
  '@type': string;
  url?: string;
  name?: string;
  headline?: string;
  itemListElement?: { item: string }[];
}
const toldBy = (head: string): Told[] =>
  (JSON.parse(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(head)?.[1] ?? '{}') as { '@graph': Told[] })['@graph'];

test.each(languages)('what is listed is named in its address, and shared with a picture in JPEG, in %s', async (lng) => {
  for (const address of addresses()) {
    const page = await open(address, lng);
    const canonical = canonicalOf(page) ?? '';
    expect(canonical, address).toMatch(new RegExp(`^${publicUrl}${address}/[a-z\\d-]+${lng === 'en' ? '\\?lng=en' : ''}$`));
    expect(canonicalOf(await open(canonical.slice(publicUrl.length), lng))).toBe(canonical);
    expect(metaOf(page, 'og:url')).toBe(canonical);
    expect([...page.head.matchAll(/hrefLang="([^"]+)"/g)].map(([, lang]) => lang)).toEqual(['bn', 'en', 'x-default']);
    expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height'), metaOf(page, 'og:image:type')]).toEqual(['1200', '630', 'image/jpeg']);
    expect([metaOf(page, 'og:locale'), metaOf(page, 'twitter:card')]).toEqual([lng === 'bn' ? 'bn_BD' : 'en_US', 'summary_large_image']);
    expect(metaOf(page, 'twitter:image')).toBe(metaOf(page, 'og:image'));
    const picture = await server.app.inject({ url: (metaOf(page, 'og:image') ?? '').slice(publicUrl.length) });
    expect([picture.statusCode, picture.headers['content-type']], address).toEqual([200, 'image/jpeg']);
  }
});

test('an address that names a language is in it, whatever was chosen, and names the other one to search engines', async () => {
  for (const address of addresses()) {
    const page = await open(`${address}?lng=en`, 'bn');
    expect(page.html, address).toContain('<html lang="en"');
    const [, named = ''] = /rel="canonical" href="([^"]+)\?lng=en"/.exec(page.html) ?? [];
    expect(named).toMatch(new RegExp(`^${publicUrl}${address}/[a-z\\d-]+$`));
    expect(page.html).toContain(`hrefLang="bn" href="${named}"`);
    expect(metaOf(page, 'og:image'), address).toBeDefined();
  }
});

test.each(languages)('a list says what is on it and where it belongs, in %s', async (lng) => {
  const { head } = await open('/Property-Buy-Sell?subDistrict=dhaka-dhanmondi', lng);
  expect(toldBy(head).map((thing) => thing['@type'])).toEqual(expect.arrayContaining(['ItemList', 'BreadcrumbList']));
});

test.each(languages)('what somebody wrote stays words in what machines read, in %s', async (lng) => {
  for (const [address, type] of [
    [`/Property-Buy-Sell-Details/${pages.post}`, 'RealEstateListing'],
    [`/BlogPostDetails/${pages.article}`, 'Article'],
  ] as const) {
    const page = await open(address, lng);
    expect(page.html, address).not.toContain('<script>alert');
    const told = toldBy(page.head);
    expect(told.map((thing) => thing['@type'])).toEqual([type, 'BreadcrumbList']);
    expect(told[0]?.name ?? told[0]?.headline).toContain(attack);
    expect(told[0]?.url).toBe(canonicalOf(page));
  }
});

test.each(languages)('the list of an area names place, count and price, and is short enough to be seen whole, in %s', async (lng) => {
  const page = await open('/Property-Buy-Sell?division=dhaka&district=dhaka', lng);
  const title = titleOf(page);
  expect(title).toContain(lng === 'bn' ? 'ঢাকা: বিক্রির ১টি প্রপার্টি' : '1 property for sale in Dhaka');
  expect(title).toMatch(lng === 'bn' ? /লাখ|কোটি|৳/ : /lakh|crore|Tk/);
  expect([...title].length).toBeLessThanOrEqual(titleMax);
  expect([...(metaOf(page, 'description') ?? '')].length).toBeLessThanOrEqual(160);
  const flats = await open('/Property-Buy-Sell?propertyType=apartment', lng);
  expect(titleOf(flats)).toContain(lng === 'bn' ? 'বাংলাদেশ: বিক্রির ১টি ফ্ল্যাট' : '1 flat for sale in Bangladesh');
});

test('lists that only cut or turn another are followed and not kept, those of places are kept', async () => {
  for (const [address, robots] of [
    ['/Property-Buy-Sell?division=dhaka', undefined],
    ['/Property-Buy-Sell?sort=priceAsc', 'noindex,follow'],
    ['/Property-Buy-Sell?priceMax=5000000', 'noindex,follow'],
    ['/Property-Buy-Sell?division=sylhet', 'noindex,follow'],
    ['/Property-Buy-Sell?page=9', 'noindex,follow'],
    ['/Group-Wise-Building?q=x', 'noindex,follow'],
    ['/Interior-Design?ratingMin=4', 'noindex,follow'],
    ['/Blog?q=papers', 'noindex,follow'],
    ['/Blog?category=buying', undefined],
    ['/Blog?page=9', 'noindex,follow'],
  ] as const) {
    const page = await open(address, 'en');
    expect(metaOf(page, 'robots'), address).toBe(robots);
    expect(page.head.includes('hrefLang'), address).toBe(robots === undefined);
  }
});

test.each(languages)('a list that is asked for wrongly is refused with its form as it was typed, and not kept, in %s', async (lng) => {
  const page = await open('/property-search?priceMin=abc&q=flat', lng);
  expect([page.status, metaOf(page, 'robots')]).toEqual([422, 'noindex,follow']);
  expect(page.html).toMatch(/<input[^>]*name="priceMin"[^>]*value="abc"/);
  expect(page.html).toMatch(/<input[^>]*name="q"[^>]*value="flat"/);
  expect(page.html).toContain(translatorOf(lng)('errors.field_number'));
});

test.each(languages)('feed readers find the blog on its pages, in %s', async (lng) => {
  for (const address of ['/Blog', `/BlogPostDetails/${pages.article}`]) {
    const { head } = await open(address, lng);
    expect(head).toMatch(new RegExp(`<link rel="alternate" type="application/atom\\+xml" title="[^"]+" href="/blog/${lng}\\.atom"`));
  }
  expect((await server.app.inject({ url: `/blog/${lng}.atom` })).statusCode).toBe(200);
});
