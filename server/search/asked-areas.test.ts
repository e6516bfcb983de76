import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PostsAnswer } from '#contracts/search/search.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

let server: TestApp;
let posts: PostCalls;
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await testApp();
  const owner = await server.member('owner');
  posts = postCalls(server, await server.member('clerk', 'support'));
  const rent = async (name: string, fields: Record<string, string | string[]>): Promise<void> => {
    ids[name] = await posts.live(owner, {
      type: 'rent',
      fields: { postTitle: `Flat ${name}`, description: 'Quiet.', rentFee: String(10_000 + Object.keys(ids).length), ...fields },
    });
  };
  await rent('one', { subDistrict: 'dhaka-rampura', locality: 'dhaka-banasree', tenants: ['family'], availableFrom: '2026-12-01' });
  await rent('two', { subDistrict: 'dhaka-rampura', street: 'বনশ্রী, ব্লক সি', tenants: ['bachelor', 'student'], availableFrom: '2027-01-15' });
  await rent('three', { subDistrict: 'dhaka-rampura' });
  await rent('four', { subDistrict: 'dhaka-mirpur', tenants: ['family', 'bachelor'] });
  await rent('five', { district: 'gazipur', subDistrict: 'gazipur-sadar' });
});
afterAll(() => server.close());

const search = async (query: string): Promise<PostsAnswer & { status: number; fields?: Record<string, string> }> => {
  const answer = await server.call({ url: `/api/search?${query}` });
  return { ...(answer.json() as PostsAnswer), status: answer.statusCode };
};
const found = async (query: string): Promise<string[]> =>
  (await search(query)).items.flatMap((item) => Object.keys(ids).find((name) => ids[name] === item.PostID) ?? []).toSorted();

describe('areas of a search', () => {
  test.each([
    ['locality=dhaka-banasree', ['one', 'two']],
    ['division=dhaka&district=dhaka&subDistrict=dhaka-rampura&locality=dhaka-banasree', ['one', 'two']],
    ['subDistrict=dhaka-rampura&subDistrict=dhaka-mirpur', ['four', 'one', 'three', 'two']],
    ['subDistrict=dhaka-rampura,dhaka-mirpur', ['four', 'one', 'three', 'two']],
    ['district=dhaka&district=gazipur', ['five', 'four', 'one', 'three', 'two']],
    ['district=dhaka&district=gazipur&subDistrict=dhaka-mirpur', ['five', 'four']],
    ['subDistrict=dhaka-rampura&subDistrict=dhaka-mirpur&locality=dhaka-banasree', ['four', 'one', 'two']],
    ['division=dhaka&division=sylhet&district=gazipur', ['five']],
  ])('%s finds what lies in one of the narrowest', async (query, names) => {
    expect(await found(`purpose=rent&${query}`)).toEqual(names);
    expect(await found(`purpose=rent&sort=priceAsc&bedMin=1&${query}`)).toEqual(names);
  });

  test('a place of few posts goes on with what is nearby, below a heading; in an order that was chosen it ends', async () => {
    const { items, sections } = await search('purpose=rent&q=banasree');
    expect(items.map(({ PostID }) => Object.keys(ids).find((name) => ids[name] === PostID))).toEqual(['two', 'one', 'three']);
    expect(sections.map(({ way, total, from, place }) => [way, total, from, place?.id])).toEqual([
      ['all', 2, 0, undefined],
      ['nearby', 1, 2, 'dhaka-rampura'],
    ]);
    expect(await found('purpose=rent&q=banasree&sort=priceAsc')).toEqual(['one', 'two']);
    const facets = await server.call({ url: '/api/search/facets?purpose=rent&q=banasree' });
    expect(facets.json()).toMatchObject({ total: 3 });
  });

  test.each([
    ['locality=nowhere', { locality: 'Please choose an area from the list' }],
    ['subDistrict=dhaka-mirpur&locality=dhaka-banasree', { locality: 'This neighbourhood is not in the sub-district' }],
    ['district=gazipur&district=dhaka&subDistrict=sylhet-sadar', { subDistrict: 'This sub-district is not in the district' }],
    ['division=sylhet&subDistrict=dhaka-mirpur', { subDistrict: 'This sub-district is not in the district' }],
  ])('%s is refused', async (query, fields) => {
    expect(await search(query)).toMatchObject({ status: 422, fields });
  });

  test('the answer says one as it came and several as a list', async () => {
    expect((await search('purpose=rent&subDistrict=dhaka-mirpur')).applied).toMatchObject({ subDistrict: 'dhaka-mirpur' });
    expect((await search('purpose=rent&district=dhaka&district=gazipur')).applied).toMatchObject({ district: ['dhaka', 'gazipur'] });
  });

  test('offers and firms take several as well', async () => {
    for (const purpose of ['group', 'interior'])
      expect((await search(`purpose=${purpose}&district=dhaka&district=gazipur&locality=dhaka-banasree`)).status).toBe(200);
  });
});

describe('excluded areas and types', () => {
  test.each([
    ['withoutArea=dhaka-rampura', ['five', 'four']],
    ['withoutArea=dhaka-banasree', ['five', 'four', 'three']],
    ['withoutArea=dhaka-rampura&withoutArea=gazipur', ['four']],
    ['withoutArea=dhaka', ['five']],
    ['district=dhaka&withoutArea=dhaka-mirpur,dhaka-banasree', ['three']],
    ['withoutType=apartment', []],
    ['withoutType=duplex&withoutType=home&subDistrict=dhaka-mirpur', ['four']],
    ['q=flat+not+in+banasree', ['five', 'four', 'three']],
    ['q=flat+except+rampura&withoutArea=gazipur', ['four']],
    ['q=basa+not+flat', []],
  ])('%s finds neither what lies there nor what names it', async (query, names) => {
    expect(await found(`purpose=rent&${query}`)).toEqual(names);
    expect(await found(`purpose=rent&sort=priceAsc&bedMin=1&${query}`)).toEqual(names);
  });

  test('the answer says what words exclude, and counts obey it', async () => {
    const { applied, understood, sections } = await search('purpose=rent&q=rampura+bade+dhaka+te+flat');
    expect([applied['withoutArea'], sections.map(({ way, total, place }) => [way, total, place?.id])]).toEqual([
      ['dhaka-rampura'],
      [
        ['all', 1, undefined],
        ['nearby', 1, 'gazipur'],
      ],
    ]);
    expect(understood).toContainEqual(expect.objectContaining({ filter: 'withoutArea', value: 'dhaka-rampura', text: 'rampura bade' }));
    const facets = await server.call({ url: '/api/search/facets?purpose=rent&q=rampura+bade+dhaka+te+flat' });
    expect(facets.json()).toMatchObject({ total: 2 });
    expect(await found('purpose=rent&q=রামপুরা+বাদে+ঢাকায়+ফ্ল্যাট')).toEqual(['five', 'four']);
  });

  test.each([
    ['withoutArea=nowhere', { withoutArea: 'Please choose an area from the list' }],
    ['withoutType=castle', { 'withoutType.0': expect.any(String) }],
  ])('%s is refused', async (query, fields) => {
    expect(await search(query)).toMatchObject({ status: 422, fields });
  });
});

describe('what tenants ask', () => {
  test.each([
    ['tenants=family', ['four', 'one']],
    ['tenants=student&tenants=family', ['four', 'one', 'two']],
    ['availableBy=2026-12-31', ['one']],
    ['availableBy=২০২৭-০১-১৫', ['one', 'two']],
    ['availableBy=2026-11-30', []],
    ['tenants=bachelor&availableBy=2027-02-01&subDistrict=dhaka-rampura', ['two']],
  ])('%s finds posts that say so', async (query, names) => {
    expect(await found(`purpose=rent&${query}`)).toEqual(names);
    expect(await found(query)).toEqual(names);
  });

  test.each([
    ['tenants=pets', 'tenants.0'],
    ['availableBy=soon', 'availableBy'],
  ])('%s is refused', async (query, field) => {
    const { status, fields } = await search(query);
    expect([status, Object.keys(fields ?? {})]).toEqual([422, [field]]);
  });
});

test('a saved search says what it excludes and hears of nothing there', async () => {
  const token = await server.member('elsewhere');
  const query = { purpose: 'rent', q: 'rampura bade dhaka te flat', withoutArea: ['gazipur', 'dhaka-mirpur'], withoutType: ['duplex'] };
  const answer = await server.call({ method: 'POST', url: '/api/savedSearches', payload: { query }, token, lng: 'en' });
  expect(answer.json()).toMatchObject({
    savedSearch: { query: { withoutArea: ['dhaka-mirpur', 'gazipur'], withoutType: ['duplex'] }, description: expect.stringContaining('not Mirpur, Dhaka') },
  });
  expect((answer.json() as { savedSearch: { description: string } }).savedSearch.description).toMatch(/not Gazipur.* · not Duplex Home/);
  const owner = await server.member('owner-elsewhere');
  const live = (subDistrict: string, rentFee: string) => posts.live(owner, { type: 'rent', fields: { subDistrict, rentFee } });
  const excluded = [await live('dhaka-rampura', '41000'), await live('dhaka-mirpur', '42000')];
  const wanted = await live('dhaka-gulshan', '43000');
  expect(await server.runJobs()).toEqual([]);
  const inbox = await server.call({ url: '/api/notifications/getUserNotifications?page=1&limit=50', token });
  expect(inbox.body).toContain(`${wanted}`);
  for (const id of excluded) expect(inbox.body).not.toContain(`${id}`);
});

test('a saved search keeps them and hears of a post in one of its areas', async () => {
  const token = await server.member('listener');
  const query = { purpose: 'rent', district: ['gazipur', 'dhaka'], subDistrict: 'dhaka-mirpur', tenants: ['family'] };
  const answer = await server.call({ method: 'POST', url: '/api/savedSearches', payload: { query }, token, lng: 'en' });
  expect(answer.json()).toMatchObject({
    savedSearch: {
      query: { district: ['dhaka', 'gazipur'], subDistrict: 'dhaka-mirpur', tenants: ['family'], purpose: 'rent' },
      description: expect.stringContaining('Family'),
    },
  });
  const owner = await server.member('another-owner');
  const elsewhere = await posts.live(owner, { type: 'rent', fields: { subDistrict: 'dhaka-rampura', tenants: ['family'], rentFee: '31000' } });
  const there = await posts.live(owner, { type: 'rent', fields: { district: 'gazipur', subDistrict: 'gazipur-sadar', tenants: ['family'], rentFee: '32000' } });
  expect(await server.runJobs()).toEqual([]);
  const inbox = await server.call({ url: '/api/notifications/getUserNotifications?page=1&limit=50', token });
  expect(inbox.body).toContain(`${there}`);
  expect(inbox.body).not.toContain(`${elsewhere}`);
});
