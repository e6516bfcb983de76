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
  facing?: string;
  condition?: string;
  lift?: boolean;
  garages?: number;
  facilities?: string[];
  floor?: number;
  floors?: number;
  price?: number;
}

const given: readonly Given[] = [
  { title: 'Column south', facing: 'south', condition: 'used', lift: true, garages: 1, facilities: ['generator'], floor: 0, floors: 6, price: 300 },
  { title: 'Says south facing', description: 'With lift, parking and generator, gas line. 3rd floor.', price: 200 },
  { title: 'Says south facing but looks north', facing: 'north', condition: 'new', lift: false, floor: 5, floors: 6, price: 100 },
  { title: 'South Banasree, second hand', description: 'লিফট নেই', price: 400 },
];

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await sql`insert into users (id, email, name, role) values (${owner}, 'owner@example.test', 'Owner', 'user')`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into posts (id, owner_id, state, listed, posted_by, primary_contact, price_unit, division, district, sub_district, title, description, type, property_type, price, facing, condition, lift, garages, facilities, available_floor, total_floor, posted_at)
    select gen_random_uuid(), ${owner}, 'approved', true, case when at = 3 then 'agent' else 'owner' end, '01000000731', 'total', 'dhaka', 'dhaka', 'dhaka-uttara', title, coalesce(description, ''), 'sell', 'apartment', price,
      facing, condition, lift, garages, coalesce(facilities, '{}'), floor, floors, now()
    from jsonb_to_recordset(${JSON.stringify(given.map((post, at) => ({ at, ...post })))}::jsonb)
      as g (at int, title text, description text, facing text, condition text, lift boolean, garages int, facilities text[], floor int, floors int, price bigint)
    returning id`.execute(db);
  await indexPosts(
    db,
    rows.map(({ id }) => id),
  );
});
afterAll(() => database.drop());

const found = async (q: string, rest: Record<string, string> = {}) => {
  const { items, applied, understood, sections } = await searchPosts(database, SearchQuery.parse({ q, ...rest }));
  const titles = items.map(({ postTitle }) => postTitle.split(' ').slice(0, 2).join(' '));
  return { titles, applied, understood, sections, saying: titles.slice(0, sections[1]?.from) };
};

test.each([
  ['south facing flat', ['Column south', 'Says south']],
  ['দক্ষিণমুখী ফ্ল্যাট', ['Column south', 'Says south']],
  ['used flat', ['Column south', 'South Banasree,']],
  ['flat with lift', ['Column south', 'Says south']],
  ['লিফট ছাড়া ফ্ল্যাট', ['Says south', 'South Banasree,']],
  ['flat with parking', ['Column south', 'Says south']],
  ['জেনারেটরসহ ফ্ল্যাট', ['Column south', 'Says south']],
  ['gas flat', ['Says south']],
  ['নিচতলা ফ্ল্যাট', ['Column south']],
  ['3rd floor flat', ['Says south']],
  ['top floor flat', ['Says south']],
  ['flat from agent', ['South Banasree,']],
])('%s finds %j first: by the column or, where that is open, by the words', async (q, titles) => {
  const { saying } = await found(q);
  expect(saying.toSorted()).toEqual(titles.toSorted());
});

test.each([
  ['south facing flat', 'south facing', ['South Banasree,']],
  ['used flat', 'used', ['Says south']],
  ['নিচতলা ফ্ল্যাট', 'নিচতলা', ['South Banasree,']],
  ['3rd floor flat', '3rd floor', ['South Banasree,']],
  ['flat with lift', 'lift', []],
  ['gas flat', 'gas', ['Column south', 'Says south', 'South Banasree,']],
])('%s goes on with what says nothing of %s, and leaves out what is otherwise', async (q, text, silent) => {
  const { titles, sections, saying } = await found(q);
  expect(titles.slice(saying.length).toSorted()).toEqual(silent);
  expect(sections.slice(1)).toMatchObject(silent.length === 0 ? [] : [{ way: 'unsaid', total: silent.length, from: saying.length, dropped: [{ text }] }]);
});

test('the answer tells what applies, and a filter set by hand asks the column alone', async () => {
  const { applied, understood } = await found('south facing flat with generator');
  expect(applied).toMatchObject({ facing: 'south', facilities: ['generator'] });
  expect(understood).toContainEqual({ filter: 'facing', value: 'south', text: 'south facing' });
  expect((await found('flat', { facing: 'south' })).titles).toEqual(['Column south']);
});

test('cheap puts lower prices first unless another order was chosen', async () => {
  const { titles, applied } = await found('sosta flat');
  expect(titles).toEqual(['Says south', 'Says south', 'Column south', 'South Banasree,']);
  expect(applied['sort']).toBe('priceAsc');
  expect((await found('cheap flat', { sort: 'priceDesc' })).titles[0]).toBe('South Banasree,');
});

test('what no post is like is ignored beside what else was understood, and alone finds nothing', async () => {
  const { items, ignored, understood, applied } = await searchPosts(database, SearchQuery.parse({ q: 'west facing flat uttara' }));
  expect(items.map(({ postTitle }) => postTitle)).toEqual(['South Banasree, second hand']);
  expect(ignored).toEqual(['west facing']);
  expect(understood.map(({ filter }) => filter)).not.toContain('facing');
  expect(applied).not.toHaveProperty('facing');
  expect((await found('west facing')).titles).toEqual([]);
});
