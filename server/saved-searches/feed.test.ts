// @vitest-environment node
import { type Element, Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchFeed } from '#contracts/search/feed-path.ts';
import { indexPosts } from '#server/search/service.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

let server: TestApp;
let token: string;
let photo: Buffer;
beforeAll(async () => {
  server = await testApp({ env: { PUBLIC_URL: 'https://uthan.example' }, rateLimits: true });
  token = await server.member('seller');
  photo = await photograph(700, 500);
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });

/** A live post, so many hours old. */
async function live(postTitle: string, hours: number, more: Readonly<Record<string, string>> = {}): Promise<number> {
  const { payload, headers } = multipart({ ...sellPost, postTitle, ...more }, [photo]);
  const answer = await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token });
  expect(answer.statusCode, answer.body).toBe(201);
  const { PostID } = answer.json() as { PostID: number };
  const at = new Date(Date.now() - hours * 3_600_000);
  const row = await server.database.db
    .updateTable('posts')
    .set({ state: 'approved', listed: true, approved_at: at, posted_at: at, updated_at: at })
    .where('post_id', '=', PostID)
    .returning('id')
    .executeTakeFirstOrThrow();
  await indexPosts(server.database.db, [row.id]);
  return PostID;
}

interface Read {
  title: string;
  updated: string;
  links: Record<string, string>;
  entries: { id: string; title: string; summary: string; alternate: string; picture: string; pictureBytes: number }[];
}

/** The document as a feed reader takes it. */
function parsed(body: string): Read {
  const document = new new Window().DOMParser().parseFromString(body, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  const feed = document.documentElement;
  const text = (of: Element, name: string): string => of.querySelector(name)?.textContent ?? '';
  const linkOf = (of: Element, rel: string, attribute = 'href'): string =>
    [...of.children].find((one) => one.getAttribute('rel') === rel)?.getAttribute(attribute) ?? '';
  return {
    title: text(feed, 'title'),
    updated: text(feed, 'updated'),
    links: { self: linkOf(feed, 'self'), alternate: linkOf(feed, 'alternate') },
    entries: [...feed.querySelectorAll('entry')].map((entry) => ({
      id: text(entry, 'id'),
      title: text(entry, 'title'),
      summary: text(entry, 'summary'),
      alternate: linkOf(entry, 'alternate'),
      picture: linkOf(entry, 'enclosure'),
      pictureBytes: Number(linkOf(entry, 'enclosure', 'length')),
    })),
  };
}

test('a search that finds nothing has a feed all the same', async () => {
  const { statusCode, headers, body } = await get(searchFeed({ purpose: 'rent' }));
  expect([statusCode, headers['content-type'], headers['x-robots-tag'], headers['cache-control']]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
    'noindex',
    'public, no-cache',
  ]);
  expect(parsed(body)).toMatchObject({ updated: '1970-01-01T00:00:00.000Z', entries: [] });
});

test('the newest of a search come first, in the language of the address, without a number to call', async () => {
  const older = await live('পুরোনো ফ্ল্যাট', 30);
  const newer = await live('নতুন ফ্ল্যাট', 2);
  await live('মিরপুরের ফ্ল্যাট', 1, { subDistrict: 'dhaka-mirpur' });
  const asked = { subDistrict: 'dhaka-dhanmondi', purpose: 'sell' };
  const [bn, en] = await Promise.all([get(searchFeed(asked)), get(`${searchFeed({ ...asked, sort: 'priceAsc', page: '2' })}&lng=en`)]);
  const [first, second] = [parsed(bn.body), parsed(en.body)];
  expect(first.entries.map(({ id }) => id)).toEqual([newer, older].map((id) => `https://uthan.example/Property-Buy-Sell-Details/${id}`));
  expect(first.title).toBe('বিক্রি: ধানমন্ডি, ঢাকা · উঠান');
  expect(first.entries[0]?.title).toBe('নতুন ফ্ল্যাট');
  expect(first.entries[0]?.summary).toContain('ধানমন্ডি, ঢাকা');
  expect(second.title).toBe('For sale: Dhanmondi, Dhaka · Uthan');
  expect(second.entries[0]?.summary).toMatch(/^Tk .* · Dhanmondi, Dhaka · /);
  expect(second.links).toEqual({
    self: 'https://uthan.example/feeds/search.atom?purpose=sell&subDistrict=dhaka-dhanmondi&lng=en',
    alternate: 'https://uthan.example/property-search?purpose=sell&subDistrict=dhaka-dhanmondi&lng=en',
  });
  expect(second.entries[0]?.alternate).toMatch(/^https:\/\/uthan\.example\/Property-Buy-Sell-Details\/\d+\/.+\?lng=en$/);
  expect(second.entries[0]?.picture).toMatch(/^https:\/\/uthan\.example\/media\/[0-9a-f]{32}-640\.webp$/);
  expect(second.entries[0]?.pictureBytes).toBeGreaterThan(100);
  expect(bn.body + en.body).not.toContain(sellPost.primaryContact);
});

test('what somebody wrote, or asked, is text and no markup', async () => {
  const title = '</title><script>alert("1")</script> & ]]> more';
  await live(title, 0, { subDistrict: 'dhaka-gulshan' });
  const { body } = await get(searchFeed({ q: 'gulshan <b>&"' }));
  expect(body).not.toMatch(/<script|<b>/);
  const attack = await get(searchFeed({ subDistrict: 'dhaka-gulshan' }));
  expect(parsed(attack.body).entries.map((entry) => entry.title)).toEqual([title]);
});

test('a reader that has it already is told so; a post that goes is gone from it', async () => {
  const id = await live('যে ফ্ল্যাট চলে যাবে', 3, { subDistrict: 'dhaka-uttara' });
  const url = searchFeed({ subDistrict: 'dhaka-uttara' });
  const before = await get(url);
  expect(parsed(before.body).entries).toHaveLength(1);
  const etag = String(before.headers['etag']);
  const again = await get(url, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const after = async (state: string): Promise<[number, string[]]> => {
    const answer = await server.call({ method: 'PUT', url: `/api/profile/updatePostState/${id}`, payload: { state }, token });
    expect(answer.statusCode, answer.body).toBe(200);
    const { statusCode, body } = await get(url, { 'if-none-match': etag });
    return [statusCode, body ? parsed(body).entries.map(({ summary }) => summary) : []];
  };
  expect(await after('hidden')).toEqual([200, []]);
  // The same list as before is the same document.
  expect(await after('live')).toEqual([304, []]);
  // Shown for some days more, as on the page, where it says so.
  expect(await after('sold')).toEqual([200, [expect.stringMatching(/^বিক্রি হয়ে গেছে · /)]]);
});

test.each<Record<string, string>>([{ purpose: 'everything' }, { priceMin: '9', priceMax: '1' }, { subDistrict: 'nowhere' }, { page: '0' }, { lng: 'de' }])(
  '%j is refused as the search refuses it',
  async (asked) => {
    const query = new URLSearchParams(asked);
    const refused = await get(`/feeds/search.atom?${query}`, { 'accept-language': 'en' });
    expect(refused.statusCode).toBe(422);
    if (!query.has('lng')) expect(refused.json()).toEqual((await server.call({ url: `/api/search?${query}`, lng: 'en' })).json());
  },
);

test('it counts against the limit of searches', async () => {
  const left = async (url: string): Promise<number> => Number((await get(url)).headers['ratelimit-remaining']);
  const before = await left('/api/search');
  expect(await left('/feeds/search.atom')).toBe(before - 1);
});
