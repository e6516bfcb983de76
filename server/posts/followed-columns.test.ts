// What programs that follow posts and webhooks hear of is a list of columns in two triggers: it has every column that the public sees.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { type PostRow, toCard, toDetail } from './card.ts';

let database: FreshDatabase;
beforeAll(async () => (database = await freshDatabase()));
afterAll(() => database.drop());

/** The columns that `read` looks at. */
function columnsOf(read: (row: PostRow) => unknown): string[] {
  const row = {
    division: 'dhaka',
    district: 'dhaka',
    sub_district: 'dhaka-gulshan',
    type: 'rent',
    pictures: [],
    posted_at: new Date(),
    updated_at: new Date(),
  };
  const seen = new Set<string>();
  read(
    new Proxy(row as unknown as PostRow, {
      get(target, name: string) {
        seen.add(name);
        return target[name as keyof PostRow] ?? null;
      },
    }),
  );
  // Neither ever changes; pictures have triggers of their own, and the size in square feet is computed from the land's size and unit.
  for (const name of ['post_id', 'type', 'pictures', 'land_sqft']) seen.delete(name);
  return [...seen].toSorted();
}

/** The columns whose change makes the trigger run for a post that the public sees. */
async function columnsOfTrigger(name: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ definition: string }>('select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = $1', [name]);
  const namedOf = (row: string): string[] =>
    [...(rows[0]?.definition ?? '').matchAll(new RegExp(`\\b${row}\\.(\\w+)`, 'gi'))].map(([, column]) => column ?? '');
  const named = namedOf('old');
  expect(namedOf('new').filter((column) => column !== 'listed')).toEqual(named.filter((column) => column !== 'listed'));
  // Whether it is listed is asked beside what is shown of it.
  return [...new Set(named)].filter((column) => column !== 'listed').toSorted();
}

/** What to do about a column that one of the two lists lacks. */
const again = (trigger: string): string =>
  `write a migration that makes the trigger ${trigger} again with these columns, in both of its lists: docs/first-change.md`;

const owner = { _id: '', name: '' } as unknown as Parameters<typeof toDetail>[1];

test('programs that follow posts hear of every column that the page of a post shows', async () => {
  expect(await columnsOfTrigger('posts_noted_changed'), again('posts_noted_changed')).toEqual(columnsOf((row) => toDetail(row, owner, false)));
});

test('webhooks hear of every column that the card shows, and of the description', async () => {
  // When a post was last touched is told with a change, and is none by itself.
  const shown = columnsOf((row) => toCard(row)).filter((column) => column !== 'updated_at');
  expect(await columnsOfTrigger('posts_told_changed'), again('posts_told_changed')).toEqual([...shown, 'description'].toSorted());
});
