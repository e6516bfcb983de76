import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostsAnswer, SearchQuery } from '#contracts/search/search.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { indexPosts, searchPosts } from './service.ts';

let database: FreshDatabase;
const owner = '00000000-0000-4000-8000-000000000001';
const search = (q: string): Promise<PostsAnswer> => searchPosts(database, SearchQuery.parse({ q, purpose: 'rent' }));

beforeAll(async () => {
  database = await freshDatabase();
  await sql`insert into users (id, email, name, role) values (${owner}, 'owner@example.test', 'Owner', 'user')`.execute(database.db);
  const posts = [
    { title: 'By its title, road 27' },
    { title: 'বাসা, ধানমন্ডি ২৭ নম্বরে' },
    { title: 'By its street', street: 'Road # 27' },
    { title: 'By its description', description: 'ধানমন্ডি ২৭ নম্বর রোডে' },
    { title: 'In road 5' },
    { title: 'Says nothing of its road', description: 'Built in 27 months.' },
    { title: 'Elsewhere, road 27', sub: 'dhaka-gulshan' },
  ];
  const { rows } = await sql<{ id: string }>`
    insert into posts (id, owner_id, state, listed, posted_by, primary_contact, price_unit, division, district, title, street, description, type, property_type, sub_district, price, posted_at)
    select gen_random_uuid(), ${owner}::uuid, 'approved', true, 'owner', '01000000731', 'total', 'dhaka', 'dhaka', title, street, coalesce(description, ''), 'rent', 'apartment', coalesce(sub, 'dhaka-dhanmondi'), 20000, now() + at * interval '1 second'
    from jsonb_to_recordset(${JSON.stringify(posts.map((post, at) => ({ at, ...post })))}::jsonb) as given (at int, title text, street text, description text, sub text) returning id`.execute(
    database.db,
  );
  await indexPosts(
    database.db,
    rows.map(({ id }) => id),
  );
});

afterAll(() => database.drop());

const onRoad = ['By its title, road 27', 'বাসা, ধানমন্ডি ২৭ নম্বরে', 'By its street', 'By its description'];

test.each(['dhanmondi 27', 'ধানমন্ডি ২৭', 'dhanmondi satash', 'dhanmondi road 27', 'ধানমন্ডি সাতাশ নম্বর রোড', 'dhanmondi twenty seven flat'])(
  '%s: the posts of road 27, then the rest of Dhanmondi below a heading',
  async (q) => {
    const { items, sections, understood } = await search(q);
    expect(items.slice(0, 4).map(({ postTitle }) => postTitle)).toEqual(expect.arrayContaining(onRoad));
    expect(sections.map(({ way, total, from }) => [way, total, from])).toEqual([
      ['all', 4, 0],
      ['unsaid', 2, 4],
    ]);
    const names = understood.flatMap(({ name }) => (name ? [[name.en, name.bn]] : []));
    expect(names.at(-1)).toEqual(expect.arrayContaining([expect.stringMatching(/ 27$/), expect.stringMatching(/ ২৭$/)]));
  },
);

test('where no post says the road, the heading admits it', async () => {
  const { sections } = await search('dhanmondi 32');
  expect(sections.map(({ way, total, dropped }) => [way, total, dropped.map(({ text }) => text)])).toEqual([['unsaid', 6, ['dhanmondi 32']]]);
});
