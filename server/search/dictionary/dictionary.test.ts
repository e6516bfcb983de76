import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DictionaryEntry } from '#contracts/search/search-dictionary.ts';
import type { PostsAnswer } from '#contracts/search/search.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { reloadDictionary } from './dictionary-service.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

let server: TestApp;
/** Another server on the same database. */
let other: TestApp;
let clerk: string;
let PostID: number;
beforeAll(async () => {
  server = await testApp({ caches: true, topics: true });
  other = await testApp({ database: server.database, caches: true, topics: true });
  clerk = await server.member('clerk', 'support');
  const { live } = postCalls(server, clerk);
  const seller = await server.member('seller');
  PostID = await live(seller, { fields: { postTitle: 'Flat of a retired banker' } });
  await live(seller, { fields: { postTitle: 'Flat on the second floor', size: '1700' } });
});
afterAll(async () => {
  await server.database.pool.query('truncate search_dictionary');
  await reloadDictionary(server.database.db);
  await other.close();
  await server.close();
});

const url = '/api/admin/searchDictionary';
const add = (payload: object, token = clerk) => server.call({ method: 'POST', url, token, payload });
const taught = async (payload: object): Promise<DictionaryEntry> => ((await add(payload)).json() as { entry: DictionaryEntry }).entry;
const list = async (): Promise<DictionaryEntry[]> => ((await server.call({ url, token: clerk })).json() as { items: DictionaryEntry[] }).items;
const search = async (q: string, at = server): Promise<PostsAnswer> =>
  (await at.call({ url: `/api/search?${new URLSearchParams({ q })}` })).json() as PostsAnswer;
const understood = async (q: string, at = server): Promise<Record<string, unknown>> =>
  Object.fromEntries((await search(q, at)).understood.map(({ filter, value, text }) => [filter, [value, text]]));
const faults = async (payload: object): Promise<Record<string, string>> => ((await add(payload)).json() as { fields?: Record<string, string> }).fields ?? {};
const logged = () =>
  server.database.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_type', '=', 'searchWord')
    .orderBy('id', 'desc')
    .executeTakeFirst();

beforeEach(async () => {
  for (const { _id } of await list()) await server.call({ method: 'DELETE', url: `${url}/${_id}`, token: clerk });
});

describe('staff alone', () => {
  test('teach the search', async () => {
    const member = await server.member('member');
    const body = { kind: 'filler', words: ['plzz'] };
    expect((await server.call({ method: 'POST', url, payload: body })).statusCode).toBe(401);
    expect((await add(body, member)).statusCode).toBe(403);
    expect((await server.call({ url, token: member })).statusCode).toBe(403);
    await server.database.pool.query(`update users set status = 'suspended' where email = 'member@example.test'`);
    expect((await add(body, member)).json()).toMatchObject({ error: 'ACCOUNT_SUSPENDED' });
    await server.database.pool.query(`update sessions set proved_at = now() - interval '1 day'`);
    expect((await add(body)).json()).toMatchObject({ error: 'STEP_UP_REQUIRED' });
    await server.database.pool.query(`update sessions set proved_at = now()`);
    expect(await list()).toEqual([]);
  });
});

describe('a synonym', () => {
  test('of a kind is read as that kind, with the words that were typed', async () => {
    expect(await understood('qorfelat dhanmondi')).not.toHaveProperty('propertyType');
    await taught({ kind: 'synonym', words: ['Qorfelat', 'কোরফেলাত'], means: 'flat' });
    await expect
      .poll(() => understood('qorfelat dhanmondi'))
      .toMatchObject({ propertyType: ['apartment', 'qorfelat'], subDistrict: ['dhaka-dhanmondi', 'dhanmondi'] });
    expect(await understood('ধানমন্ডিতে কোরফেলাতের বিক্রি')).toMatchObject({ propertyType: ['apartment', 'কোরফেলাতের'] });
  });

  test('of several words may stand for several', async () => {
    await taught({ kind: 'synonym', words: ['zop plop'], means: '2 bed flat' });
    expect(await understood('zop plop dhanmondi')).toMatchObject({ propertyType: ['apartment', 'zop plop'], bedMin: [2, 'zop plop'] });
  });

  test('of a word of posts brings those first that say either', async () => {
    const first = async () => (await search('zxatari dhanmondi')).items[0]?.PostID;
    expect(await first()).not.toBe(PostID);
    await taught({ kind: 'synonym', words: ['zxatari'], means: 'banker' });
    await expect.poll(first).toBe(PostID);
  });
});

describe('a word that the search knows by itself', () => {
  test.each([
    ['a kind', 'studio dhanmondi', { words: ['studio'], means: 'office' }, { propertyType: ['office', 'studio'] }],
    ['an attribute, with its case ending', 'জেনারেটরের ধানমন্ডি', { words: ['জেনারেটর'], means: 'বিক্রি' }, { purpose: ['sell', 'জেনারেটরের'] }],
    ['a unit', '3 bed dhanmondi', { words: ['bed'], means: 'bath' }, { bathMin: [3, '3 bed'] }],
    ['a filler', 'please dhanmondi', { words: ['please'], means: 'flat' }, { propertyType: ['apartment', 'please'] }],
  ])('%s can be given another meaning', async (_which, q, fields, said) => {
    expect(await understood(q)).not.toMatchObject(said);
    expect(await taught({ kind: 'synonym', ...fields })).toMatchObject({ overrides: fields.words });
    await expect.poll(() => understood(q)).toMatchObject(said);
  });

  test('can be made to say nothing, a negation too', async () => {
    expect(await understood('dhanmondi not duplex')).toHaveProperty('withoutType');
    await taught({ kind: 'filler', words: ['not'] });
    await expect.poll(() => understood('dhanmondi not duplex')).toMatchObject({ propertyType: ['duplex', 'duplex'] });
  });

  test('stays what it is within a longer name or phrase', async () => {
    await taught({ kind: 'filler', words: ['new', 'house'] });
    await expect.poll(() => understood('house dhanmondi')).not.toHaveProperty('propertyType');
    expect(await understood('brand new flat')).toMatchObject({ condition: ['new', 'brand new'] });
    expect(await understood('shop new market')).toMatchObject({ subDistrict: [expect.anything(), 'new market'] });
  });

  test('is itself again once that is forgotten', async () => {
    const { _id } = await taught({ kind: 'filler', words: ['showroom'] });
    await expect.poll(() => understood('showroom dhanmondi')).not.toHaveProperty('propertyType');
    await server.call({ method: 'DELETE', url: `${url}/${_id}`, token: clerk });
    await expect.poll(() => understood('showroom dhanmondi')).toHaveProperty('propertyType');
  });
});

test('a filler says nothing any more', async () => {
  expect((await search('dhanmondi bujhlenkina')).ignored).toEqual(['bujhlenkina']);
  await taught({ kind: 'filler', words: ['bujhlenkina'] });
  await expect.poll(async () => (await search('dhanmondi bujhlenkina')).ignored).toEqual([]);
});

test('a landmark is read as one, is suggested, and keeps its name when it is changed', async () => {
  const { _id } = await taught({ kind: 'landmark', words: ['Qobra Tower', 'কোবরা টাওয়ার'], places: ['dhaka-dhanmondi'] });
  expect(await understood('qobra tower flat')).toMatchObject({ landmark: [_id, 'qobra tower'] });
  expect(await understood('কোবরা টাওয়ারের কাছে ফ্ল্যাট')).toMatchObject({ landmark: [_id, 'কোবরা টাওয়ারের'] });
  expect((await search('qobra tower')).items.map((item) => item.PostID)).toContain(PostID);
  const suggested = async () => ((await server.call({ url: '/api/suggest?q=qobra%20to' })).json() as { items: object[] }).items[0];
  expect(await suggested()).toMatchObject({ kind: 'landmark', id: _id, text: 'Qobra Tower', parent: { en: 'Dhanmondi' } });
  const put = (words: string[]) =>
    server.call({ method: 'PUT', url: `${url}/${_id}`, token: clerk, payload: { kind: 'landmark', words, places: ['dhaka-banani'] } });
  expect((await put(['Qobra Tower'])).statusCode).toBe(200);
  expect(await suggested()).toMatchObject({ parent: { en: 'Banani' } });
  expect(await faults({ kind: 'filler', words: ['qobra tower'] })).toHaveProperty(['words.0']);
  await server.call({ method: 'DELETE', url: `${url}/${_id}`, token: clerk });
  expect(await understood('qobra tower flat')).not.toHaveProperty('landmark');
});

test('what one server is taught every other knows within seconds, kept answers among it', async () => {
  expect(await understood('wixflat', other)).toEqual({});
  const { _id } = await taught({ kind: 'synonym', words: ['wixflat'], means: 'flat' });
  await expect.poll(() => understood('wixflat', other), { timeout: 5000 }).toMatchObject({ propertyType: ['apartment', 'wixflat'] });
  await server.call({ method: 'DELETE', url: `${url}/${_id}`, token: clerk });
  await expect.poll(() => understood('wixflat', other), { timeout: 5000 }).toEqual({});
});

test('a change and a removal are logged with what was there before', async () => {
  const { _id } = await taught({ kind: 'landmark', words: ['qobra tower'], places: ['dhaka-dhanmondi'] });
  const put = (payload: object, id = _id) => server.call({ method: 'PUT', url: `${url}/${id}`, token: clerk, payload });
  expect((await put({ kind: 'filler', words: ['qobra tower'] })).json()).toMatchObject({ entry: { kind: 'filler', places: [], means: null } });
  expect(await logged()).toMatchObject({
    action: 'search.teach',
    before: { kind: 'landmark', places: ['dhaka-dhanmondi'] },
    after: { kind: 'filler', places: [] },
  });
  await server.call({ method: 'DELETE', url: `${url}/${_id}`, token: clerk });
  expect(await logged()).toMatchObject({ action: 'search.forget', before: { kind: 'filler', words: ['qobra tower'] }, after: {} });
  expect((await put({ kind: 'filler', words: ['qobra tower'] })).statusCode).toBe(404);
});

describe('refused are', () => {
  test.each([
    ['a word that is a place', { kind: 'filler', words: ['Mirpur'] }, { 'words.0': /already knows/ }],
    ['a place, in another spelling', { kind: 'synonym', words: ['zzq', 'মিরপুর'], means: 'office' }, { 'words.1': /already knows/ }],
    ['a landmark of the name of a kind', { kind: 'landmark', words: ['showroom'], places: ['dhaka-banani'] }, { 'words.0': /already knows/ }],
    ['a number', { kind: 'filler', words: ['20'] }, { 'words.0': /already knows/ }],
    ['signs alone', { kind: 'filler', words: ['!!'] }, { 'words.0': /./ }],
    ['no word', { kind: 'filler', words: [] }, { words: /./ }],
    ['a word that means itself', { kind: 'synonym', words: ['zzq'], means: 'ZZQ' }, { means: /./ }],
    ['a synonym of nothing', { kind: 'synonym', words: ['zzq'] }, { means: /./ }],
    ['a landmark that lies nowhere', { kind: 'landmark', words: ['zzq'] }, { places: /./ }],
    ['a landmark in no sub-district', { kind: 'landmark', words: ['zzq'], places: ['dhaka-atlantis'] }, { places: /./ }],
    ['a word too long', { kind: 'filler', words: ['z'.repeat(61)] }, { 'words.0': /./ }],
  ])('%s', async (_which, payload, expected) => {
    const found = await faults(payload);
    expect(Object.keys(found)).toEqual(Object.keys(expected));
    for (const [field, pattern] of Object.entries(expected)) expect(found[field]).toMatch(pattern);
  });

  test('a word of another entry, and whatever would make a chain or a circle', async () => {
    await taught({ kind: 'synonym', words: ['zzq'], means: 'zzr' });
    expect(await faults({ kind: 'filler', words: ['ZZQ'] })).toHaveProperty(['words.0']);
    expect(await faults({ kind: 'synonym', words: ['zzs'], means: 'zzq' })).toHaveProperty('means');
    expect(await faults({ kind: 'synonym', words: ['zzr'], means: 'zzq' })).toMatchObject({ 'words.0': expect.anything(), means: expect.anything() });
  });
});
