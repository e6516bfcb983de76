// What happens to posts is told to those whom it concerns, in the transaction in which it happens.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notification } from '#contracts/notices/notifications.ts';
import { disableAccount } from '#server/accounts/standing.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

let server: TestApp;
let posts: PostCalls;
let people = 0;
beforeAll(async () => {
  server = await testApp();
  posts = postCalls(server, await server.member('clerk', 'support'));
});
afterAll(() => server.close());

const somebody = (): Promise<string> => server.member(`somebody${++people}`);
const lastEmail = (): string => `somebody${people}@example.test`;

type Told = Pick<Notification, 'kind' | 'title' | 'message' | 'link'>;
/** What came of a post; that it was received is in server/posts/notices.test.ts. */
async function told(token: string, lng: 'bn' | 'en' = 'en'): Promise<Told[]> {
  const { data } = (await server.call({ url: '/api/notifications/getUserNotifications', token, lng })).json() as { data: Notification[] };
  return data.filter(({ kind }) => kind !== 'post_submitted').map(({ kind, title, message, link }) => ({ kind, title, message, link }));
}
const kinds = async (token: string): Promise<string[]> => (await told(token)).map(({ kind }) => kind);
const title = 'Home by the lake';

describe('an owner is told', () => {
  test('that the post is live, in both languages, with the way to it', async () => {
    const owner = await somebody();
    const id = await posts.live(owner, { fields: { postTitle: title } });
    expect(await told(owner)).toEqual([
      {
        kind: 'post_approved',
        title: 'Your post is live',
        message: '“Home by the lake” is now visible to everyone.',
        link: `/Property-Buy-Sell-Details/${id}`,
      },
    ]);
    expect((await told(owner, 'bn'))[0]).toMatchObject({ title: 'আপনার বিজ্ঞাপন লাইভ হয়েছে', message: '“Home by the lake” এখন সবাই দেখতে পাচ্ছে।' });
  });

  test('why it was sent back or taken down, with the way to correct it', async () => {
    const owner = await somebody();
    const id = await posts.submit(owner, { type: 'rent', fields: { postTitle: title } });
    await posts.decide(id, 'reject', { reason: 'photo', note: 'Take one of the kitchen.' });
    expect((await told(owner))[0]).toEqual({
      kind: 'post_rejected',
      title: 'A post needs a correction',
      message: expect.stringMatching(/^“Home by the lake”: .+ Take one of the kitchen\. Correct it and submit it again\.$/),
      link: `/user/Edit-Rent-Post/${id}`,
    });
    const live = await posts.live(owner);
    await posts.decide(live, 'cancel', { reason: 'prohibited' });
    expect((await told(owner))[0]).toMatchObject({ kind: 'post_cancelled', link: `/user/Edit-Sell-Post/${live}` });
  });

  test('a week and a day before it ends, and when it has ended, once each', async () => {
    const owner = await somebody();
    const id = await posts.live(owner, { fields: { postTitle: title } });
    await posts.age(id, 54);
    for (let turn = 0; turn < 2; turn++) await posts.doJob('posts.remind');
    expect(await kinds(owner)).toEqual(['post_expiring', 'post_approved']);
    await posts.age(id, 5.5);
    await posts.doJob('posts.remind');
    await posts.age(id, 1);
    for (let turn = 0; turn < 2; turn++) await posts.doJob('posts.endDue');
    expect(await kinds(owner)).toEqual(['post_expired', 'post_expiring', 'post_expiring', 'post_approved']);
    expect((await told(owner))[0]).toMatchObject({ message: expect.stringContaining(title), link: '/user/my-properties?tab=allowed-sell' });
  });

  test.each([
    ['en', 'The kitchen is missing', /The kitchen is missing\. Correct it and submit it again\.$/],
    ['bn', 'রান্নাঘরের ছবি নেই', /রান্নাঘরের ছবি নেই। ঠিক করে আবার জমা দিন।$/],
    ['bn', 'রান্নাঘর কোথায়?', /রান্নাঘর কোথায়\? ঠিক করে আবার জমা দিন।$/],
  ] as const)('in %s what staff noted as a sentence of its own: %s', async (lng, note, expected) => {
    const owner = await somebody();
    await posts.decide(await posts.submit(owner), 'reject', { reason: 'photo', note });
    expect((await told(owner, lng))[0]?.message).toMatch(expected);
  });

  test('where the request for a paid place stands, each step once and in both languages', async () => {
    const owner = await somebody();
    const id = await posts.live(owner, { fields: { postTitle: title, plan: 'paid' } });
    await posts.decide(id, 'plan', { state: 'contacted' });
    await posts.decide(id, 'plan', { state: 'paid' });
    expect((await posts.decide(id, 'plan', { state: 'paid' })).statusCode).toBe(409);
    await posts.age(id, 29);
    for (let turn = 0; turn < 2; turn++) await posts.doJob('posts.endDue');
    expect(await kinds(owner)).toEqual(['promotion_active', 'promotion_contacted', 'post_approved']);
    await posts.age(id, 1);
    for (let turn = 0; turn < 2; turn++) await posts.doJob('posts.endDue');
    expect(await kinds(owner)).toEqual(['promotion_ended', 'promotion_active', 'promotion_contacted', 'post_approved']);
    expect((await told(owner))[0]).toMatchObject({ message: '“Home by the lake” continues as a free post.', link: '/user/my-properties?tab=allowed-sell' });
    expect((await told(owner, 'bn'))[1]).toMatchObject({ title: 'আপনার পেইড বিজ্ঞাপন শুরু হয়েছে', link: `/Property-Buy-Sell-Details/${id}` });
  });

  test('that a paid place begins with the approval, where it was paid before', async () => {
    const owner = await somebody();
    const id = await posts.submit(owner, { fields: { plan: 'paid' } });
    await posts.decide(id, 'plan', { state: 'paid' });
    expect(await kinds(owner)).toEqual([]);
    await posts.decide(id, 'approve');
    expect((await kinds(owner)).toSorted()).toEqual(['post_approved', 'promotion_active']);
  });

  test('that a request nobody settled in time is dropped, and nothing of it once the post is sold or deleted', async () => {
    const owner = await somebody();
    const paid = () => posts.live(owner, { fields: { postTitle: title, plan: 'paid' } });
    const [waiting, sold, deleted] = [await paid(), await paid(), await paid()];
    await posts.setState(owner, sold, 'sold');
    await posts.remove(owner, deleted);
    for (const id of [waiting, sold, deleted]) await posts.age(id, 3);
    for (let turn = 0; turn < 2; turn++) await posts.doJob('posts.endDue');
    const lapsed = (await told(owner)).filter(({ kind }) => kind === 'promotion_lapsed');
    expect(lapsed).toEqual([
      { kind: 'promotion_lapsed', title: expect.any(String), message: expect.stringContaining('72 hours'), link: '/user/my-properties?tab=allowed-sell' },
    ]);
    expect((await posts.row(sold)).promotion).toBe('none');
  });

  test('nothing of a decision that was undone', async () => {
    const owner = await somebody();
    const id = await posts.submit(owner);
    await sql`create function refuse_audit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(server.database.db);
    await sql`create trigger refuse before insert on audit_log execute function refuse_audit()`.execute(server.database.db);
    expect((await posts.decide(id, 'approve')).statusCode).toBe(500);
    await sql`drop trigger refuse on audit_log`.execute(server.database.db);
    expect(await told(owner)).toEqual([]);
  });
});

describe('whoever saved a post is told', () => {
  let owner: string;
  beforeAll(async () => void (owner = await somebody()));
  /** A live post and someone who saved it. */
  async function saver(): Promise<{ id: number; token: string }> {
    const id = await posts.live(owner, { fields: { postTitle: title } });
    const token = await somebody();
    await posts.save(token, id);
    return { id, token };
  }

  test('that it costs less, but not that it costs a little less or more', async () => {
    const { id, token } = await saver();
    const sell = async (price: string): Promise<void> => {
      await posts.edit(owner, id, { fields: { postTitle: title, price } });
      await posts.decide(id, 'approve');
    };
    await sell('27700000');
    expect(await told(token)).toEqual([]);
    await sell('25000000');
    expect(await told(token)).toEqual([
      {
        kind: 'saved_price_drop',
        title: 'Price drop on a saved property',
        message: '“Home by the lake”: from Tk 2.77 crore down to Tk 2.5 crore.',
        link: `/Property-Buy-Sell-Details/${id}`,
      },
    ]);
    expect(await kinds(owner)).not.toContain('saved_price_drop');
  });

  test.each<[string, string, (id: number) => Promise<unknown>]>([
    ['it is sold', '“Home by the lake” has been sold.', (id) => posts.setState(owner, id, 'sold')],
    ['its owner deletes it', '“Home by the lake” was withdrawn.', (id) => posts.remove(owner, id)],
    ['staff take it down', '“Home by the lake” was withdrawn.', (id) => posts.decide(id, 'cancel')],
    [
      'its days are over',
      '“Home by the lake” was withdrawn.',
      async (id) => {
        await posts.age(id, 61);
        await posts.doJob('posts.endDue');
      },
    ],
  ])('that %s', async (_name, message, ends) => {
    const { id, token } = await saver();
    await ends(id);
    expect(await told(token)).toMatchObject([{ kind: 'saved_unavailable', message, link: '/user/my-saved-posts' }]);
  });

  test.each<[string, (id: number) => Promise<unknown>]>([
    ['hides it', (id) => posts.setState(owner, id, 'hidden')],
    ['edits it', (id) => posts.edit(owner, id, { fields: { postTitle: 'Another title' } })],
  ])('nothing while its owner %s: it may come back', async (_name, leaves) => {
    const { id, token } = await saver();
    await leaves(id);
    expect(await told(token)).toEqual([]);
  });

  test('that it is gone with an account that was disabled', async () => {
    const fraud = await somebody();
    const { id: userId } = await server.database.db.selectFrom('users').select('id').where('email', '=', lastEmail()).executeTakeFirstOrThrow();
    const id = await posts.live(fraud, { fields: { postTitle: title } });
    const token = await somebody();
    await posts.save(token, id);
    await server.database.db.transaction().execute((trx) => disableAccount(server.services, trx, userId, { reason: 'Fraud' }));
    expect(await kinds(token)).toEqual(['saved_unavailable']);
  });
});

test('who reported a post hears what came of it, once, and a visitor is nobody to tell', async () => {
  const owner = await somebody();
  const id = await posts.live(owner, { fields: { postTitle: title } });
  const reporters = [await somebody(), await somebody()];
  for (const token of [...reporters, reporters[0], undefined]) await posts.report(token, id);
  const clerk = await server.member('resolver', 'support');
  const { items } = (await server.call({ url: '/api/admin/reports', token: clerk })).json() as { items: { _id: string }[] };
  await server.call({ method: 'PUT', url: `/api/admin/reports/${items[0]?._id}`, payload: { decision: 'upheld', note: 'For staff only.' }, token: clerk });
  for (const token of reporters) {
    expect(await told(token)).toEqual([
      {
        kind: 'report_resolved',
        title: 'We’ve reviewed your report',
        message: 'Your report about “Home by the lake” was correct and we have acted on it. Thank you for telling us.',
        link: `/Property-Buy-Sell-Details/${id}`,
      },
    ]);
  }
  expect(await kinds(owner)).toEqual(['post_reported_warning', 'post_approved']);
});

describe('whoever keeps a search is told', () => {
  const keep = (token: string, query: object, frequency: string) =>
    server.call({ method: 'POST', url: '/api/savedSearches', payload: { query, frequency, name: 'Lake' }, token });

  test('of a post at once, with the way to it, once', async () => {
    const [owner, token] = [await somebody(), await somebody()];
    await keep(token, { subDistrict: 'dhaka-mirpur' }, 'instant');
    const id = await posts.live(owner, { type: 'rent', fields: { postTitle: title, subDistrict: 'dhaka-mirpur' } });
    const sold = await posts.live(owner, { fields: { postTitle: title, subDistrict: 'dhaka-mirpur' } });
    for (let turn = 0; turn < 2; turn++) expect(await server.runJobs()).toEqual([]);
    expect(await told(token)).toEqual([
      {
        kind: 'saved_search_match',
        title: 'A new post for your saved search',
        message: '“Home by the lake”: Tk 2.78 crore · Mirpur, Dhaka · 3 bed · 3 bath · 1,850 sqft. Search: Lake.',
        link: `/Property-Buy-Sell-Details/${sold}`,
      },
    ]);
    expect(id).not.toBe(sold);
  });

  test('of a fall in price as one, in both languages', async () => {
    const [owner, token] = [await somebody(), await somebody()];
    await keep(token, { subDistrict: 'dhaka-uttara' }, 'instant');
    const fields = { postTitle: title, subDistrict: 'dhaka-uttara', price: '5000000' };
    const id = await posts.live(owner, { fields });
    await server.runJobs();
    await posts.edit(owner, id, { fields: { ...fields, price: '4500000' } });
    await posts.decide(id, 'approve');
    for (let turn = 0; turn < 2; turn++) await server.runJobs();
    expect(await told(token)).toMatchObject([
      {
        title: 'Price drop on a post for your saved search',
        message: expect.stringMatching(/^“Home by the lake”: Tk 45 lakh · Uttara.*, down from Tk 50 lakh\. Search: Lake\.$/),
        link: `/Property-Buy-Sell-Details/${id}`,
      },
      { title: 'A new post for your saved search' },
    ]);
    expect((await told(token, 'bn'))[0]).toMatchObject({
      title: 'আপনার সেভ করা সার্চের একটি বিজ্ঞাপনের দাম কমেছে',
      message: expect.stringMatching(/৪৫ লাখ.*; আগে ছিল ৫০ লাখ। সার্চ: Lake।$/),
    });
  });

  test('of several in the morning, with the way to the list', async () => {
    const [owner, token] = [await somebody(), await somebody()];
    await keep(token, { subDistrict: 'dhaka-gulshan', bedMin: 2 }, 'daily');
    for (let count = 0; count < 3; count++) await posts.live(owner, { fields: { subDistrict: 'dhaka-gulshan' } });
    await server.runJobs();
    expect(await told(token)).toEqual([]);
    await posts.doJob('savedSearches.morning');
    expect(await told(token)).toEqual([
      {
        kind: 'saved_search_match',
        title: '3 new posts for your saved search',
        message: 'Search: Lake.',
        link: '/Property-Buy-Sell?bedMin=2&subDistrict=dhaka-gulshan&sort=recent',
      },
    ]);
  });
});
