import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { mailServer, type MailServer } from '#server/testing/mail.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { announce } from './alerts.ts';

let mail: MailServer;
let server: TestApp;
let posts: PostCalls;
let owner: string;
let people = 0;

beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://uthan.example' } });
  owner = await server.member('owner');
  posts = postCalls(server, await server.member('clerk', 'support'));
});
afterAll(async () => {
  await server.close();
  await mail.close();
});
// Every test has its own wishes: no one of an earlier one listens any more.
beforeEach(() => server.database.pool.query('delete from saved_searches'));

interface Listener {
  token: string;
  email: string;
  search: string;
}

/** Someone new who has saved this search. */
async function listener(query: object, frequency = 'instant', lng: 'bn' | 'en' = 'en'): Promise<Listener> {
  const name = `listener${++people}`;
  const token = await server.member(name);
  const answer = await server.call({ method: 'POST', url: '/api/savedSearches', payload: { query, frequency }, token, lng });
  return { token, email: `${name}@example.test`, search: (answer.json() as { savedSearch: { _id: string } }).savedSearch._id };
}

const lettersTo = ({ email }: Listener): Email[] => mail.received.filter((letter) => letter.to?.some(({ address }) => address === email));

async function lettersAfter(who: Listener): Promise<Email[]> {
  expect(await server.runJobs()).toEqual([]);
  return lettersTo(who);
}

const lake = { postTitle: 'ঝিলপাড়ের শান্ত বাসা', subDistrict: 'dhaka-mirpur', price: '5000000', bedrooms: '3' };

describe('a post that goes live', () => {
  test('reaches who waits for it: once, with its price and place, the way to it and the way to end such letters', async () => {
    const who = await listener({ subDistrict: 'dhaka-mirpur', priceMax: 6_000_000 });
    const postId = await posts.live(owner, { fields: lake });
    const [letter, ...more] = await lettersAfter(who);
    expect(more).toEqual([]);
    expect(letter?.subject).toContain('1 new post: For sale: Mirpur, Dhaka');
    for (const text of [letter?.text, letter?.html]) {
      expect(text).toContain('ঝিলপাড়ের শান্ত বাসা');
      expect(text).toContain('Tk 50 lakh · Mirpur, Dhaka · 3 bed');
      expect(text).toContain(`https://uthan.example/Property-Buy-Sell-Details/${postId}`);
    }
    const header = (name: string) => letter?.headers.find(({ key }) => key === name)?.value ?? '';
    const link = /^<(https:\/\/uthan\.example\/unsubscribe\/[\w-]+)>$/.exec(header('list-unsubscribe'))?.[1] ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(letter?.text).toContain(link);
    expect((await server.call({ method: 'POST', url: `/api/unsubscribe/${link.split('/').at(-1)}` })).statusCode).toBe(200);
    await posts.live(owner, { fields: lake });
    expect(await lettersAfter(who)).toHaveLength(1);
  });

  test.each<[string, object, object]>([
    ['another place', { district: 'sylhet' }, {}],
    ['a lower price', { subDistrict: 'dhaka-mirpur', priceMax: 4_999_999 }, {}],
    ['more rooms', { bedMin: 4 }, {}],
    ['another kind', { propertyType: ['land'] }, {}],
    ['a lift', { lift: true }, {}],
    ['to rent', { purpose: 'rent' }, {}],
    ['other words', { q: 'zzzz' }, {}],
  ])('says nothing to who wants %s', async (_name, query) => {
    const who = await listener(query);
    await posts.live(owner, { fields: lake });
    expect(await lettersAfter(who)).toEqual([]);
  });

  test.each<[string, object]>([
    ['everything for sale', {}],
    ['the division', { division: 'dhaka' }],
    ['the words of its title', { q: 'ঝিলপাড়' }],
    ['its words in the other script', { q: 'shanto basa mirpur' }],
    ['place and rooms in words', { q: 'মিরপুর ৩ বেড' }],
    ['many things at once', { propertyType: ['apartment', 'home'], sizeMin: 1000, sizeMax: 2000, bathMin: 2, condition: 'new', postedBy: 'owner' }],
  ])('reaches who wants %s', async (_name, query) => {
    const who = await listener(query);
    await posts.live(owner, { fields: lake });
    expect(await lettersAfter(who)).toHaveLength(1);
  });

  test('with a word that no post had before reaches who waited for that word, though they had looked for it in vain', async () => {
    const who = await listener({ q: 'চন্দ্রমল্লিকা' });
    await server.call({ url: `/api/search?q=${encodeURIComponent('চন্দ্রমল্লিকা')}` });
    await posts.live(owner, { fields: { ...lake, postTitle: 'চন্দ্রমল্লিকা ভবনে ফ্ল্যাট' } });
    expect(await lettersAfter(who)).toHaveLength(1);
  });

  test('that fits several searches of one person is one letter', async () => {
    const who = await listener({ division: 'dhaka' });
    await server.call({ method: 'POST', url: '/api/savedSearches', payload: { query: { bedMin: 2 } }, token: who.token });
    await posts.live(owner, { fields: lake });
    const letters = await lettersAfter(who);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('“For sale: Dhaka” and “For sale: 2+ beds”');
  });

  test('never reaches its own owner', async () => {
    const who = await listener({});
    await posts.live(who.token, { fields: lake });
    expect((await lettersAfter(who)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Your post is live')]);
  });

  test.each<[string, string]>([
    ['suspended', `update users set status = 'suspended' where email = $1`],
    ['disabled', `update users set status = 'Disabled' where email = $1`],
    ['leaving', `update users set leaves_at = now() + interval '1 day' where email = $1`],
  ])('never reaches somebody who is %s', async (_name, statement) => {
    const who = await listener({});
    await server.database.pool.query(statement, [who.email]);
    await posts.live(owner, { fields: lake });
    expect(await lettersAfter(who)).toEqual([]);
  });

  test('and is hidden again before the letter leaves is not spoken of', async () => {
    const who = await listener({});
    const postId = await posts.live(owner, { fields: lake });
    await posts.setState(owner, postId, 'hidden');
    expect(await lettersAfter(who)).toEqual([]);
  });

  test('is announced once, however often the job runs', async () => {
    const who = await listener({});
    const postId = await posts.live(owner, { fields: lake });
    expect(await lettersAfter(who)).toHaveLength(1);
    const handler = server.app.jobHandlers.find(({ kind }) => kind.name === 'savedSearches.match');
    for (let turn = 0; turn < 2; turn++) await handler?.run({ postId }, { id: 'x', attempt: 2, signal: new AbortController().signal });
    expect(await lettersAfter(who)).toHaveLength(1);
  });

  test('of an approval that was undone nobody hears', async () => {
    const who = await listener({});
    const postId = await posts.submit(owner, { fields: lake });
    await sql`create function refuse_audit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(server.database.db);
    await sql`create trigger refuse before insert on audit_log execute function refuse_audit()`.execute(server.database.db);
    expect((await posts.decide(postId, 'approve')).statusCode).toBe(500);
    await sql`drop trigger refuse on audit_log`.execute(server.database.db);
    expect(await lettersAfter(who)).toEqual([]);
  });
});

describe('a post that was live before', () => {
  test('is news again only where it costs less, and then once', async () => {
    const who = await listener({ subDistrict: 'dhaka-mirpur' });
    const postId = await posts.live(owner, { fields: lake });
    expect(await lettersAfter(who)).toHaveLength(1);
    await posts.edit(owner, postId, { fields: { ...lake, description: 'নতুন বিবরণ, আগের দাম।' } });
    await posts.decide(postId, 'approve');
    expect(await lettersAfter(who)).toHaveLength(1);
    await posts.edit(owner, postId, { fields: { ...lake, price: '4500000' } });
    await posts.decide(postId, 'approve');
    const letters = await lettersAfter(who);
    expect(letters).toHaveLength(2);
    expect(letters[1]?.text).toContain('The price was Tk 50 lakh before.');
    expect(await lettersAfter(who)).toHaveLength(2);
  });

  test('and was deleted and posted again is no news', async () => {
    const picture = { images: [await (await import('#server/testing/content/posts.ts')).photograph(90, 70)] };
    const postId = await posts.live(owner, { fields: lake, ...picture });
    await posts.remove(owner, postId);
    const who = await listener({ subDistrict: 'dhaka-mirpur' });
    await posts.live(owner, { fields: lake, ...picture });
    expect(await lettersAfter(who)).toEqual([]);
  });
});

describe('in the morning', () => {
  const morning = () => posts.doJob('savedSearches.morning');

  test('what has waited comes in one letter, without what is gone by then, and once', async () => {
    const who = await listener({ subDistrict: 'dhaka-mirpur' }, 'daily', 'bn');
    const titles = ['প্রথম বাসা', 'দ্বিতীয় বাসা', 'তৃতীয় বাসা'];
    const ids: number[] = [];
    for (const postTitle of titles) ids.push(await posts.live(owner, { fields: { ...lake, postTitle } }));
    expect(await lettersAfter(who)).toEqual([]);
    await posts.setState(owner, ids[1] ?? 0, 'sold');
    await morning();
    const letters = await lettersAfter(who);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toContain('২টি নতুন বিজ্ঞাপন');
    expect(titles.map((title) => letters[0]?.text?.includes(title))).toEqual([true, false, true]);
    await morning();
    expect(await lettersAfter(who)).toHaveLength(1);
  });

  test('what a member heard of at once does not come again for a daily search that it fits too', async () => {
    const who = await listener({ division: 'dhaka' });
    await server.call({ method: 'POST', url: '/api/savedSearches', payload: { query: { bedMin: 2 }, frequency: 'daily' }, token: who.token });
    await posts.live(owner, { fields: lake });
    expect(await lettersAfter(who)).toHaveLength(1);
    await morning();
    expect(await lettersAfter(who)).toHaveLength(1);
  });

  test('what a search found before it asked something else does not come', async () => {
    const who = await listener({ subDistrict: 'dhaka-mirpur' }, 'daily');
    const change = (payload: object) => server.call({ method: 'PUT', url: `/api/savedSearches/${who.search}`, payload, token: who.token });
    await posts.live(owner, { fields: lake });
    await server.runJobs();
    await change({ name: 'Mine', query: { subDistrict: 'dhaka-mirpur' } });
    const { rowCount } = await server.database.pool.query('select from search_alerts where told_at is null and search = $1', [who.search]);
    expect(rowCount).toBe(1);
    await change({ query: { district: 'sylhet' } });
    await morning();
    expect(await lettersAfter(who)).toEqual([]);
  });

  test.each<[string, string]>([
    ['is paused', `update saved_searches set frequency = 'off' where id = $1`],
    ['asks something else', `update saved_searches set query = '{"district": "sylhet"}' where id = $1`],
    ['is deleted', 'delete from saved_searches where id = $1'],
  ])('a search that %s while its matches are sought says nothing', async (_name, statement) => {
    const who = await listener({ subDistrict: 'dhaka-mirpur' });
    const postId = await posts.submit(owner, { fields: lake });
    await posts.decide(postId, 'approve');
    const changing = await server.database.pool.connect();
    await changing.query('begin');
    await changing.query(statement, [who.search]);
    const announcing = server.runJobs();
    await expect
      .poll(
        async () => (await server.database.pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount,
      )
      .toBeGreaterThan(0);
    await changing.query('commit');
    changing.release();
    expect(await announcing).toEqual([]);
    expect(await lettersAfter(who)).toEqual([]);
    const { rowCount } = await server.database.pool.query('select from search_alerts where search = $1', [who.search]);
    expect(rowCount).toBe(0);
  });

  test('a search that was switched off, even for a while, has nothing that waits', async () => {
    const who = await listener({}, 'daily');
    await posts.live(owner, { fields: lake });
    await server.runJobs();
    for (const frequency of ['off', 'daily'])
      await server.call({ method: 'PUT', url: `/api/savedSearches/${who.search}`, payload: { frequency }, token: who.token });
    await morning();
    expect(await lettersAfter(who)).toEqual([]);
  });

  /** As many posts as someone is told of at once in a day, somewhere else than the post of these tests. */
  async function otherPosts(): Promise<number[]> {
    const name = `seller${++people}`;
    await server.member(name);
    const { rows } = await sql<{ post_id: number }>`
        insert into posts (id, owner_id, state, listed, posted_by, primary_contact, price_unit, division, district, sub_district, title, description, type, property_type, price)
        select gen_random_uuid(), (select id from users where email = ${`${name}@example.test`}), 'approved', true, 'owner', '01000000731', 'total', 'dhaka', 'dhaka', 'dhaka-gulshan',
          'Flat ' || n, '', 'sell', 'apartment', 100 from generate_series(1, ${limits.savedSearches.instantPerDay}) n returning post_id`.execute(
      server.database.db,
    );
    return rows.map(({ post_id }) => post_id);
  }
  test('who was told of twenty posts at once hears of the next in the morning', async () => {
    const who = await listener({ subDistrict: 'dhaka-mirpur' });
    const { db } = server.database;
    const postId = await posts.live(owner, { fields: lake });
    await db.updateTable('search_alerts').set({ told_at: null }).execute();
    await sql`insert into search_alerts (search, post, total_price, told_at, at_once)
        select ${who.search}, id, 100, now(), true from posts where post_id = any(${await otherPosts()})`.execute(db);
    await announce({ ...server, db, jobs: {} as never }, postId);
    expect(await lettersAfter(who)).toEqual([]);
    await morning();
    expect(await lettersAfter(who)).toHaveLength(1);
  });

  test('what a morning told of takes nothing from what is told at once on that day', async () => {
    const who = await listener({ subDistrict: 'dhaka-gulshan' }, 'daily');
    await sql`insert into search_alerts (search, post, total_price)
        select ${who.search}, id, 100 from posts where post_id = any(${await otherPosts()})`.execute(server.database.db);
    await morning();
    expect(await lettersAfter(who)).toHaveLength(1);
    const query = { subDistrict: 'dhaka-mirpur' };
    await server.call({ method: 'POST', url: '/api/savedSearches', payload: { query, frequency: 'instant' }, token: who.token });
    await posts.live(owner, { fields: lake });
    expect(await lettersAfter(who)).toHaveLength(2);
  });
});
