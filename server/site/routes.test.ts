import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Overview } from '#contracts/overview.ts';
import type { StaffArticle } from '#contracts/blog/blog.ts';
import { articleFields } from '#server/testing/content/article.ts';
import { openOverview } from './overview.ts';
import { registerPosts } from '#server/testing/content/listings.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { sharedBuilding } from '#server/testing/content/shared-building.ts';

let server: TestApp;
let photo: Buffer;
const tokens: string[] = [];

beforeAll(async () => {
  server = await testApp({ env: { PUBLIC_URL: 'https://uthan.example' } });
  photo = await photograph();
  for (let count = 0; count < 5; count++) tokens.push(await server.member(`seller${count}`));
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['posts', 'listings'] as const) await server.database.db.deleteFrom(table).execute();
  await server.database.db.deleteFrom('closed_days').execute();
});

async function post(token: string, fields: Record<string, string> = {}, changes: object = { state: 'approved', listed: true }): Promise<number> {
  const { payload, headers } = multipart({ ...sellPost, ...fields }, [photo]);
  const answer = await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token });
  const { PostID } = answer.json() as { PostID: number };
  const { db } = server.database;
  await db.updateTable('posts').set(changes).where('post_id', '=', PostID).execute();
  await registerPosts(db);
  return PostID;
}

/** As a server that has just started sees it: the running one remembers for a minute. */
const overviewNow = (): Promise<Overview> => openOverview({ db: server.database.db, log: server.app.log } as never)();

const get = (url: string, cookie?: string) => server.app.inject({ method: 'GET', url, headers: cookie ? { cookie } : {} });

describe('the overview', () => {
  test('counts live posts of both types by sub-district, the fullest first', async () => {
    const [owner = ''] = tokens;
    await post(owner, { subDistrict: 'dhaka-mirpur' });
    await post(owner, { subDistrict: 'dhaka-mirpur' }, { state: 'approved', listed: true, type: 'rent', price_unit: 'perMonth' });
    await post(owner);
    await post(owner, {}, { state: 'pending' });
    const { areas } = await overviewNow();
    expect(areas.map(({ subDistrict, sell, rent }) => [subDistrict.id, sell, rent])).toEqual([
      ['dhaka-mirpur', 1, 1],
      ['dhaka-dhanmondi', 1, 0],
    ]);
    expect(areas[0]).toMatchObject({ division: { id: 'dhaka', bn: 'ঢাকা' }, district: { id: 'dhaka' } });
  });

  test('tells a usual rate only where five say it, and whoever says the same twice counts once', async () => {
    for (const [index, token] of tokens.slice(0, 4).entries()) await post(token, { price: String((index + 8) * 1_000_000), size: '1000' });
    await post(tokens[0] ?? '', { price: '8000000', size: '1000' });
    expect((await overviewNow()).areas[0]).toMatchObject({ sell: 5, rate: null });
    await post(tokens[4] ?? '', { price: '12000000', size: '1000' });
    expect((await overviewNow()).areas[0]).toMatchObject({ sell: 6, rate: { low: 9000, high: 11_000 } });
  });

  test('names an area with a usual rate before a fuller one without', async () => {
    for (const [index, token] of tokens.entries()) await post(token, { price: String((index + 8) * 1_000_000), size: '1000' });
    for (let count = 0; count < 6; count++) await post(tokens[0] ?? '', { subDistrict: 'dhaka-mirpur' });
    expect((await overviewNow()).areas.map(({ subDistrict, sell }) => [subDistrict.id, sell])).toEqual([
      ['dhaka-dhanmondi', 5],
      ['dhaka-mirpur', 6],
    ]);
  });

  test('measures the review in open hours, so that nights do not count', async () => {
    const decided = new Date(Date.now() - 86_400_000);
    const at = (hour: string): Date => new Date(`${decided.toISOString().slice(0, 10)}T${hour}:00+06:00`);
    const yesterday = (hour: string): Date => new Date(at(hour).getTime() - 86_400_000);
    const [owner = ''] = tokens;
    await post(owner, {}, { state: 'approved', listed: true, submitted_at: yesterday('18:00'), decided_at: at('11:00') });
    await post(owner, {}, { state: 'rejected', submitted_at: at('10:00'), decided_at: at('10:30') });
    await post(owner, {}, { state: 'approved', listed: true, submitted_at: at('10:00'), decided_at: at('16:00') });
    expect((await overviewNow()).review).toEqual({ decided: 3, medianMinutes: 120 });
  });

  test('says that nothing was decided, instead of inventing a time', async () => {
    expect((await overviewNow()).review).toEqual({ decided: 0, medianMinutes: null });
  });

  test('names the day off, and when the office opens after it', async () => {
    const today = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
    await server.database.db.insertInto('closed_days').values({ day: today, name_bn: 'বিজয় দিবস', name_en: 'Victory Day' }).execute();
    const { office } = await overviewNow();
    expect(office).toMatchObject({ open: false, dayOff: { bn: 'বিজয় দিবস', en: 'Victory Day' } });
    expect(new Date(office.until).getTime()).toBeGreaterThan(Date.now());
  });

  test('answers everybody, without phone numbers', async () => {
    await post(tokens[0] ?? '');
    const answer = await get('/api/overview');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, overview: { office: {} } });
    expect(answer.body).not.toMatch(/01\d{9}/);
  });
});

describe('what search engines read', () => {
  test('robots.txt names the sitemap by the public address and keeps the private areas out', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Sitemap: https://uthan.example/sitemap.xml');
    for (const kept of ['/api/', '/admin', '/user/']) expect(body).toContain(`Disallow: ${kept}`);
  });

  test('the sitemap leads to every live post by its own address, and to none that is hidden, sold or waiting', async () => {
    const [owner = ''] = tokens;
    const sell = await post(owner);
    const rent = await post(owner, {}, { state: 'approved', listed: true, type: 'rent', price_unit: 'perMonth' });
    const others = [
      await post(owner, {}, { state: 'pending' }),
      await post(owner, {}, { state: 'hidden' }),
      await post(owner, {}, { state: 'sold', sold_at: new Date(), listed: true }),
    ];
    const index = (await get('/sitemap.xml')).body;
    const files = [...index.matchAll(/<loc>https:\/\/uthan\.example([^<]+)<\/loc>/g)].map(([, file]) => file ?? '');
    expect(files).toContain('/sitemaps/pages.xml');
    const bodies = await Promise.all(files.map(async (file) => (await get(file)).body));
    const addresses = bodies.flatMap((body) => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address));
    expect(addresses).toContain(`https://uthan.example/Property-Buy-Sell-Details/${sell}/3-bed-apartment-for-sale-dhanmondi-dhaka`);
    expect(addresses).toContain(`https://uthan.example/Property-Rent-Details/${rent}/3-bed-apartment-for-rent-dhanmondi-dhaka`);
    for (const id of others) expect(addresses.filter((address) => address?.includes(`/${id}/`))).toEqual([]);
    expect(addresses).toContain('https://uthan.example/Property-Buy-Sell?division=dhaka&amp;district=dhaka&amp;subDistrict=dhaka-dhanmondi');
    for (const area of ['dhaka-division', 'dhaka', 'dhaka-dhanmondi']) expect(addresses).toContain(`https://uthan.example/Area/${area}`);
    // An area without a post has a page, which is not for search engines.
    expect(addresses).not.toContain('https://uthan.example/Area/bandarban');
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('the sitemap leads to offers at any stage and to firms, and to none that is withdrawn', async () => {
    const there = sharedBuilding(server, await server.member('clerk', 'support'));
    const [offer, closed, firm, withdrawn] = [await there.offer(), await there.offer({ stage: 'closed' }), await there.firm(), await there.firm()];
    await there.withdrawFirm(withdrawn);
    const index = (await get('/sitemap.xml')).body;
    const files = [...index.matchAll(/<loc>https:\/\/uthan\.example(\/sitemaps\/posts[^<]+)<\/loc>/g)].map(([, file]) => file ?? '');
    const bodies = (await Promise.all(files.map(async (file) => (await get(file)).body))).join('');
    for (const path of [`Group-Wise-Building-Details/${offer}`, `Group-Wise-Building-Details/${closed}`, `Interior-Details/${firm}`]) {
      const found = [...bodies.matchAll(new RegExp(`<loc>https://uthan\\.example/${path}/[a-z\\d-]+(\\?lng=en)?</loc>`, 'g'))];
      expect(
        found.map(([, lng]) => lng),
        path,
      ).toEqual([undefined, '?lng=en']);
    }
    expect(bodies).not.toContain(`Interior-Details/${withdrawn}`);
  });

  test('every address stands there in both languages, each naming the other', async () => {
    const id = await post(tokens[0] ?? '');
    const index = (await get('/sitemap.xml')).body;
    const file = /<loc>https:\/\/uthan\.example(\/sitemaps\/posts-\d+\.xml)<\/loc>/.exec(index)?.[1] ?? '';
    const plain = `https://uthan.example/Property-Buy-Sell-Details/${id}/3-bed-apartment-for-sale-dhanmondi-dhaka`;
    const entries = (await get(file)).body.match(/<url>.*?<\/url>/g)?.filter((entry) => entry.includes(`<loc>${plain}`)) ?? [];
    expect(entries.map((entry) => /<loc>([^<]+)/.exec(entry)?.[1])).toEqual([plain, `${plain}?lng=en`]);
    for (const entry of entries) {
      for (const [lang, href] of [
        ['bn', plain],
        ['en', `${plain}?lng=en`],
        ['x-default', plain],
      ] as const)
        expect(entry).toContain(`hreflang="${lang}" href="${href}"`);
    }
    const picture = /<image:loc>https:\/\/uthan\.example(\/media\/[0-9a-f]{32}-\d+\.webp)<\/image:loc>/.exec(entries[0] ?? '')?.[1] ?? '';
    expect((await get(picture)).statusCode).toBe(200);
  });

  test('articles stand there once they are published, with their covers and the time of their last change', async () => {
    const token = await server.member('writer', 'support');
    const write = (payload: object) => server.call({ method: 'POST', url: '/api/admin/blog', payload, token });
    expect((await get('/sitemap.xml')).body).not.toContain('articles.xml');
    const { article } = (await write(articleFields)).json() as { article: StaffArticle };
    await write({ ...articleFields, slug: 'a-draft', published: false });
    expect((await get('/sitemap.xml')).body).toContain('<loc>https://uthan.example/sitemaps/articles.xml</loc><lastmod>');
    const { body } = await get('/sitemaps/articles.xml');
    expect(body).toContain(`<loc>https://uthan.example/BlogPostDetails/${article._id}/papers-of-a-flat</loc><lastmod>${article.publishedAt}</lastmod>`);
    expect(body).toContain(`<loc>https://uthan.example/BlogPostDetails/${article._id}/papers-of-a-flat?lng=en</loc>`);
    expect(body).toContain('<image:loc>https://uthan.example/covers/papers.webp</image:loc>');
    expect(body).not.toContain('a-draft');
  });

  test('a file of posts that does not exist is not found', async () => {
    expect((await get('/sitemaps/posts-999.xml')).statusCode).toBe(404);
    expect((await get('/sitemaps/posts-x.xml')).statusCode).toBe(404);
  });
});

describe('the manifest', () => {
  test('is in the language of the reader, with icons that exist', async () => {
    const bn = await get('/manifest.webmanifest');
    const en = await get('/manifest.webmanifest', 'lng=en');
    expect(bn.headers['content-type']).toContain('application/manifest+json');
    expect(bn.json()).toMatchObject({ short_name: 'উঠান', lang: 'bn-BD', start_url: '/', display: 'standalone' });
    expect(en.json()).toMatchObject({ short_name: 'Uthan' });
    expect((bn.json() as { icons: { purpose: string }[] }).icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  });
});
