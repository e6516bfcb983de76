// Studios, tin sheds, full buildings, showrooms: first the posts that say so, then others of the kinds that may serve as one.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PropertyType } from '#contracts/enums.ts';
import { SearchQuery } from '#contracts/search/search.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { indexPosts, searchPosts } from './service.ts';

let database: FreshDatabase;
const owner = '00000000-0000-4000-8000-000000000001';

interface Given {
  title: string;
  description?: string;
  kind: PropertyType;
  area?: string;
}

const given: readonly Given[] = [
  { title: 'Studio for one', kind: 'apartment' },
  { title: 'Small flat', description: 'A studio apartment with a kitchen', kind: 'apartment' },
  { title: 'Family flat', kind: 'apartment' },
  { title: 'টিনশেড ঘর', kind: 'home' },
  { title: 'Tin shed rooms', kind: 'apartment' },
  { title: 'Duplex with a garden', kind: 'duplex' },
  { title: 'Whole building near the school', kind: 'home' },
  { title: 'Ground floor', kind: 'showroom' },
  { title: 'Showroom space on the main road', kind: 'office' },
  { title: 'Shop in a market', description: 'Next to a large showroom', kind: 'shop' },
  { title: 'জমি, রেস্টুরেন্টের জন্য', kind: 'land' },
  { title: 'Space for a restaurant', kind: 'shop' },
];

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await sql`insert into users (id, email, name, role) values (${owner}, 'owner@example.test', 'Owner', 'user')`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into posts (id, owner_id, state, listed, posted_by, primary_contact, price_unit, division, district, sub_district, title, description, type, property_type, price, posted_at)
    select gen_random_uuid(), ${owner}, 'approved', true, 'owner', '01000000731', 'total', 'dhaka', 'dhaka', 'dhaka-dhanmondi', title, coalesce(description, ''), 'rent', kind, 9000, now()
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (title text, description text, kind text)
    returning id`.execute(db);
  await indexPosts(
    db,
    rows.map(({ id }) => id),
  );
});
afterAll(() => database.drop());

const found = async (q: string, rest: Record<string, string> = {}) => {
  const { items, understood, sections, applied } = await searchPosts(database, SearchQuery.parse({ q, ...rest }));
  const titles = items.map(({ postTitle }) => postTitle);
  const second = sections[1];
  const subtype = understood.find(({ filter }) => filter === 'subtype')?.value;
  return { subtype, said: titles.slice(0, second?.from).toSorted(), below: titles.slice(second?.from, sections[2]?.from), second, sections, applied };
};

const studios = ['Small flat', 'Studio for one'];
const tinSheds = ['Tin shed rooms', 'টিনশেড ঘর'];
const showrooms = ['Ground floor', 'Showroom space on the main road'];

test.each([
  ['studio flat for rent dhaka', 'studio', studios, 'Family flat'],
  ['স্টুডিও ফ্ল্যাট ভাড়া', 'studio', studios, 'Family flat'],
  ['tinshed ghor vara', 'tinShed', tinSheds, 'Duplex with a garden'],
  ['full building rent dhanmondi', 'fullBuilding', ['Whole building near the school'], 'Duplex with a garden'],
  ['showroom for rent dhanmondi', 'showroom', showrooms, 'Shop in a market'],
  ['restaurant korar jonno jayga vara dhaka', 'restaurant', ['Space for a restaurant'], 'Shop in a market'],
])('%s: first what says %s, then what may serve as one', async (q, value, titles, other) => {
  const { subtype, said, below, second } = await found(q);
  expect({ subtype, said }).toEqual({ subtype: value, said: titles });
  expect(second).toMatchObject({ way: 'unsaid', dropped: [{ filter: 'subtype' }] });
  expect(below).toContain(other);
});

test('a room in a tin shed is first a room there, then the tin sheds', async () => {
  const { sections } = await found('tin shed room for rent');
  expect(sections.flatMap(({ dropped }) => dropped.map(({ filter }) => filter)).slice(0, 2)).toEqual(['letting', 'subtype']);
});

test('what no post is like leaves the kind', async () => {
  const { subtype, said, applied } = await found('penthouse dhanmondi');
  expect(subtype).toBeUndefined();
  expect(said).toHaveLength(4);
  expect(applied).toMatchObject({ propertyType: ['apartment'] });
});

test('without studios there are still flats, and without showrooms still shops', async () => {
  expect((await found('flat not studio dhanmondi')).said).toContain('Family flat');
  expect((await found('shop office not showroom')).applied).toMatchObject({ withoutType: ['showroom'] });
});
