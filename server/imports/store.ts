import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { ImportedPost } from './row.ts';

/** The columns that a file decides, with the types in which they travel. */
const decided = {
  type: 'text',
  property_type: 'text',
  title: 'text',
  description: 'text',
  price: 'bigint',
  price_unit: 'text',
  size_sqft: 'integer',
  land_size: 'numeric',
  land_unit: 'text',
  land_sqft: 'numeric',
  bedrooms: 'smallint',
  bathrooms: 'smallint',
  division: 'text',
  district: 'text',
  sub_district: 'text',
  street: 'text',
} as const satisfies Partial<Record<keyof ImportedPost, string>>;

const names = Object.keys(decided);
const of = (alias: string): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(`${alias}.${name}`)));
const shape = sql.raw(
  Object.entries(decided)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);

const given = (posts: readonly ImportedPost[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as g (id uuid, source_id text, posted_at timestamptz, ${shape})`;

export interface Publication {
  ownerId: string;
  phone: string;
  /** When rows without a date were published. */
  now: Date;
  expiresAt: Date;
}

/** Inserts what is not there yet, live at once, with its first price. Returns the new posts' ids. */
export async function addPosts(db: Db, posts: readonly ImportedPost[], { ownerId, phone, now, expiresAt }: Publication): Promise<string[]> {
  const at = sql`coalesce(g.posted_at, ${now})`;
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into posts (id, source_id, owner_id, state, listed, posted_by, primary_contact, expires_at,
        submitted_at, decided_at, approved_at, posted_at, updated_at, ${sql.raw(names.join(', '))})
      select g.id, g.source_id, ${ownerId}, 'approved', true, 'agent', ${phone}, ${expiresAt}, ${at}, ${at}, ${at}, ${at}, ${at}, ${of('g')}
      from ${given(posts)} where not exists (select 1 from posts p where p.source_id = g.source_id)
      on conflict (source_id) do nothing
      returning id, posted_at, price, price_unit)
    , priced as (insert into price_events (post, at, price, price_unit) select id, posted_at, price, price_unit from added)
    select id from added`.execute(db);
  return rows.map(({ id }) => id);
}

/** Brings earlier rows up to date and keeps the price they had. Returns the ids of those that differed, with whether they are live. */
export async function changePosts(db: Db, posts: readonly ImportedPost[], { ownerId, now }: Publication): Promise<Array<{ id: string; listed: boolean }>> {
  await sql`
    insert into price_events (post, at, price, price_unit)
    select p.id, ${now}, g.price, g.price_unit from ${given(posts)} join posts p using (source_id)
    where p.owner_id = ${ownerId} and (p.price, p.price_unit) is distinct from (g.price, g.price_unit)`.execute(db);
  const { rows } = await sql<{ id: string; listed: boolean }>`
    update posts p set (${sql.raw(names.join(', '))}) = row(${of('g')}),
      previous_price = case when p.price = g.price then p.previous_price else p.price end,
      posted_at = coalesce(g.posted_at, p.posted_at), updated_at = ${now}
    from ${given(posts)}
    where p.source_id = g.source_id and p.owner_id = ${ownerId} and p.state <> 'deleted'
      and (row(${of('p')}, p.posted_at) is distinct from row(${of('g')}, coalesce(g.posted_at, p.posted_at)))
    returning p.id, p.listed`.execute(db);
  return rows;
}

export interface Owner {
  id: string;
  email: string;
  name: string;
}

/** The account that imported posts belong to. It has no password, so nobody signs in by it. */
export async function findOrAddOwner(db: Db, owner: Owner): Promise<string> {
  await db
    .insertInto('users')
    .values({ ...owner, role: 'support', password_hash: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await db.selectFrom('users').select('id').where('email', '=', owner.email).executeTakeFirstOrThrow();
  return id;
}

/** After many rows the planner needs new statistics, and index-only scans the visibility map. */
export async function vacuum(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    for (const table of ['posts', 'post_words', 'price_events']) await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
