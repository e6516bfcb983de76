// Group offers and design firms by the words of a search, the tab that the words name, and the counts of all tabs.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchAnswer } from '#contracts/search/search.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { firmFields, groupFields, sharedBuilding } from '#server/testing/content/shared-building.ts';

let server: TestApp;
let uttara: number;
let mirpur: number;
let firm: number;

const place = { division: 'dhaka', district: 'dhaka' };
const search = async (query: Record<string, string>): Promise<SearchAnswer> => {
  const answer = await server.call({ url: `/api/search?${new URLSearchParams(query)}` });
  expect(answer.statusCode).toBe(200);
  return answer.json() as SearchAnswer;
};
const found = async (purpose: string, q: string): Promise<number[]> => (await search({ purpose, q })).items.map(({ PostID }) => PostID);
const counts = ({ tabs }: SearchAnswer): Record<string, number> => Object.fromEntries(tabs.map(({ purpose, total }) => [purpose, total]));

beforeAll(async () => {
  server = await testApp();
  const staff = await server.member('tabs-staff', 'admin');
  const there = sharedBuilding(server, staff);
  uttara = await there.offer(groupFields);
  mirpur = await there.offer({ title: { bn: 'শাপলা আবাসন', en: 'Shapla homes' }, ...place, subDistrict: 'dhaka-mirpur', location: 'Section 6' });
  firm = await there.firm(firmFields);
  await there.firm({
    name: { bn: 'চা বাগান', en: 'Cha Bagan' },
    division: 'sylhet',
    district: 'sylhet',
    subDistrict: 'sylhet-airport',
    areasServed: [],
    address: '',
  });
  const posts = postCalls(server, staff);
  await posts.live(await server.member('tabs-seller'), { fields: { ...place, subDistrict: 'dhaka-uttara' } });
});
afterAll(() => server.close());

describe('group offers', () => {
  test.each(['uttara', 'উত্তরা', 'uttara group', 'group uttara', 'uttara group building', 'উত্তরায় গ্রুপ বিল্ডিং', 'flat share uttara', 'uttara land share'])(
    'are found in their place by %s',
    async (q) => expect(await found('group', q)).toEqual([uttara]),
  );

  test.each(['shapla', 'শাপলা', 'mirpur shapla', 'shapla xyzzy'])('are found by the words of their title: %s', async (q) =>
    expect(await found('group', q)).toEqual([mirpur]),
  );

  test('which words found nothing is told, and what no offer has: a price', async () => {
    expect(await search({ purpose: 'group', q: 'mirpur xyzzy' })).toMatchObject({ total: 1, sought: [], ignored: ['xyzzy'] });
    expect((await search({ purpose: 'group', q: 'mirpur 50 lakh' })).ignored).toEqual(['50 lakh']);
  });

  test('words that nothing says find nothing', async () => {
    expect(await search({ purpose: 'group', q: 'xyzzy' })).toMatchObject({ total: 0, ignored: ['xyzzy'] });
  });

  test('where none lies in the place the nearest wider one is offered', async () => {
    expect(await search({ purpose: 'group', q: 'gulshan' })).toMatchObject({ total: 0, widerPlace: { level: 'district', id: 'dhaka', total: 2 } });
  });

  test('a place that was chosen by hand counts, not the one in the words', async () => {
    expect((await search({ purpose: 'group', q: 'uttara', division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-mirpur' })).items).toMatchObject([
      { PostID: mirpur },
    ]);
  });
});

describe('design firms', () => {
  test.each(['uttara', 'interior designer dhaka', 'ঢাকায় ইন্টেরিয়র ডিজাইনার', 'নকশি', 'nokshi uttara', 'furniture dhaka'])('are found by %s', async (q) =>
    expect(await found('interior', q)).toEqual([firm]),
  );
});

describe('the tab that the words name', () => {
  test.each([
    ['interior designer dhaka', 'interior'],
    ['ঢাকায় ইন্টেরিয়র ডিজাইনার', 'interior'],
    ['group building share mirpur', 'group'],
    ['মিরপুরে গ্রুপ বিল্ডিং', 'group'],
  ])('is shown where no tab was chosen: %s', async (q, purpose) => {
    expect(await search({ q, assume: 'sell' })).toMatchObject({ total: 1, applied: { purpose }, purposeAssumed: true });
  });

  test('is told where another was chosen', async () => {
    expect(await search({ q: 'interior designer dhaka', purpose: 'sell' })).toMatchObject({ applied: { purpose: 'sell' }, tabSaid: 'interior' });
  });

  test.each(['flat share rent uttara', 'interior flat 50 lakh uttara', 'uttara flat'])('is none for %s', async (q) => {
    const answer = await search({ q });
    expect(answer.tabSaid).toBeUndefined();
    expect(['sell', 'rent']).toContain(answer.applied['purpose']);
  });
});

describe('counts', () => {
  test('are told of all four tabs in every answer', async () => {
    expect(counts(await search({}))).toEqual({ sell: 1, rent: 0, group: 2, interior: 2 });
    expect(counts(await search({ q: 'uttara', purpose: 'rent' }))).toEqual({ sell: 1, rent: 0, group: 1, interior: 1 });
    expect(counts(await search({ q: 'uttara', purpose: 'group' }))).toEqual({ sell: 1, rent: 0, group: 1, interior: 1 });
  });

  test('are those of each tab’s own list', async () => {
    const { tabs } = await search({ q: 'flat mirpur' });
    for (const { purpose, total } of tabs) expect((await search({ q: 'flat mirpur', purpose })).total, purpose).toBe(total);
  });
});

test('a firm that sits in the place comes before a newer one that only serves it', async () => {
  const there = sharedBuilding(server, await server.member('tabs-staff-again', 'admin'));
  const serving = await there.firm({ ...firmFields, name: { bn: 'দূরের নকশা', en: 'Far Design' }, areasServed: ['sylhet'] });
  const [first, second] = (await search({ purpose: 'interior', q: 'sylhet interior firm' })).items;
  expect(first).toMatchObject({ companyName: { en: 'Cha Bagan' } });
  expect(second).toMatchObject({ PostID: serving });
});
