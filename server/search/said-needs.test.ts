// What serves a need although it is said otherwise: a hostel to who looks for a mess, a home that is free already, a plot that leaves its
// size open.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PostType, PropertyType } from '#contracts/enums.ts';
import { SearchQuery } from '#contracts/search/search.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { indexPosts, searchPosts } from './service.ts';

let database: FreshDatabase;
const owner = '00000000-0000-4000-8000-000000000001';

interface Given {
  title: string;
  area: string;
  locality?: string;
  kind?: PropertyType;
  type?: PostType;
  from?: string;
  land?: number;
}

const now = new Date();
const month = (count: number): string => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count, 1)).toISOString().slice(0, 'yyyy-mm-dd'.length);
const monthName = (count: number): string => new Date(`${month(count)}T00:00:00Z`).toLocaleString('en', { month: 'long', timeZone: 'UTC' });
const shotok = 435.6;

const given: readonly Given[] = [
  { title: 'Hostel with meals', area: 'dhaka-badda' },
  { title: 'Seat ভাড়া', area: 'dhaka-badda' },
  { title: 'Bachelor flat', area: 'dhaka-badda' },
  { title: 'Large flat', area: 'dhaka-badda' },
  { title: 'Sublet for one', area: 'dhaka-rampura' },
  { title: 'Quiet flat', area: 'dhaka-rampura' },
  { title: 'Free already', area: 'dhaka-gulshan', from: month(-1) },
  { title: 'Free next month', area: 'dhaka-gulshan', from: month(1) },
  { title: 'Free in two months', area: 'dhaka-gulshan', from: month(2) },
  { title: 'Free in three months', area: 'dhaka-gulshan', from: month(3) },
  { title: 'Any time', area: 'dhaka-gulshan' },
  { title: 'Top floor flat', area: 'dhaka-banani' },
  { title: 'Middle flat', area: 'dhaka-banani' },
  { title: 'Space at the corner', kind: 'office', area: 'dhaka-uttara' },
  { title: 'Small store', kind: 'shop', area: 'dhaka-uttara' },
  { title: 'Ten shotok', kind: 'land', type: 'sell', area: 'dhaka-savar', land: 10 * shotok },
  { title: 'Twenty shotok', kind: 'land', type: 'sell', area: 'dhaka-savar', land: 20 * shotok },
  { title: 'Land of open size', kind: 'land', type: 'sell', area: 'dhaka-savar' },
  { title: 'Plot in Rupganj', kind: 'land', type: 'sell', area: 'narayanganj-rupganj' },
];

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await sql`insert into users (id, email, name, role) values (${owner}, 'owner@example.test', 'Owner', 'user')`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into posts (id, owner_id, state, listed, posted_by, primary_contact, price_unit, division, district, sub_district, title, description, type, property_type, price, available_from, land_size, land_unit, land_sqft, posted_at)
    select gen_random_uuid(), ${owner}, 'approved', true, 'owner', '01000000731', 'total', 'dhaka', split_part(area, '-', 1), area, title, '', coalesce(type, 'rent'), coalesce(kind, 'apartment'), 9000,
      "from"::date, land / 435.6, case when land is not null then 'shotok' end, land, now()
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (title text, area text, kind text, type text, "from" text, land numeric)
    returning id`.execute(db);
  await indexPosts(
    db,
    rows.map(({ id }) => id),
  );
});
afterAll(() => database.drop());

const found = async (q: string) => {
  const { items, understood, sections } = await searchPosts(database, SearchQuery.parse({ q }));
  const here = sections.filter(({ way }) => way !== 'nearby');
  const own = here.reduce((sum, { total }) => sum + total, 0);
  return { titles: items.map(({ postTitle }) => postTitle).slice(0, own), understood, sections: here };
};

test.each(['mess badda', 'seat badda', 'hostel badda', 'বাড্ডায় মেস'])(
  '%s: a seat, a mess and a hostel serve one need, then what bachelors may rent',
  async (q) => {
    const { titles } = await found(q);
    expect(titles.slice(0, 2).toSorted()).toEqual(['Hostel with meals', 'Seat ভাড়া']);
    expect(titles[2]).toBe('Bachelor flat');
  },
);

test('students may live where bachelors do, and are heard as students', async () => {
  const { titles, understood } = await found('student room badda');
  expect(titles[0]).toBe('Bachelor flat');
  expect(understood).toContainEqual({ filter: 'tenants', value: 'student', text: 'student' });
});

test('a sublet is a room to let', async () => {
  expect((await found('room rampura')).titles[0]).toBe('Sublet for one');
});

test('a home that is free already suits any month, one from an earlier month to come or a later one does not', async () => {
  const { titles } = await found(`gulshan flat rent from ${monthName(2)}`);
  expect(titles).toEqual(['Free in two months', 'Free already', 'Any time']);
});

test('the top floor serves as a penthouse, and a shop as a showroom before an office does', async () => {
  expect((await found('penthouse banani rent')).titles[0]).toBe('Top floor flat');
  expect((await found('showroom for rent uttara')).titles).toEqual(['Small store', 'Space at the corner']);
});

test('a plot that leaves its size open follows those of the size, one of another size does not', async () => {
  const { titles, sections } = await found('savar 10 shotok jomi');
  expect(titles).toEqual(['Ten shotok', 'Land of open size']);
  expect(sections).toMatchObject([{ way: 'all' }, { way: 'unsaid', total: 1, dropped: [{ text: '10 shotok' }] }]);
});

test('farmland is land', async () => {
  expect((await found('krishi jomi savar kinbo')).titles.toSorted()).toEqual(['Land of open size', 'Ten shotok', 'Twenty shotok']);
});

test('two neighbourhoods of one sub-district go on with it', async () => {
  const { items, sections } = await searchPosts(database, SearchQuery.parse({ q: 'ভুলতা গাউছিয়ায় প্লট' }));
  expect(items.map(({ postTitle }) => postTitle)).toContain('Plot in Rupganj');
  expect(sections[0]).toMatchObject({ way: 'nearby', place: { id: 'narayanganj-rupganj' } });
});
