// The list of members finds and orders by indexes; bench/results.md says how long the lists of staff take.
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMembers, type MemberFilter } from '#server/accounts/staff/staff-store.ts';
import type { Tables } from '#server/platform/database/tables/tables.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(`insert into users (id, email, name, phone, role)
    select gen_random_uuid(), 'person' || n || '@example.test', 'Person ' || md5(n::text), '017' || lpad(n::text, 8, '0'), 'user' from generate_series(1, 3000) n`);
  await database.pool.query('vacuum analyze users');
});
afterAll(() => database.drop());

/** The plan of the statement that chooses a page of members, once `first` was done: it takes away what is fast only because there are few rows. */
async function planOf(filter: MemberFilter, first: string): Promise<string> {
  const sent: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: database.pool }), log: ({ query }) => void sent.push(query) });
  await listMembers(db, filter, { page: 1, limit: 50 });
  const chosen = sent.find(({ sql }) => sql.includes('order by'));
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(first);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${chosen?.sql}`, [...(chosen?.parameters ?? [])]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('a part of a name, an email or a number of a member is found by an index each', async () => {
  const plan = await planOf({ q: '54321' }, 'set local enable_seqscan = off; drop index users_recent, users_by_name');
  for (const index of ['users_name_part', 'users_email_part', 'users_phone_part']) expect(plan).toContain(`Bitmap Index Scan on ${index}`);
});

test.each([
  [{}, 'users_recent'],
  [{ sort: 'oldest' }, 'users_recent'],
  [{ sort: 'name' }, 'users_by_name'],
] as const)('members in the order of %o are read from an index', async (filter, index) => {
  const plan = await planOf(filter, 'set local enable_seqscan = off');
  expect(plan).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index}`));
  expect(plan).not.toContain('Sort');
});
