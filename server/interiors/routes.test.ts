import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { firmFields, sharedBuilding } from '#server/testing/content/shared-building.ts';

let server: TestApp;
let staff: string;
let chief: string;
let there: ReturnType<typeof sharedBuilding>;
beforeAll(async () => {
  server = await testApp();
  staff = await server.member('clerk', 'support');
  chief = await server.member('chief', 'admin');
  there = sharedBuilding(server, staff, chief);
});
afterAll(() => server.close());

describe('the list of firms', () => {
  const place = { division: 'khulna', district: 'khulna', subDistrict: 'khulna-sonadanga' };
  const list = async (query: Record<string, string> = {}) => {
    const answer = await server.call({ url: `/api/interiors?${new URLSearchParams({ division: 'khulna', ...query })}` });
    return answer.json() as { items: { PostID: number; averageRating: number }[]; pagination: { total: number; totalPages: number } };
  };
  const numbers = async (query: Record<string, string>) => (await list(query)).items.map(({ PostID }) => PostID);
  let praised: number;
  let fair: number;
  let unrated: number;
  beforeAll(async () => {
    fair = await there.firm({ ...place, name: { bn: 'মাটির ঘর', en: 'Matir Ghor' }, categories: ['office'], tiers: ['luxury'], services: ['lighting'] });
    praised = await there.firm({ ...place, name: { bn: 'শ্যামল স্থাপনা', en: 'Shyamol Interiors' }, categories: ['home', 'cafe'] });
    unrated = await there.firm({ ...place, categories: ['gym'], tiers: ['lowBudget', 'budgetFriendly'] });
    const withdrawn = await there.firm(place);
    await server.call({ method: 'DELETE', url: `/api/admin/interiors/${withdrawn}`, token: staff });
    const [one, two] = await Promise.all([server.member('one'), server.member('two')]);
    await there.approve(await there.review(praised, one, 5));
    await there.approve(await there.review(praised, two, 4));
    await there.approve(await there.review(fair, one, 3));
    await there.review(unrated, two, 5);
  });

  test('has the best rated first and no withdrawn ones; what waits for approval does not count', async () => {
    expect((await list()).items.map(({ PostID, averageRating }) => [PostID, averageRating])).toEqual([
      [praised, 4.5],
      [unrated, 0],
      [fair, 3],
    ]);
  });

  test.each([['শ্যামল'], ['shyamol'], ['Shamol'], ['শ্যামল স্থাপনা খুলনা'], ['cafe shyamol']])('finds a firm by the words %s', async (q) => {
    expect(await numbers({ q })).toEqual([praised]);
  });

  test('is cut by work, budget, rating and place', async () => {
    expect(await numbers({ category: 'office' })).toEqual([fair]);
    expect(await numbers({ budget: 'budgetFriendly', category: 'gym' })).toEqual([unrated]);
    expect(await numbers({ ratingMin: '4.5' })).toEqual([praised]);
    expect(await numbers({ ratingMin: '3' })).toEqual([praised, fair]);
    expect(await numbers({ subDistrict: 'khulna-dumuria' })).toEqual([]);
  });

  test('comes in pages', async () => {
    const { items, pagination } = await list({ limit: '2', page: '2' });
    expect(items.map(({ PostID }) => PostID)).toEqual([fair]);
    expect(pagination).toMatchObject({ total: 3, totalPages: 2 });
  });

  test('refuses a rating that is no half star', async () => {
    expect((await server.call({ url: '/api/interiors?ratingMin=4.2' })).statusCode).toBe(422);
  });
});

describe('the owner of a firm', () => {
  const ownerOf = async (PostID: number) =>
    ((await server.call({ url: `/api/admin/interiors/${PostID}`, token: staff })).json() as { firm: { owner: { id: string } | null } }).firm.owner?.id;
  const idOf = async (token: string) => ((await server.call({ url: '/api/profile', token })).json() as { userData: { _id: string; role: string } }).userData;

  test('is named by id or by email, however it is typed, and gets the role for it', async () => {
    const [maker, keeper] = [await server.member('maker'), await server.member('keeper')];
    const { _id } = await idOf(maker);
    const firm = await there.firm({ owner: ' Maker@Example.test ' });
    expect(await ownerOf(firm)).toBe(_id);
    expect((await server.call({ url: '/api/profile/firm', token: maker })).json()).toMatchObject({ firm: { PostID: firm } });
    const { rows } = await server.database.pool.query('select role from users where id = $1', [_id]);
    expect(rows).toEqual([{ role: 'firmOwner' }]);
    const put = (owner: string) => server.call({ method: 'PUT', url: `/api/admin/interiors/${firm}`, payload: { ...firmFields, owner }, token: chief });
    expect((await put('keeper@example.test')).statusCode).toBe(200);
    expect(await ownerOf(firm)).toBe((await idOf(keeper))._id);
    expect((await put(_id)).statusCode).toBe(200);
    expect(await ownerOf(firm)).toBe(_id);
    expect((await put('')).statusCode).toBe(200);
    expect(await ownerOf(firm)).toBeUndefined();
  });

  test('is decided by admins alone: what support saves leaves it as it was', async () => {
    const [owner, other] = [await idOf(await server.member('kept-owner')), await idOf(await server.member('other-owner'))];
    const firm = await there.firm({ owner: owner._id });
    const put = (payload: object) => server.call({ method: 'PUT', url: `/api/admin/interiors/${firm}`, payload: { ...firmFields, ...payload }, token: staff });
    expect((await put({ owner: other._id })).json()).toMatchObject({ error: 'VALIDATION', fields: { owner: 'Only admins decide who owns a firm.' } });
    for (const payload of [{ owner: owner._id }, {}, { owner: '' }]) expect((await put(payload)).statusCode).toBe(200);
    expect(await ownerOf(firm)).toBe(owner._id);
    const created = await server.call({ method: 'POST', url: '/api/admin/interiors', payload: { ...firmFields, owner: other._id }, token: staff });
    expect(created.statusCode).toBe(422);
  });

  test.each([['nobody@example.test'], ['0198c0de-0000-7000-8000-000000000000'], ['somebody'], ["' or 1=1 --@x"]])('cannot be %s', async (owner) => {
    const answer = await server.call({ method: 'POST', url: '/api/admin/interiors', payload: { ...firmFields, owner }, token: chief });
    expect([answer.statusCode, Object.keys((answer.json() as { fields: object }).fields)]).toEqual([422, ['owner']]);
  });
});

test('a changed firm says in the log which fields, before and after, and never its phone number', async () => {
  const firm = await there.firm();
  const payload = {
    ...firmFields,
    phone: '01000000999',
    services: ['lighting'],
    since: 2020,
    address: 'Dhanmondi 27',
    name: { ...firmFields.name, en: 'Nokshi Studio' },
  };
  await server.call({ method: 'PUT', url: `/api/admin/interiors/${firm}`, payload, token: staff });
  const log = await server.call({ url: `/api/admin/audit?subject=${firm}&action=interior.update`, token: staff });
  expect((log.json() as { items: object[] }).items).toMatchObject([
    {
      before: { nameEn: firmFields.name.en, services: firmFields.services, sinceYear: firmFields.since, address: firmFields.address },
      after: { nameEn: 'Nokshi Studio', services: ['lighting'], sinceYear: 2020, address: 'Dhanmondi 27', phone: 'changed' },
    },
  ]);
  for (const phone of [firmFields.phone, '01000000999']) expect(log.body).not.toContain(phone);
});
