// How a home is let - as a sublet, a mess, a seat, a hostel, a single room - is what such a search is about: everything that is said
// beside it gives way first.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { indexPosts, searchPosts } from './service.ts';

let database: FreshDatabase;
const owner = '00000000-0000-4000-8000-000000000001';

interface Given {
  title: string;
  description?: string;
  area: string;
  locality?: string;
  tenants?: string[];
  from?: string;
}

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);

const given: readonly Given[] = [
  { title: 'Sublet in a quiet home', area: 'dhaka-mirpur' },
  { title: 'Master bed with balcony', description: 'One room as সাবলেট for a couple.', area: 'dhaka-mirpur' },
  { title: 'Free now, whole flat', area: 'dhaka-mirpur', from: day(-10) },
  { title: 'Free since last month, whole flat', area: 'dhaka-mirpur', from: day(-30) },
  { title: 'মেসে সিট ভাড়া', area: 'dhaka-tejgaon', locality: 'dhaka-farmgate' },
  { title: 'Family House Tolet', area: 'dhaka-tejgaon', locality: 'dhaka-farmgate', tenants: ['family'] },
  { title: 'Flat for students', area: 'dhaka-tejgaon', locality: 'dhaka-farmgate' },
  { title: 'Large flat', description: 'Girls hostel and mess in the next house', area: 'dhaka-tejgaon', locality: 'dhaka-farmgate' },
  { title: 'Mess for bachelors', area: 'dhaka-dhanmondi' },
  { title: 'Family flat, all in one', area: 'dhaka-dhanmondi' },
  { title: 'Flat by the lake', area: 'dhaka-dhanmondi' },
  { title: 'Room for rent, women', area: 'dhaka-khilkhet', locality: 'dhaka-nikunja' },
  { title: 'Duplex, 3 room for rent', area: 'dhaka-khilkhet', locality: 'dhaka-nikunja' },
  { title: 'Only family, nikunja', area: 'dhaka-khilkhet', locality: 'dhaka-nikunja' },
  { title: 'Beautiful flat', area: 'dhaka-savar' },
  { title: 'Quiet flat, family', area: 'dhaka-savar' },
];

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await sql`insert into users (id, email, name, role) values (${owner}, 'owner@example.test', 'Owner', 'user')`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into posts (id, owner_id, state, listed, posted_by, primary_contact, price_unit, division, district, sub_district, locality, title, description, type, property_type, price, tenants, available_from, posted_at)
    select gen_random_uuid(), ${owner}, 'approved', true, 'owner', '01000000731', 'total', 'dhaka', 'dhaka', area, locality, title, coalesce(description, ''), 'rent', 'apartment', 9000,
      coalesce(tenants, '{}'), "from"::date, now()
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (title text, description text, area text, locality text, tenants text[], "from" text)
    returning id`.execute(db);
  await indexPosts(
    db,
    rows.map(({ id }) => id),
  );
});
afterAll(() => database.drop());

const found = async (q: string) => {
  const { items, understood, sections } = await searchPosts(database, SearchQuery.parse({ q }));
  const titles = items.map(({ postTitle }) => postTitle);
  const letting = understood.filter(({ filter }) => filter === 'letting').map(({ value }) => value);
  return { titles, letting, dropped: sections.filter(({ way }) => way === 'unsaid').map(({ dropped }) => dropped.map(({ filter }) => filter)) };
};

test.each([
  ['sublet dhaka', 'sublet', ['Sublet in a quiet home', 'Master bed with balcony']],
  ['sublet from january dhaka', 'sublet', ['Sublet in a quiet home', 'Master bed with balcony']],
  ['january 1 tarikh theke sublet lagbe dhaka', 'sublet', ['Sublet in a quiet home', 'Master bed with balcony']],
  ['3rd floor sublet with lift dhaka', 'sublet', ['Sublet in a quiet home', 'Master bed with balcony']],
  ['mess near dhaka college', 'mess', ['Mess for bachelors']],
  ['ফার্মগেটে ছাত্রদের জন্য সিট ভাড়া', 'seat', ['মেসে সিট ভাড়া']],
  ['room for working women in nikunja', 'room', ['Room for rent, women']],
])('%s: %s is given up after everything else that is said', async (q, value, titles) => {
  const { titles: all, letting, dropped } = await found(q);
  expect(letting).toEqual([value]);
  expect(all.slice(0, titles.length).toSorted()).toEqual(titles.toSorted());
  expect(dropped.at(-1)).toEqual(['letting']);
});

test.each(['mess near dhaka college', 'ফার্মগেটে ছাত্রদের জন্য সিট ভাড়া', 'room for working women in nikunja', 'hostel farmgate'])(
  '%s never lists what is for families only',
  async (q) => {
    expect((await found(q)).titles.filter((title) => /family/i.test(title))).toEqual([]);
  },
);

test('a hostel or a mess in the neighbourhood is not how a flat is let, and a number counts the rooms', async () => {
  const { titles } = await found('hostel farmgate');
  expect(titles).toContain('Large flat');
  expect((await found('3 room nikunja')).letting).toEqual([]);
});

test.each(['beautiful family flat savar', 'সাভারে সুন্দর ফ্যামিলি ফ্ল্যাট'])('%s: who may move in weighs more than an adjective', async (q) => {
  expect((await found(q)).titles.slice(0, 2)).toEqual(['Quiet flat, family', 'Beautiful flat']);
});
