import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { DictionaryReplay } from '#contracts/search/search-dictionary.ts';
import { limits } from '#contracts/limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { reloadDictionary } from './dictionary-service.ts';

let server: TestApp;
let clerk: string;
beforeAll(async () => {
  server = await testApp();
  clerk = await server.member('clerk', 'support');
});
afterAll(async () => {
  // What this process was taught would hold for the next file as well.
  await server.database.pool.query('truncate search_dictionary');
  await reloadDictionary(server.database.db);
  await server.close();
});

const url = '/api/admin/searchDictionary';
const post = (path: string, payload: object, token?: string) => server.call({ method: 'POST', url: `${url}${path}`, payload, ...(token ? { token } : {}) });
const replay = async (payload: object): Promise<DictionaryReplay> => (await post('/replay', payload, clerk)).json() as DictionaryReplay;
const log = (texts: readonly string[], days = 0) =>
  sql`insert into search_log (day, text, purpose, searches, empty, understood, ignored)
    select current_date - ${days}::int, text, '', 2, 0, '[]', '[]' from unnest(${texts}::text[]) as text`.execute(server.database.db);

beforeEach(async () => {
  await server.database.pool.query('truncate search_log, search_dictionary');
});

const nowFlats = { kind: 'synonym', words: ['showroom'], means: 'flat' };

describe('staff alone', () => {
  test('ask the last searches again', async () => {
    const member = await server.member('member');
    expect((await post('/replay', nowFlats)).statusCode).toBe(401);
    expect((await post('/replay', nowFlats, member)).statusCode).toBe(403);
    await server.database.pool.query(`update users set status = 'suspended' where email = 'member@example.test'`);
    expect((await post('/replay', nowFlats, member)).json()).toMatchObject({ error: 'ACCOUNT_SUSPENDED' });
    expect((await post('/replay', nowFlats, clerk)).statusCode).toBe(200);
  });
});

test.each([
  ['a synonym of nothing', { kind: 'synonym', words: ['showroom'] }, 422, 'means'],
  ['a place', { kind: 'filler', words: ['mirpur'] }, 422, 'words.0'],
  ['a landmark', { kind: 'landmark', words: ['zzq'], places: ['dhaka-banani'] }, 422, 'kind'],
  ['no entry', { ...nowFlats, id: '0198a5a0-0000-7000-8000-000000000000' }, 404, undefined],
])('refused is %s', async (_which, payload, status, field) => {
  const answer = await post('/replay', payload, clerk);
  expect(answer.statusCode).toBe(status);
  if (field) expect((answer.json() as { fields: object }).fields).toHaveProperty([field]);
});

test('what would be read differently is listed, with what is understood before and after; nothing is saved', async () => {
  await log(['showroom dhanmondi', 'flat mirpur', 'শোরুম বনানী']);
  const answer = await replay(nowFlats);
  expect(answer).toMatchObject({ replayed: 3, isComplete: true, differing: 1, items: [{ text: 'showroom dhanmondi', searches: 2 }] });
  const [{ before, after } = { before: undefined, after: undefined }] = answer.items;
  expect(before?.understood).toContainEqual({ filter: 'subtype', value: 'showroom', text: 'showroom' });
  expect(after?.understood).toContainEqual({ filter: 'propertyType', value: 'apartment', text: 'showroom' });
  expect(after?.words).toEqual([]);
  expect((await server.call({ url, token: clerk })).json()).toMatchObject({ items: [] });
});

test('an entry that is changed is compared with itself as it was', async () => {
  await log(['showroom dhanmondi', 'zzq dhanmondi']);
  const { entry } = (await post('', nowFlats, clerk)).json() as { entry: { _id: string } };
  expect(await replay({ ...nowFlats, id: entry._id })).toMatchObject({ differing: 0, items: [] });
  const widened = await replay({ ...nowFlats, words: ['zzq'], id: entry._id });
  expect(widened.items.map(({ text }) => text).toSorted()).toEqual(['showroom dhanmondi', 'zzq dhanmondi']);
});

test('only the newest are asked, and only the first that differ are shown', async () => {
  const { replayedMax, replayShownMax } = limits.search.dictionary;
  await log(['showroom long ago'], 9);
  await log(
    Array.from({ length: replayedMax - 10 }, (_, at) => `flat ${at}`),
    1,
  );
  expect(await replay(nowFlats)).toMatchObject({ replayed: replayedMax - 9, differing: 1 });
  await log(Array.from({ length: replayShownMax + 10 }, (_, at) => `showroom ${at}`));
  const answer = await replay(nowFlats);
  expect(answer).toMatchObject({ replayed: replayedMax, isComplete: true, differing: replayShownMax + 10 });
  expect(answer.items).toHaveLength(replayShownMax);
  expect(answer.items.map(({ text }) => text)).not.toContain('showroom long ago');
});
