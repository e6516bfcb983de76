// By which channels people hear of what: their choice, the letters, and the link that ends them.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Email } from 'postal-mime';
import { translatorOf } from '#i18n/compile.ts';
import { priceFell } from '#server/saved/notices.ts';
import { mailServer, type MailServer } from '#server/testing/mail.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { preferenceData } from './preferences.ts';
import { notify } from './service.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let mail: MailServer;
let server: TestApp;
let posts: PostCalls;
let people = 0;
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://uthan.example' } });
  posts = postCalls(server, await server.member('clerk', 'support'));
});
beforeEach(() => void (mail.received.length = 0));
afterAll(async () => {
  await server.close();
  await mail.close();
});

interface Person {
  token: string;
  email: string;
  id: string;
}

async function person(lng: 'bn' | 'en' = 'en'): Promise<Person> {
  const email = `hears${++people}@example.test`;
  const token = await server.member(`hears${people}`);
  const { id } = await server.database.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await server.database.pool.query('update sessions set lng = $1 where user_id = $2', [lng, id]);
  return { token, email, id };
}

const url = '/api/notifications/preferences';
const read = async (token: string): Promise<Record<string, Record<string, boolean>>> =>
  ((await server.call({ url, token })).json() as { preferences: Record<string, Record<string, boolean>> }).preferences;
const choose = (token: string | undefined, preferences: unknown) => server.call({ method: 'PUT', url, payload: { preferences }, ...(token ? { token } : {}) });
/** What arrived, once everything due is done. */
async function letters(): Promise<Email[]> {
  expect(await server.runJobs()).toEqual([]);
  return mail.received;
}
const header = (letter: Email | undefined, name: string): string => letter?.headers.find(({ key }) => key === name)?.value ?? '';
const stopOf = (letter: Email | undefined): string => /\/unsubscribe\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
const title = 'Home by the lake';
const inbox = async (token: string): Promise<string[]> =>
  ((await server.call({ url: '/api/notifications/getUserNotifications', token })).json() as { data: { kind: string }[] }).data.flatMap(({ kind }) =>
    kind === 'post_submitted' ? [] : kind,
  );

describe('what somebody prefers', () => {
  test('is what is usual at first, and only what they change afterwards', async () => {
    const { token } = await person();
    expect(await read(token)).toMatchObject({
      decisions: { inbox: true, push: true, mail: true },
      expiry: { inbox: true, push: true, mail: true },
      savedPosts: { inbox: true, push: true, mail: false },
      account: { inbox: true, push: true, mail: true },
    });
    expect((await choose(token, { savedPosts: { mail: true, push: 'false' } })).json()).toMatchObject({
      success: true,
      preferences: { savedPosts: { inbox: true, push: false, mail: true }, reviews: { mail: false } },
    });
    await choose(token, { savedPosts: { push: true } });
    expect((await read(token)).savedPosts).toEqual({ inbox: true, push: true, mail: true });
  });

  test('is their own', async () => {
    const [one, other] = [await person(), await person()];
    await choose(one.token, { reviews: { mail: true } });
    expect((await read(other.token)).reviews?.mail).toBe(false);
  });

  test.each<[unknown, string[]]>([
    [{ account: { mail: false } }, ['preferences.account.mail']],
    [{ decisions: { inbox: false } }, ['preferences.decisions.inbox']],
    [{ account: { inbox: false } }, ['preferences.account.inbox']],
    [{ expiry: { mail: 'maybe' } }, ['preferences.expiry.mail']],
    [undefined, ['preferences']],
    ['all', ['preferences']],
  ])('cannot be %j', async (wrong, fields) => {
    const { token } = await person();
    const answer = await choose(token, wrong);
    expect([answer.statusCode, Object.keys((answer.json() as { fields: object }).fields)]).toEqual([422, fields]);
    expect(await read(token)).toEqual(await read((await person()).token));
  });

  test.each([{ nothing: { mail: true } }, { expiry: { pigeon: true } }])('is of no group or channel that there is not: %j', async (wrong) => {
    expect((await choose((await person()).token, wrong)).statusCode).toBe(422);
  });

  test('is not asked of strangers, and not changed by the suspended', async () => {
    expect([(await server.call({ url })).statusCode, (await choose(undefined, { reviews: { mail: true } })).statusCode]).toEqual([401, 401]);
    const { token, id } = await person();
    await server.database.pool.query(`update users set status = 'Suspended' where id = $1`, [id]);
    expect((await choose(token, { reviews: { mail: true } })).statusCode).toBe(403);
  });

  test('is in my own copy, and goes with the account', async () => {
    const { token, id } = await person();
    await choose(token, { reviews: { mail: true } });
    const { data } = (await server.call({ url: '/api/profile/export', token })).json() as { data: { notificationPreferences: object[] } };
    expect(data.notificationPreferences).toEqual([{ group: 'reviews', channel: 'mail', isOn: true }]);
    await preferenceData.erase(server.database.db, id);
    expect((await read(token)).reviews?.mail).toBe(false);
  });
});

describe('a decision', () => {
  test('on one’s post is a letter, in the language of the reader, and only one', async () => {
    const { token, email } = await person('bn');
    const id = await posts.live(token, { fields: { postTitle: title } });
    const arrived = await letters();
    expect(arrived).toHaveLength(1);
    const [letter] = arrived;
    expect(letter?.to?.[0]?.address).toBe(email);
    expect(letter?.subject).toBe('আপনার বিজ্ঞাপন লাইভ হয়েছে');
    expect(letter?.text).toContain(`https://uthan.example/Property-Buy-Sell-Details/${id}`);
    expect(header(letter, 'list-unsubscribe')).toBe(`<https://uthan.example/unsubscribe/${stopOf(letter)}>`);
    expect(header(letter, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  test('to send a post back says why, what staff wrote, how to mend it, and leads into the form', async () => {
    const { token } = await person();
    const id = await posts.submit(token, { type: 'rent', fields: { postTitle: title } });
    await posts.decide(id, 'reject', { reason: 'photo', note: 'The kitchen is missing.' });
    const [letter] = await letters();
    expect(letter?.subject).toContain(`A post needs a correction: ${title}`);
    for (const said of [
      'A photo is blurred',
      'Note from our team: The kitchen is missing.',
      'How to fix it:',
      'Change the photos',
      `https://uthan.example/user/Edit-Rent-Post/${id}`,
    ])
      expect(letter?.text).toContain(said);
  });

  test.each([
    ['bn', 'ছবি বদলান', 'লেখাটি ঠিক করুন'],
    ['en', 'Change the photos', 'Correct the text'],
  ] as const)('names every reason with a way of its own to where it is put right (%s)', async (lng, ...ways) => {
    const { token } = await person(lng);
    const id = await posts.submit(token, { fields: { postTitle: title } });
    await posts.decide(id, 'reject', { reason: 'photo', furtherReasons: ['phoneInText', 'duplicate'] });
    const [letter] = await letters();
    const t = translatorOf(lng);
    const links = ['?reason=photo', '?reason=phoneInText', ''].map((query) => `https://uthan.example/user/Edit-Sell-Post/${id}${query}`);
    const reasons = (['photo', 'phoneInText', 'duplicate'] as const).map((reason) => t(`myPosts.reason_${reason}`));
    for (const [at, way] of [...ways, t('mail.sentBackButton')].entries()) {
      expect(letter?.text).toContain(`${way}\n${reasons[at]}\n${links[at]}\n`);
      expect(letter?.html).toContain(`href="${links[at]}"`);
    }
  });

  test('stands in the inbox and is no letter for whoever wants none', async () => {
    const { token } = await person();
    await choose(token, { decisions: { mail: false } });
    await posts.live(token);
    expect(await letters()).toEqual([]);
    expect(await inbox(token)).toEqual(['post_approved']);
  });

  test('is no letter once its person unsubscribed while it waited', async () => {
    const { token } = await person();
    await posts.live(token);
    await choose(token, { decisions: { mail: false } });
    expect(await letters()).toEqual([]);
  });
});

test('what somebody does not want in the inbox is sent by the other ways, once, and counts nowhere', async () => {
  const { token, id } = await person();
  await choose(token, { savedPosts: { inbox: false, mail: true } });
  const notice = priceFell({ type: 'sell', post_id: 7, title, price: 5_000_000, price_unit: 'total', submitted_at: new Date() }, 6_000_000);
  for (let turn = 0; turn < 2; turn++) await notify(server.services, server.database.db, [id], notice);
  expect((await letters()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Price drop on a saved property')]);
  expect(await inbox(token)).toEqual([]);
  expect((await server.call({ url: '/api/notifications/getUnreadCount', token })).json()).toMatchObject({ unreadCount: 0 });
});

describe('a post that is about to expire', () => {
  test('is one letter, that of the reminder, with a link that ends such letters', async () => {
    const { token } = await person();
    const id = await posts.live(token, { fields: { postTitle: title } });
    await letters();
    mail.received.length = 0;
    await posts.age(id, 54);
    await posts.doJob('posts.remind');
    const arrived = await letters();
    expect(arrived.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your post on Uthan expires soon/)]);
    expect((await server.call({ method: 'POST', url: `/api/unsubscribe/${stopOf(arrived[0])}` })).json()).toMatchObject({ group: 'expiry', on: false });
  });

  test('is no letter for whoever wants none', async () => {
    const { token } = await person();
    const id = await posts.live(token);
    await choose(token, { expiry: { mail: false } });
    await letters();
    mail.received.length = 0;
    await posts.age(id, 54);
    await posts.doJob('posts.remind');
    expect(await letters()).toEqual([]);
    expect(await inbox(token)).toEqual(['post_expiring', 'post_approved']);
  });
});

describe('the link of a letter', () => {
  /** A letter's link and whose it is. */
  async function link(): Promise<Person & { stop: string }> {
    mail.received.length = 0;
    const who = await person();
    await posts.live(who.token);
    return { ...who, stop: stopOf((await letters())[0]) };
  }

  test('changes nothing by being looked at, ends the letters by one press without signing in, and takes that back', async () => {
    const { token, stop } = await link();
    const wanted = async (): Promise<unknown> => (await read(token)).decisions?.mail;
    for (const method of ['GET', 'HEAD'] as const) await server.call({ method, url: `/api/unsubscribe/${stop}` });
    expect((await server.call({ url: `/api/unsubscribe/${stop}` })).json()).toEqual({ success: true, group: 'decisions', names: [], on: true });
    expect(await wanted()).toBe(true);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let turn = 0; turn < 2; turn++) {
      const pressed = await server.call({ method: 'POST', url: `/api/unsubscribe/${stop}`, headers: form, payload: 'List-Unsubscribe=One-Click' });
      expect(pressed.json()).toMatchObject({ success: true, group: 'decisions', on: false });
    }
    expect(await wanted()).toBe(false);
    expect((await read(token)).decisions?.inbox).toBe(true);
    expect((await server.call({ method: 'POST', url: `/api/unsubscribe/${stop}/resume` })).json()).toMatchObject({ on: true });
    expect(await wanted()).toBe(true);
  });

  test('works for nobody else and nothing else', async () => {
    const { id, stop } = await link();
    const other = await person();
    const bytes = Buffer.from(stop, 'base64url');
    const withOther = Buffer.concat([bytes.subarray(0, 17), Buffer.from(other.id.replaceAll('-', ''), 'hex'), bytes.subarray(33)]);
    const withGroup = Buffer.concat([bytes.subarray(0, 33), Buffer.from('expiry')]);
    expect(bytes.subarray(17, 33).toString('hex')).toBe(id.replaceAll('-', ''));
    for (const forged of [withOther.toString('base64url'), withGroup.toString('base64url'), stop.slice(0, -2), 'x', 'a'.repeat(300)])
      for (const path of [forged, `${forged}/resume`]) expect((await server.call({ method: 'POST', url: `/api/unsubscribe/${path}` })).statusCode).toBe(404);
    expect((await server.call({ url: '/api/unsubscribe/x' })).statusCode).toBe(404);
    expect((await read(other.token)).decisions?.mail).toBe(true);
  });

  test('outlives the account and does nothing then', async () => {
    const { id, stop } = await link();
    await server.database.pool.query('update users set purged_at = now() where id = $1', [id]);
    expect((await server.call({ method: 'POST', url: `/api/unsubscribe/${stop}` })).statusCode).toBe(200);
    expect((await server.database.pool.query('select from notification_preferences where user_id = $1', [id])).rowCount).toBe(0);
  });
});

test('whoever is suspended gets no letter', async () => {
  const { token, id } = await person();
  const post = await posts.submit(token);
  await server.database.pool.query(`update users set status = 'Suspended' where id = $1`, [id]);
  await posts.decide(post, 'approve');
  expect(await letters()).toEqual([]);
});
