import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '#server/platform/database.ts';
import type { ImportedPost } from './listing-post.ts';

export interface Owner {
  email: string;
  name: string;
  phone: string;
}

/** The staff-owned account of imported posts. It has no password, so nobody signs in with it. */
export async function ensureOwner(db: Db, owner: Owner): Promise<string> {
  await db
    .insertInto('users')
    .values({ id: uuidv7(), email: owner.email, name: owner.name, role: 'support', phone: owner.phone, password_hash: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await db.selectFrom('users').select('id').where('email', '=', owner.email).executeTakeFirstOrThrow();
  return id;
}

export interface Written {
  id: string;
  isNew: boolean;
}

const columns =
  'source_id text, type text, title text, description text, property_type text, price bigint, price_unit text, size_sqft integer, land_size numeric, land_unit text, land_sqft numeric, bedrooms smallint, bathrooms smallint, division text, district text, sub_district text, street text, posted_at timestamptz';

const facts = [
  'type', 'title', 'description', 'property_type', 'price', 'price_unit', 'size_sqft', 'land_size', 'land_unit', 'land_sqft', 'bedrooms',
  'bathrooms', 'division', 'district', 'sub_district', 'street',
] as const;

/**
 * Inserts posts by their source id as approved ones; a known one is updated only where a fact differs.
 * Returns those that were written; a post that is missing there is unchanged. A post that staff took down stays down.
 */
export async function writeImported(db: Db, owner: string, phone: string, posts: readonly ImportedPost[]): Promise<Written[]> {
  const list = sql.raw(facts.join(', '));
  const set = sql.raw(facts.map((fact) => `${fact} = excluded.${fact}`).join(', '));
  const old = sql.raw(facts.map((fact) => `posts.${fact}`).join(', '));
  const fresh = sql.raw(facts.map((fact) => `excluded.${fact}`).join(', '));
  const ids = posts.map(() => uuidv7());
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into posts (id, owner_id, source_id, ${list}, posted_by, primary_contact, state, listed, posted_at, approved_at, decided_at, submitted_at, updated_at)
    select (${ids}::uuid[])[g.n], ${owner}, g.source_id, ${sql.raw(facts.map((fact) => `g.${fact}`).join(', '))}, 'agent', ${phone}, 'approved', true,
      coalesce(g.posted_at, now()), now(), now(), coalesce(g.posted_at, now()), coalesce(g.posted_at, now())
    from rows from (jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as (${sql.raw(columns)})) with ordinality as g
      (${sql.raw(columns.split(', ').map((column) => column.split(' ')[0]).join(', '))}, n)
    on conflict (source_id) do update set ${set}, updated_at = now() where (${old}) is distinct from (${fresh})
    returning id, (xmax = 0) as is_new`.execute(db);
  return rows.map((row) => ({ id: row.id, isNew: row.is_new }));
}

/** After a bulk load: without fresh statistics and a visibility map, searches are five times slower. */
export async function vacuumPosts(db: Db): Promise<void> {
  await sql`vacuum (analyze) posts`.execute(db);
  await sql`vacuum (analyze) post_words`.execute(db);
}
