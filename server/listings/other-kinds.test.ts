import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NotFoundPost, SavedPost } from '#contracts/search/saved.ts';
import type { SearchAnswer } from '#contracts/search/search.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { firmFields, groupFields, sharedBuilding } from '#server/testing/content/shared-building.ts';

let server: TestApp;
let staff: string;
let there: ReturnType<typeof sharedBuilding>;
beforeAll(async () => {
  server = await testApp();
  staff = await server.member('clerk', 'support');
  there = sharedBuilding(server, staff);
});
afterAll(() => server.close());

type Lng = 'bn' | 'en';
type Page = { SavedPosts: SavedPost[]; notFoundIds: NotFoundPost[] };
const save = (token: string, postId: number, type: string) => server.call({ method: 'POST', url: '/api/profile/savePost', payload: { postId, type }, token });
const saved = async (token: string, lng: Lng = 'en'): Promise<Page> =>
  (await server.call({ url: '/api/profile/getSavePostForProfile?page=1&limit=5', token, lng })).json() as Page;
const withdraw = (path: string, postId: number) => server.call({ method: 'DELETE', url: `/api/admin/${path}/${postId}`, token: staff });

describe('saved', () => {
  test('an offer shows who organises it, under the title of the reader’s language', async () => {
    const token = await server.member('dreamer');
    const postId = await there.offer();
    const first = await save(token, postId, 'group');
    expect((await save(token, postId, 'group')).json()).toEqual(first.json());
    expect(await saved(token)).toMatchObject({
      SavedPosts: [
        {
          postId,
          type: 'group',
          postTitle: groupFields.title.en,
          developBy: groupFields.developBy,
          price: 9_200_000,
          size: groupFields.flatSizeMin,
          sizeMax: groupFields.flatSizeMax,
          street: 'Sector 17',
          averageRating: null,
        },
      ],
      notFoundIds: [],
      notFoundPostIds: [],
    });
    expect((await saved(token, 'bn')).SavedPosts[0]?.postTitle).toBe(groupFields.title.bn);
  });

  test('a firm shows its ratings, its budget and its services', async () => {
    const token = await server.member('client');
    const postId = await there.firm();
    await there.approve(await there.review(postId, await server.member('writer'), 4));
    await save(token, postId, 'interior');
    expect((await saved(token)).SavedPosts).toMatchObject([
      {
        postId,
        type: 'interior',
        postTitle: firmFields.name.en,
        averageRating: 4,
        totalRatings: 1,
        budgetFriendly: true,
        luxury: false,
        selections: { design3d: true, lighting: false },
        developBy: null,
        price: null,
      },
    ]);
  });

  test('a number of another kind, of nothing, or withdrawn cannot be saved', async () => {
    const token = await server.member('hasty');
    const [offer, firm] = [await there.offer(), await there.firm()];
    expect((await save(token, offer, 'interior')).statusCode).toBe(404);
    expect((await save(token, firm, 'sell')).statusCode).toBe(404);
    expect((await save(token, 9_999_999, 'group')).statusCode).toBe(404);
    await withdraw('interiors', firm);
    expect((await save(token, firm, 'interior')).statusCode).toBe(410);
  });

  test.each<[string, string, () => Promise<number>, { bn: string; en: string }]>([
    ['groups', 'group', () => there.offer(), groupFields.title],
    ['interiors', 'interior', () => there.firm(), firmFields.name],
  ])('what is withdrawn from %s is told once to those who saved it, and stays as unavailable', async (path, type, create, title) => {
    const token = await server.member(`saver-of-${path}`);
    const postId = await create();
    await save(token, postId, type);
    await withdraw(path, postId);
    await withdraw(path, postId);
    for (const lng of ['bn', 'en'] as const) {
      expect(await saved(token, lng)).toMatchObject({ SavedPosts: [], notFoundIds: [{ postId, type, postTitle: title[lng] }] });
      const inbox = (await server.call({ url: '/api/notifications/getUserNotifications', token, lng })).json() as { data: { type: string; message: string }[] };
      expect(inbox.data).toHaveLength(1);
      expect(inbox.data[0]?.message).toContain(title[lng]);
    }
  });
});

describe('searched', () => {
  const search = async (query: string): Promise<SearchAnswer> => (await server.call({ url: `/api/search?${query}` })).json() as SearchAnswer;
  const found = async (query: string): Promise<number[]> => (await search(query)).items.map(({ PostID }) => PostID);
  let office: number;
  let sylhet: number;
  beforeAll(async () => {
    office = await there.firm({
      name: { bn: 'দোয়েল ওয়ার্কস্পেস', en: 'Doyel Workspace' },
      categories: ['office'],
      tiers: ['luxury'],
      areasServed: ['dhaka', 'gazipur'],
    });
    sylhet = await there.firm({
      name: { bn: 'চা বাগান ডিজাইন', en: 'Cha Bagan Design' },
      division: 'sylhet',
      district: 'sylhet',
      subDistrict: 'sylhet-airport',
      categories: ['hotel'],
      areasServed: [],
      address: '',
    });
    await there.approve(await there.review(office, await server.member('boss'), 5));
    await there.approve(await there.review(sylhet, await server.member('guest'), 2.5));
  });

  test.each([
    'q=দোয়েল',
    'q=Doyel',
    'q=doel workspace',
    'q=doyal',
    'q=অফিস ইন্টেরিয়র',
    'q=office design',
    'category=office',
    'budget=luxury',
    'ratingMin=4.5',
    'district=gazipur',
  ])('a firm is found by %s and no other is', async (query) => {
    const numbers = await found(`purpose=interior&${query}`);
    expect(numbers).toContain(office);
    expect(numbers).not.toContain(sylhet);
  });

  test.each(['division=sylhet', 'subDistrict=sylhet-airport', 'category=hotel', 'q=সিলেট', 'q=silet', 'q=chabagan'])(
    'a firm is found where it is, by %s',
    async (query) => {
      const numbers = await found(`purpose=interior&${query.replace('chabagan', 'cha bagan')}`);
      expect(numbers).toContain(sylhet);
      expect(numbers).not.toContain(office);
    },
  );

  test('firms come as their own cards, the newest first, page by page, all counted', async () => {
    const first = await search('purpose=interior&limit=1');
    expect(first).toMatchObject({
      totalIsExact: true,
      items: [{ PostID: sylhet, type: 'interior', companyName: { en: 'Cha Bagan Design' }, averageRating: 2.5 }],
    });
    expect(first.pagination).toMatchObject({ page: 1, totalPages: first.total, remaining: first.total - 1 });
    expect(await found('purpose=interior&limit=1&page=2')).toEqual([office]);
    expect((await search(`purpose=interior&limit=1&page=${first.total + 1}`)).items).toEqual([]);
  });

  test('offers are found by place, flat size, stage and words', async () => {
    const postId = await there.offer({ title: { bn: 'চান্দগাঁও আবাসন', en: 'Chandgaon homes' }, stage: 'building', flatSizeMin: 2900, flatSizeMax: 3100 });
    for (const query of ['sizeMin=3000', 'stage=building', 'q=chandgaon', 'q=চান্দগাঁও', 'division=dhaka&sizeMin=2950&sizeMax=3000'])
      expect(await found(`purpose=group&${query}`), query).toEqual([postId]);
    expect(await found('purpose=group&sizeMin=3200')).toEqual([]);
    expect(await search('purpose=group&stage=building')).toMatchObject({ total: 1, items: [{ type: 'group', sharePrice: 9_200_000, shares: { total: 16 } }] });
    expect((await server.call({ url: '/api/search?purpose=group&division=nowhere' })).statusCode).toBe(422);
  });
});
