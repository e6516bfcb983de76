import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultRates } from '#contracts/posts/buying-costs.ts';
import { dateInDhaka } from '#contracts/dhaka.ts';
import { dayMs, hourMs } from '#contracts/durations.ts';
import { usualWeek } from '#contracts/office-hours.ts';
import type { Settings } from '#contracts/staff/settings.ts';
import { namesController } from '#server/doctor/store.ts';
import { readEnv } from '#server/env.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { readCalendar } from './days-off.ts';
import { officeJobs } from './jobs.ts';
import { readSiteFacts, shownBanner } from './site-facts.ts';

let server: TestApp;
let admin: string;
let clerk: string;
let owner: string;
beforeAll(async () => {
  server = await testApp();
  [admin, clerk, owner] = await Promise.all([server.member('admin', 'admin'), server.member('clerk', 'support'), server.member('owner')]);
});
afterAll(() => server.close());

const at = (ms: number): string => new Date(Date.now() + ms).toISOString();
const day = (days: number): string => dateInDhaka(Date.now() + days * dayMs);
const banner = { text: { bn: 'ঈদের ছুটি', en: 'Eid holidays' }, link: '/Stay-Safe', from: at(-hourMs), until: at(hourMs) };

const read = async (): Promise<Settings> => ((await server.call({ url: '/api/admin/settings', token: admin })).json() as { settings: Settings }).settings;
const put = (payload: object, token = admin) => server.call({ method: 'PUT', url: '/api/admin/settings', token, payload });
const change = async (fields: object) => put({ revision: (await read()).revision, ...fields });
const facts = () => readSiteFacts({ db: server.database.db, env: readEnv({ SOCIAL_PAGES: 'https://facebook.com/uthan' }) });
const namedIn = async (): Promise<boolean | undefined> => {
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  try {
    return await namesController(client);
  } finally {
    await client.end();
  }
};
const logged = () =>
  server.database.db.selectFrom('audit_log').select(['before', 'after']).where('action', '=', 'settings.change').orderBy('id', 'desc').executeTakeFirst();

test('only admins read and change settings', async () => {
  for (const token of [clerk, owner]) {
    expect((await server.call({ url: '/api/admin/settings', token })).statusCode).toBe(403);
    expect((await put({ revision: 0, phone: '01000000777' }, token)).statusCode).toBe(403);
  }
  expect((await server.call({ url: '/api/admin/settings' })).statusCode).toBe(401);
  expect((await read()).phone).toBeNull();
});

describe('a change', () => {
  test('holds for everybody, is logged with what was there before, and leaves what it does not name', async () => {
    expect((await facts()).support).toEqual({ phone: '01000009999', email: 'care@uthan.example' });
    expect((await facts()).social).toEqual(['https://facebook.com/uthan']);
    const answer = await change({ phone: '+৮৮০১০০০-০০০৭৭৭', social: ['https://youtube.com/@uthan'] });
    expect(answer.json()).toMatchObject({ success: true, settings: { phone: '01000000777', email: null } });
    expect(await facts()).toMatchObject({ support: { phone: '01000000777', email: 'care@uthan.example' }, social: ['https://youtube.com/@uthan'] });
    await change({ email: 'help@uthan.example' });
    expect((await facts()).support).toEqual({ phone: '01000000777', email: 'help@uthan.example' });
    expect(await logged()).toEqual({ before: { email: null }, after: { email: 'help@uthan.example' } });
    await change({ phone: '', email: null, social: null });
    expect(await facts()).toMatchObject({ support: { phone: '01000009999', email: 'care@uthan.example' }, social: ['https://facebook.com/uthan'] });
  });

  test('names who answers for the data, whole or not at all', async () => {
    expect(await facts()).not.toHaveProperty('controller');
    const controller = { name: { bn: 'উঠান লিমিটেড', en: 'Uthan Ltd' }, address: { bn: 'ঢাকা', en: 'Dhaka' }, email: 'privacy@uthan.example' };
    expect((await change({ controller: { ...controller, email: '' } })).statusCode).toBe(422);
    expect((await change({ controller: { ...controller, address: { bn: '', en: 'Dhaka' } } })).statusCode).toBe(422);
    expect((await change({ controller })).json()).toMatchObject({ settings: { controller } });
    expect(await facts()).toMatchObject({ controller });
    expect(await namedIn()).toBe(true);
    await change({ controller: null });
    expect(await facts()).not.toHaveProperty('controller');
    expect(await namedIn()).toBe(false);
  });

  test('of the rates holds for pages at once, and goes back to those that the product came with', async () => {
    expect((await facts()).rates).toEqual(defaultRates);
    const rates = { ...defaultRates, registration: { ...defaultRates.registration, gain: 3, asOf: '2026-07-01', source: { bn: 'এনবিআর', en: 'NBR' } } };
    expect((await change({ rates })).json()).toMatchObject({ settings: { rates } });
    expect((await facts()).rates).toEqual(rates);
    expect(await logged()).toEqual({ before: { rates: null }, after: { rates } });
    await change({ rates: null });
    expect((await facts()).rates).toEqual(defaultRates);
  });

  test('of something that was changed meanwhile is refused and changes nothing', async () => {
    const { revision } = await read();
    const [first, second] = await Promise.all([put({ revision, phone: '01000000701' }), put({ revision, phone: '01000000702' })]);
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409]);
    expect((await read()).revision).toBe(revision + 1);
    await change({ phone: null });
  });

  test('that says nothing new is no change', async () => {
    const before = await read();
    expect((await put({ revision: before.revision, phone: before.phone })).json()).toMatchObject({ settings: { revision: before.revision } });
  });

  test.each([
    ['revision', { revision: '' }],
    ['phone', { phone: '12345' }],
    ['email', { email: 'nobody' }],
    ['social.0', { social: ['http://facebook.com/uthan'] }],
    ['social.0', { social: ['javascript:alert(1)'] }],
    ['banner.text.en', { banner: { ...banner, text: { bn: 'ছুটি', en: ' ' } } }],
    ['banner.link', { banner: { ...banner, link: '//elsewhere.example' } }],
    ['banner.link', { banner: { ...banner, link: 'https://elsewhere.example' } }],
    ['banner.until', { banner: { ...banner, until: banner.from } }],
    ['officeHours.4.closes', { officeHours: [...usualWeek.slice(0, 4), { opens: 12, closes: 12 }, ...usualWeek.slice(5)] }],
    ['officeHours', { officeHours: usualWeek.map(() => null) }],
    ['officeHours', { officeHours: usualWeek.slice(1) }],
    ['bannedWords.0', { bannedWords: ['x'] }],
    ['cannedTexts.0.reason', { cannedTexts: [{ reason: 'mood', text: { bn: 'ক', en: 'A' } }] }],
    ['closedDays.0.day', { closedDays: [{ day: '2026-02-30', name: { bn: 'ছুটি', en: 'Holiday' } }] }],
    ['closedDays', { closedDays: [{ day: '2020-12-16', name: { bn: 'ছুটি', en: 'Holiday' } }] }],
    ['rates.registration.gain', { rates: { ...defaultRates, registration: { ...defaultRates.registration, gain: 101 } } }],
    ['rates.registration.deed', { rates: { ...defaultRates, registration: { ...defaultRates.registration, deed: '' } } }],
    ['rates.registration.asOf', { rates: { ...defaultRates, registration: { ...defaultRates.registration, asOf: day(2) } } }],
    ['rates.loan.rateTo', { rates: { ...defaultRates, loan: { ...defaultRates.loan, rateTo: 9 } } }],
    ['rates.loan.source.en', { rates: { ...defaultRates, loan: { ...defaultRates.loan, source: { bn: 'ব্যাংক', en: '' } } } }],
  ])('with a wrong %s is refused there', async (field, wrong) => {
    const answer = await change(wrong);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys((answer.json() as { fields: object }).fields)).toContain(field);
  });
});

describe('closed days', () => {
  test('from today on are replaced; those that passed stay', async () => {
    const { db } = server.database;
    await db
      .insertInto('closed_days')
      .values({ day: day(-3), name_bn: 'গেছে', name_en: 'Passed' })
      .execute();
    const days = [2, 1].map((one) => ({ day: day(one), name: { bn: 'ছুটি', en: 'Holiday' } }));
    expect((await change({ closedDays: days })).json()).toMatchObject({ settings: { closedDays: days.toReversed() } });
    expect((await change({ closedDays: [] })).json()).toMatchObject({ settings: { closedDays: [] } });
    expect((await db.selectFrom('closed_days').select('day').execute()).map((one) => one.day)).toEqual([day(-3)]);
  });
});

test('office hours of the week are said everywhere and run the clocks; null is as usual', async () => {
  const officeHours = usualWeek.map((hours, at) => (at === 4 ? { opens: 10, closes: 16 } : at === 5 ? null : hours));
  expect((await facts()).support.hours).toBeUndefined();
  expect((await change({ officeHours })).json()).toMatchObject({ settings: { officeHours } });
  expect(await logged()).toMatchObject({ before: { officeHours: null }, after: { officeHours } });
  expect(await facts()).toMatchObject({
    week: officeHours,
    support: {
      hours: {
        bn: { opens: 'সকাল ১০টা', closes: 'সন্ধ্যা ৭টা (বৃহস্পতিবার সকাল ১০টা থেকে বিকেল ৪টা; শুক্রবার বন্ধ)' },
        en: { opens: '10:00 AM', closes: '7:00 PM (Thursday 10:00 AM to 4:00 PM; Friday closed)' },
      },
    },
  });
  expect((await readCalendar(server.database.db)).week).toEqual(officeHours);
  await change({ officeHours: usualWeek.map(() => ({ opens: 9, closes: 24 })) });
  expect((await facts()).support.hours?.en).toEqual({ opens: '9:00 AM', closes: '12:00 AM', late: '7:00 PM' });
  await change({ officeHours: null });
  expect((await readCalendar(server.database.db)).week).toBeUndefined();
});

describe('the banner', () => {
  test('is shown from its beginning to its end', () => {
    const [from, until] = [new Date(banner.from), new Date(banner.until)];
    expect(shownBanner(banner, new Date(from.getTime() - 1))).toBeNull();
    expect(shownBanner(banner, from)).toMatchObject({ text: banner.text, link: '/Stay-Safe' });
    expect(shownBanner(banner, until)).toBeNull();
    expect(shownBanner({ ...banner, text: { bn: 'অন্য', en: 'Other' } }, from)?.id).not.toBe(shownBanner(banner, from)?.id);
  });

  test('that is set is shown at once; its turns to come are jobs that end cached pages', async () => {
    const client = await server.database.pool.connect();
    try {
      const told: string[] = [];
      client.on('notification', ({ channel }) => told.push(channel));
      await client.query('listen content_changed');
      await change({ banner });
      expect((await facts()).banner).toMatchObject({ text: banner.text });
      await client.query('select 1');
      expect(told).toEqual(['content_changed']);
      const [turn] = officeJobs({ db: server.database.db });
      await turn?.run({}, { id: '', attempt: 1, signal: new AbortController().signal });
      await client.query('select 1');
      expect(told).toHaveLength(2);
    } finally {
      client.release(true);
    }
    await change({ banner: null });
    expect((await facts()).banner).toBeNull();
  });
});

test('a banned word is flagged for staff, in posts that came before and after', async () => {
  const { submit } = postCalls(server, clerk);
  const PostID = await submit(owner, { fields: { postTitle: 'Flat above the Casino' } });
  const flags = async () => ((await server.call({ url: `/api/admin/posts/${PostID}`, token: clerk })).json() as { post: { flags: string[] } }).post.flags;
  expect(await flags()).not.toContain('bannedWord');
  await change({ bannedWords: ['casino'] });
  expect(await flags()).toContain('bannedWord');
});

test('staff read the canned texts that admins wrote', async () => {
  const cannedTexts = [{ reason: 'incomplete', text: { bn: 'ছবি যোগ করুন।', en: 'Please add photos.' } }];
  await change({ cannedTexts });
  expect((await server.call({ url: '/api/admin/cannedTexts', token: clerk })).json()).toEqual({ success: true, cannedTexts });
  expect((await server.call({ url: '/api/admin/cannedTexts', token: owner })).statusCode).toBe(403);
});
