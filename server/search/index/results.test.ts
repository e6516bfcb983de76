import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PostsAnswer } from '#contracts/search/search.ts';
import { SearchQuery } from '#contracts/search/search.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { filtersOf, type FilterQuery } from './filters.ts';
import { planStep } from './plan.ts';
import { promotedPlaces } from './promoted-places.ts';
import { findResults } from './results.ts';
import { statisticsOf } from './statistics.ts';
import { promoting } from '#server/search/tuning.ts';
import { indexPosts, reindex, searchPosts } from '#server/search/service.ts';
import { countAsked } from './counting-store.ts';
import { findStep } from './store.ts';

let database: FreshDatabase;
const owner = '00000000-0000-4000-8000-000000000001';

interface Given {
  title: string;
  type?: string;
  kind?: string;
  sub?: string;
  price?: number;
  size?: number;
  beds?: number;
  description?: string;
  promoted?: boolean;
  state?: string;
}

/** Adds live posts, the last the newest; returns their numbers. */
async function add(posts: readonly Given[]): Promise<number[]> {
  const { db } = database;
  const { rows } = await sql<{ id: string; post_id: number }>`
    insert into posts (id, owner_id, state, listed, posted_by, primary_contact, price_unit, division, district, title, type, property_type, sub_district, price, size_sqft, bedrooms, description, promoted_until, sold_at, posted_at)
    select gen_random_uuid(), ${owner}, coalesce(state, 'approved'), true, 'owner', '01000000731', 'total', 'dhaka', 'dhaka', title, coalesce(type, 'sell'), coalesce(kind, 'apartment'), coalesce(sub, 'dhaka-uttara'),
      coalesce(price, 100), size, beds, coalesce(description, ''), case when promoted then now() + interval '1 day' end, case when state = 'sold' then now() end, now() - interval '1 day' + at * interval '1 second'
    from jsonb_to_recordset(${JSON.stringify(posts.map((post, at) => ({ at, ...post })))}::jsonb)
      as g (at int, title text, type text, kind text, sub text, price bigint, size int, beds int, description text, promoted boolean, state text) order by at
    returning id, post_id`.execute(db);
  await indexPosts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ post_id }) => post_id);
}

const search = (query: Record<string, string>): Promise<PostsAnswer> => searchPosts(database, SearchQuery.parse(query));
const titles = async (query: Record<string, string>): Promise<string[]> => (await search(query)).items.map(({ postTitle }) => postTitle);

beforeAll(async () => {
  database = await freshDatabase();
  await sql`insert into users (id, email, name, role) values (${owner}, 'owner@example.test', 'Owner', 'user')`.execute(database.db);
});
afterAll(() => database.drop());

describe('what fits best', () => {
  beforeAll(async () => {
    await add([
      { title: 'Two beds', beds: 2, size: 1000 },
      { title: 'Three beds', beds: 3, size: 1050 },
      { title: 'Quiet corner', beds: 2, size: 1500 },
      { title: 'Four beds', beds: 4, size: 1500, description: 'In a quiet street' },
      { title: 'Elsewhere', sub: 'dhaka-gulshan', description: 'Ten minutes from Uttara', beds: 1 },
    ]);
  });

  test('comes first: as many rooms as were asked for, then more', async () => {
    expect(await titles({ q: '2 bed uttara' })).toEqual(['Quiet corner', 'Two beds', 'Four beds', 'Three beds']);
    expect((await search({ q: '2 bed uttara' })).total).toBe(4);
  });

  test('comes first: the very size, then those near it', async () => {
    expect(await titles({ q: '1000 sqft' })).toEqual(['Two beds', 'Three beds']);
  });

  test('comes first: a word in the title, then in the description', async () => {
    expect(await titles({ q: 'quiet' })).toEqual(['Quiet corner', 'Four beds']);
    expect(await titles({ q: 'quiet', sort: 'recent' })).toEqual(['Four beds', 'Quiet corner']);
  });

  test('pages go on through everything, each post once', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => titles({ q: '2 bed uttara', limit: '1', page: String(page) })));
    expect(pages.flat()).toEqual(['Quiet corner', 'Two beds', 'Four beds', 'Three beds']);
  });

  test('what was understood stands in the answer, and its filters among those applied', async () => {
    const answer = await search({ q: 'uttara 2 bed' });
    expect(answer.understood).toEqual([
      { filter: 'bedMin', value: 2, text: '2 bed' },
      { filter: 'subDistrict', value: 'dhaka-uttara', text: 'uttara', name: { id: 'dhaka-uttara', en: 'Uttara', bn: 'উত্তরা' } },
    ]);
    expect(answer.applied).toMatchObject({ purpose: 'sell', bedMin: 2, subDistrict: 'dhaka-uttara', sort: 'relevance', q: 'uttara 2 bed' });
  });

  test('words with a typing mistake and in the other script find the same', async () => {
    for (const q of ['quite', 'quuiet', 'কর্ণার']) expect(await titles({ q })).toContain('Quiet corner');
    expect(await titles({ q: 'quixotic' })).toEqual([]);
  });

  test('nothing found tells what dropping a filter or the words brings', async () => {
    const answer = await search({ q: 'quixotic', subDistrict: 'dhaka-gulshan' });
    expect(answer.total).toBe(0);
    expect(answer.suggestions).toEqual([{ without: 'q', total: 1, totalIsExact: true }]);
  });
});

describe('where nothing lies in a place', () => {
  test('posts whose titles name it are found, and said to be elsewhere', async () => {
    await add([{ title: 'Near Savar bazar', sub: 'dhaka-dhamrai', kind: 'land' }]);
    const answer = await search({ q: 'savar' });
    expect(answer.items.map(({ postTitle }) => postTitle)).toEqual(['Near Savar bazar']);
    expect([answer.mentionedPlace?.en, answer.sections[0]?.way]).toEqual(['Savar', 'title']);
  });
});

describe('walking and looking up', () => {
  const asked = (query: Partial<FilterQuery>) => ({ type: 'rent' as const, filters: filtersOf({ ...SearchQuery.parse({}), ...query }), words: [] });
  beforeAll(async () => {
    await add(
      Array.from({ length: 1300 }, (_, at) => ({
        title: `Flat ${at}`,
        type: 'rent',
        price: 1000 + at,
        beds: (at % 4) + 1,
        size: at % 7 === 0 ? 900 : 1200,
        kind: at === 5 ? 'duplex' : 'apartment',
      })),
    );
    await sql`analyze posts`.execute(database.db);
  });

  test('counts are exact up to a thousand, then said to be more', async () => {
    const many = await search({ purpose: 'rent' });
    expect([many.total, many.totalIsExact, many.pagination.totalPages]).toEqual([1000, false, 84]);
    const fewer = await search({ purpose: 'rent', bedMin: '2' });
    expect([fewer.total, fewer.totalIsExact, fewer.pagination.totalPages]).toEqual([975, true, 82]);
  });

  test('both give the same posts in the same order', async () => {
    const { db } = database;
    for (const query of [{ bedMin: 2 }, { sizeMax: 1000 }, { priceMin: 1500, priceMax: 1600, bedMin: 4 }, { propertyType: ['duplex' as const] }]) {
      for (const sort of ['recent', 'priceAsc', 'priceDesc', 'sizeDesc', 'pricePerSqftAsc'] as const) {
        const { ids } = await findStep(db, planStep(await statisticsOf(db), asked(query), sort), { offset: 0, limit: 48 });
        const { rows } = await sql<{ post_id: number }>`
          select post_id from posts where type = 'rent' and bedrooms >= ${query.bedMin ?? 0} and size_sqft <= ${'sizeMax' in query ? (query.sizeMax ?? 0) : 1e6}
            and total_price between ${'priceMin' in query ? (query.priceMin ?? 0) : 0} and ${'priceMax' in query ? (query.priceMax ?? 0) : 1e9}
            and property_type = any(${'propertyType' in query ? ['duplex'] : ['apartment', 'duplex']}::text[])
          order by ${sql.raw({ recent: 'posted_at desc, post_id desc', priceAsc: 'total_price, post_id', priceDesc: 'total_price desc, post_id desc', sizeDesc: 'size_sqft desc, post_id desc', pricePerSqftAsc: 'total_price::float8 / size_sqft, post_id' }[sort])} limit 48`.execute(
          db,
        );
        expect(ids).toEqual(rows.map((row) => row.post_id));
        expect(await countAsked(db, asked(query), 1000, 1)).toBe(await countAsked(db, asked(query), 1000, 0));
      }
    }
  });

  test('far pages do not overlap and end where the list ends', async () => {
    const one = await search({ purpose: 'rent', page: '50' });
    const two = await search({ purpose: 'rent', page: '51' });
    expect(new Set([...one.items, ...two.items].map(({ PostID }) => PostID)).size).toBe(24);
    const last = await search({ purpose: 'rent', page: '84' });
    expect([last.items.length, last.pagination.remaining]).toEqual([12, 0]);
    for (const page of ['85', '200']) expect(await search({ purpose: 'rent', page })).toMatchObject({ items: [], total: 1000, pagination: { totalPages: 84 } });
  });
});

describe('places that are paid for', () => {
  test('are two at the top of the first page, one on later ones, and none of a list sorted by a number', () => {
    const places = (sort: 'recent' | 'priceAsc', limit: number): number[] => [1, 2].map((page) => promotedPlaces({ sort, page, limit }));
    expect(places('recent', 12)).toEqual([2, 1]);
    expect(places('priceAsc', 12)).toEqual([2, 0]);
    expect(places('recent', 1)).toEqual([0, 0]);
  });

  describe('in a list', () => {
    const query = { propertyType: 'shop', limit: '6' };
    let promoted: number[] = [];
    beforeAll(async () => {
      promoted = (
        await add(Array.from({ length: 5 }, (_, at) => ({ title: `Paid ${at}`, kind: 'shop', promoted: true, price: at === 0 ? 1 : 500 })))
      ).toSorted();
      await add([
        ...Array.from({ length: 20 }, (_, at) => ({ title: `Free ${at}`, kind: 'shop' })),
        { title: 'Sold', kind: 'shop', promoted: true, state: 'sold' },
        { title: 'Paid office', kind: 'office', promoted: true },
      ]);
    });
    const page = (number: number, more: Record<string, string> = {}) => search({ ...query, page: String(number), ...more });
    const marked = (answer: PostsAnswer): number[] => answer.items.filter((item) => item.promoted).map(({ PostID }) => PostID);

    test('stand on top, are marked, and match every filter', async () => {
      const first = await page(1);
      expect(first.items.filter((item) => !item.promoted).length).toBeGreaterThanOrEqual(4);
      expect(marked(first)).toHaveLength(2);
      expect(first.items.slice(0, 2).every((item) => item.promoted)).toBe(true);
      for (const id of marked(first)) expect(promoted).toContain(id);
      expect(marked(await page(2))).toHaveLength(1);
      expect(marked(await page(1, { priceMax: '1' }))).toHaveLength(1);
      expect(marked(await page(1, { q: 'office', propertyType: '' }))).toHaveLength(1);
    });

    /** All pages of a search, each as its numbers. */
    const walked = async (more: Record<string, string>): Promise<number[][]> => {
      const { totalPages } = (await page(1, more)).pagination;
      const pages = await Promise.all(Array.from({ length: totalPages }, (_, at) => page(at + 1, more)));
      return pages.map(({ items }) => items.map(({ PostID }) => PostID));
    };

    test.each<Record<string, string>>([
      {},
      { sort: 'relevance' },
      { q: 'furnished shop uttara', propertyType: '' },
      { q: 'shop', limit: '4' },
      { sort: 'priceAsc' },
      { sort: 'priceDesc', limit: '12' },
      { limit: '2' },
      { limit: '1' },
      { limit: '24' },
    ])('never take more than their share: pages of %j are full, with every post once', async (more) => {
      const pages = await walked(more);
      const limit = Number(more.limit ?? 6);
      expect(pages.slice(0, -1).every((ids) => ids.length === limit)).toBe(true);
      expect(pages.flat()).toHaveLength(26);
      expect(new Set(pages.flat()).size).toBe(26);
    });

    test('come first only with what the words ask to come first', async () => {
      await add([
        { title: 'Garden flat', sub: 'dhaka-kafrul', promoted: true },
        { title: 'Studio', sub: 'dhaka-kafrul' },
      ]);
      expect(await titles({ q: 'studio flat kafrul' })).toEqual(['Studio', 'Garden flat']);
      expect(await titles({ q: 'flat kafrul' })).toEqual(['Garden flat', 'Studio']);
    });

    test('that are more than there are places for keep their own place', async () => {
      const all = { priceMin: '2', priceMax: '600', sort: 'priceDesc', limit: '4' };
      const [first = []] = await walked(all);
      expect(first).toHaveLength(4);
      expect(first.filter((id) => promoted.includes(id))).toHaveLength(4);
      expect(marked(await page(1, all))).toHaveLength(2);
    });

    test('show nothing else earlier: the rest is in its order', async () => {
      const pages = await Promise.all([1, 2, 3, 4, 5].map((number) => page(number)));
      const rest = pages.flatMap(({ items }) => items.filter((item) => !item.promoted).map(({ postDate }) => postDate));
      expect(rest).toEqual(rest.toSorted().toReversed());
      expect(pages.map(({ pagination }) => [pagination.total, pagination.totalPages, pagination.remaining])).toEqual([
        [26, 5, 20],
        [26, 5, 14],
        [26, 5, 8],
        [26, 5, 2],
        [26, 5, 0],
      ]);
    });

    test.each([6, 7, 200, 5000])('there are none on page %i, which is past the end', async (number) => {
      expect(await page(number)).toMatchObject({ items: [], total: 26, pagination: { total: 26, totalPages: 5, remaining: 0 } });
    });

    test('of a list sorted by price are on its first page only', async () => {
      expect(marked(await page(1, { sort: 'priceAsc' }))).toHaveLength(2);
      expect(marked(await page(2, { sort: 'priceAsc' }))).toEqual([]);
    });

    test('are shared fairly: in many turns everyone has about as many', async () => {
      const wanted = {
        sections: [
          {
            asked: { type: 'sell' as const, filters: filtersOf(SearchQuery.parse({ propertyType: 'shop' })), words: [] },
            wishes: { preferred: {}, homesFirst: false, optional: [] },
            wished: [],
          },
        ],
        enough: 1,
        sort: 'recent' as const,
        page: 1,
        limit: 6,
      };
      const counts = new Map<number, number>();
      const turns = 200;
      for (let turn = 0; turn < turns; turn++)
        for (const id of (await findResults(database.db, wanted, turn * promoting.turnMs)).promoted) counts.set(id, (counts.get(id) ?? 0) + 1);
      expect([...counts.keys()].toSorted()).toEqual(promoted);
      for (const count of counts.values()) expect(count / ((turns * 2) / promoted.length)).toBeGreaterThan(0.6);
    });
  });
});

test('what an older program indexed is written anew', async () => {
  const [post] = await add([{ title: 'Vintage treehouse' }]);
  await sql`update post_words set words = '', version = 0 where post_id = ${post}`.execute(database.db);
  expect(await titles({ q: 'treehouse' })).toEqual([]);
  expect(await reindex(database.db, 10)).toBe(1);
  expect(await titles({ q: 'treehouse' })).toEqual(['Vintage treehouse']);
  expect(await reindex(database.db, 10)).toBe(0);
});
