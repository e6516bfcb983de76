import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import type { SavedSearch } from '#contracts/search/saved-searches.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { savedSearchData } from './service.ts';
import { stopToken } from './stopping.ts';

let server: TestApp;
beforeAll(async () => void (server = await testApp()));
afterAll(() => server.close());

const url = '/api/savedSearches';
const save = (token: string | undefined, payload: object, lng: 'bn' | 'en' = 'en') =>
  server.call({ method: 'POST', url, payload, lng, ...(token ? { token } : {}) });
const saved = async (token: string, payload: object, lng: 'bn' | 'en' = 'en'): Promise<SavedSearch> =>
  ((await save(token, payload, lng)).json() as { savedSearch: SavedSearch }).savedSearch;
const list = async (token: string, lng: 'bn' | 'en' = 'en'): Promise<SavedSearch[]> =>
  ((await server.call({ url, token, lng })).json() as { savedSearches: SavedSearch[] }).savedSearches;
const change = (token: string, id: string, payload: object) => server.call({ method: 'PUT', url: `${url}/${id}`, payload, token });

describe('saving a search', () => {
  test('names it by what it asks, in the language of whoever reads, until it gets a name', async () => {
    const token = await server.member('namer');
    const answer = await save(token, { query: { purpose: 'rent', subDistrict: 'dhaka-mirpur', bedMin: '২', page: 4, sort: 'priceAsc' } }, 'bn');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      {
        success: true,
        savedSearch: {
          name: 'ভাড়া: মিরপুর, ঢাকা · ২+ বেড',
          isNamed: false,
          query: { purpose: 'rent', subDistrict: 'dhaka-mirpur', bedMin: 2 },
          frequency: 'instant',
        },
      },
    ]);
    const [one] = await list(token);
    expect(one?.name).toBe('For rent: Mirpur, Dhaka · 2+ beds');
    const renamed = (await change(token, one?._id ?? '', { name: '  মায়ের জন্য  ' })).json() as { savedSearch: SavedSearch };
    expect(renamed.savedSearch).toMatchObject({ name: 'মায়ের জন্য', isNamed: true, description: 'For rent: Mirpur, Dhaka · 2+ beds', frequency: 'instant' });
    await change(token, one?._id ?? '', { name: '' });
    expect((await list(token))[0]).toMatchObject({ isNamed: false, name: 'For rent: Mirpur, Dhaka · 2+ beds' });
  });

  test('that asks the same in other words is the same record, also ten times at once', async () => {
    const token = await server.member('eager');
    const payload = (at: number) => ({
      query: at % 2 ? { division: 'dhaka', priceMax: '৫০,০০,০০০' } : { purpose: 'sell', priceMax: 5_000_000, division: 'dhaka', limit: 48 },
    });
    const all = await Promise.all(Array.from({ length: 10 }, (_, at) => saved(token, payload(at))));
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(1);
    expect(await list(token)).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    ['an area that nobody knows', { division: 'atlantis' }, 'query.division'],
    ['a place elsewhere', { district: 'sylhet', subDistrict: 'dhaka-mirpur' }, 'query.subDistrict'],
    ['a price that is upside down', { priceMin: 9, priceMax: 3 }, 'query.priceMax'],
    ['a kind that does not exist', { propertyType: ['castle'] }, 'query.propertyType.0'],
    ['offers, which are not announced', { purpose: 'group' }, 'query.purpose'],
  ])('with %s is refused', async (_name, query, field) => {
    const answer = await save(await server.member('wrong'), { query });
    expect([answer.statusCode, Object.keys((answer.json() as { fields: object }).fields)]).toEqual([422, [field]]);
  });

  test('needs a query, a short name and a frequency that exists', async () => {
    const token = await server.member('careless');
    for (const payload of [{}, { query: {}, name: 'x'.repeat(limits.savedSearches.nameMax + 1) }, { query: {}, frequency: 'hourly' }])
      expect((await save(token, payload)).statusCode).toBe(422);
  });

  test('stops at ten, and goes on once one is removed', async () => {
    const token = await server.member('collector');
    for (let at = 1; at <= limits.savedSearches.max; at++) await saved(token, { query: { bedMin: at } });
    const refused = await save(token, { query: { bedMin: 20 } });
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { message: expect.stringContaining('10') }]);
    expect((await save(token, { query: { bedMin: 3 } })).statusCode).toBe(201);
    const all = await list(token);
    expect(all.map(({ query }) => query['bedMin'])).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const removed = await server.call({ method: 'DELETE', url: `${url}/${all[0]?._id}`, token });
    expect([removed.statusCode, removed.json()]).toEqual([200, { success: true, message: 'The saved search was deleted' }]);
    expect((await save(token, { query: { bedMin: 20 } })).statusCode).toBe(201);
  });
});

test('a repeat with its key is answered as the first time and saves nothing, even what was removed since', async () => {
  const token = await server.member('repeating');
  const keyed = (query: object, as = token) => server.call({ method: 'POST', url, payload: { query }, token: as, headers: { 'idempotency-key': 'once' } });
  const first = await keyed({ bedMin: 2 });
  expect(first.statusCode).toBe(201);
  await server.call({ method: 'DELETE', url: `${url}/${(first.json() as { savedSearch: SavedSearch }).savedSearch._id}`, token });
  for (const query of [{ bedMin: 2 }, { bedMin: '২' }]) expect((await keyed(query)).json()).toEqual(first.json());
  const other = await keyed({ bedMin: 3 });
  expect([other.statusCode, other.json()]).toMatchObject([422, { error: 'KEY_REUSED' }]);
  expect(await list(token)).toEqual([]);
  expect((await keyed({ bedMin: 3 }, await server.member('somebody'))).json()).toMatchObject({ savedSearch: { query: { bedMin: 3 } } });
});

test.each(['a\u0000b', 'half \ud800'])('a name or a word that is no text (%j) is refused, not kept', async (typed) => {
  const token = await server.member('garbled');
  const { _id } = await saved(token, { query: { bedMin: 1 } });
  for (const answer of [await save(token, { query: { q: typed } }), await save(token, { name: typed, query: {} }), await change(token, _id, { name: typed })])
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { error: 'VALIDATION' }]);
});

test('a change that makes two searches ask the same is refused, and nothing else of it is done', async () => {
  const token = await server.member('twin');
  const one = await saved(token, { query: { bedMin: 1 } });
  const two = await saved(token, { query: { bedMin: 2 } });
  const refused = await change(token, two._id, { query: { bedMin: '1' }, name: 'Two' });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: 'DUPLICATE', message: 'You have already saved this search.' }]);
  expect((await change(token, one._id, { query: { bedMin: 1, bathMin: 2 }, frequency: 'daily' })).json()).toMatchObject({
    savedSearch: { query: { bedMin: 1, bathMin: 2, purpose: 'sell' }, frequency: 'daily', isNamed: false },
  });
  expect((await list(token))[0]).toMatchObject({ isNamed: false, query: { bedMin: 2 } });
});

test('nobody sees, changes or removes what somebody else saved', async () => {
  const [mine, other] = [await server.member('mine'), await server.member('other')];
  const { _id } = await saved(mine, { query: {} });
  expect(await list(other)).toEqual([]);
  expect((await change(other, _id, { name: 'x' })).statusCode).toBe(404);
  expect((await server.call({ method: 'DELETE', url: `${url}/${_id}`, token: other })).statusCode).toBe(404);
  expect(await list(mine)).toHaveLength(1);
});

describe('the link of a letter', () => {
  const press = (verb: 'stop' | 'resume', token: string, headers: Record<string, string> = {}, payload = '') =>
    server.call({ method: 'POST', url: `/api/unsubscribe/${token}${verb === 'stop' ? '' : '/resume'}`, headers, payload, lng: 'en' });

  test('ends its searches with one press, without signing in, as often as it is pressed; and takes that back', async () => {
    const token = await server.member('reader');
    const told = await saved(token, { query: { bedMin: 1 }, name: 'First', frequency: 'daily' });
    const untouched = await saved(token, { query: { bedMin: 2 } });
    const link = await stopToken(server.database.db, [{ id: told._id, frequency: 'daily' }]);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const headers of [form, {}, form]) {
      const answer = await press('stop', link, headers, headers === form ? 'List-Unsubscribe=One-Click' : '');
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, group: 'savedSearches', names: ['First'], on: false }]);
    }
    expect((await list(token)).map(({ _id, frequency }) => [_id, frequency])).toEqual([
      [untouched._id, 'instant'],
      [told._id, 'off'],
    ]);
    expect((await press('resume', link)).statusCode).toBe(200);
    expect((await list(token))[1]?.frequency).toBe('daily');
    await change(token, told._id, { frequency: 'instant' });
    await press('resume', link);
    expect((await list(token))[1]?.frequency).toBe('instant');
  });

  test('of a search that was removed says so with no name, and one that is not ours does nothing', async () => {
    const token = await server.member('gone');
    const { _id } = await saved(token, { query: {} });
    const link = await stopToken(server.database.db, [{ id: _id, frequency: 'instant' }]);
    const forged = Buffer.from(link, 'base64url');
    forged[20] = (forged[20] ?? 0) ^ 1;
    for (const wrong of [forged.toString('base64url'), 'x', 'a'.repeat(300), link.slice(0, -4)]) expect((await press('stop', wrong)).statusCode).toBe(404);
    expect((await list(token))[0]?.frequency).toBe('instant');
    await server.call({ method: 'DELETE', url: `${url}/${_id}`, token });
    expect((await press('stop', link)).json()).toEqual({ success: true, group: 'savedSearches', names: [], on: false });
  });
});

test('saved searches are in my own copy, and go with the account', async () => {
  const token = await server.member('leaver');
  await saved(token, { query: { bedMin: 4 }, name: 'Large' });
  const { data } = (await server.call({ url: '/api/profile/export', token })).json() as { data: { savedSearches: object[] } };
  expect(data.savedSearches).toMatchObject([{ name: 'Large', query: { bedMin: 4 }, frequency: 'instant' }]);
  const { db } = server.database;
  const { id } = await db.selectFrom('users').select('id').where('email', '=', 'leaver@example.test').executeTakeFirstOrThrow();
  await savedSearchData.erase(db, id);
  expect(await list(token)).toEqual([]);
});
