// SQL of posts that come in many at once, from an import or the demo.
import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { PhotoShot } from '#contracts/posts/photo-shots.ts';
import type { FloorPlan } from '#contracts/floor-plans/floor-plan.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PostsTable } from '#server/platform/database/tables/tables.ts';

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
  locality: 'text',
  tenants: 'text[]',
  available_from: 'date',
  advance_months: 'smallint',
  service_charge: 'integer',
  street: 'text',
  lat: 'double precision',
  lng: 'double precision',
} as const satisfies Partial<Record<keyof PostsTable, string>>;

/** `floor_plan`: a file without one leaves what its owner drew. */
export type ListedPost = { id: string; source_id: string; posted_at: string | null; floor_plan: FloorPlan | null } & Pick<
  Insertable<PostsTable>,
  keyof typeof decided
>;
/** A pin comes with how it is moved. */
export type MovedPost = ListedPost & { pin_moved: string | null };

const names = Object.keys(decided);
const of = (alias: string): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(`${alias}.${name}`)));
const shape = sql.raw(
  Object.entries(decided)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);

const given = (posts: readonly MovedPost[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as g (id uuid, source_id text, posted_at timestamptz, pin_moved point, floor_plan jsonb, ${shape})`;

export interface Publication {
  ownerId: string;
  phone: string;
  now: Date;
  /** When rows without a date are taken to have been published. */
  undatedAt: Date;
  expiresAt: Date;
}

/** Inserts what is not there yet, live at once, with its first price. Returns the new posts' ids. */
export async function insertListed(db: Db, posts: readonly MovedPost[], { ownerId, phone, undatedAt, expiresAt }: Publication): Promise<string[]> {
  const at = sql`coalesce(g.posted_at, ${undatedAt})`;
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into posts (id, source_id, owner_id, state, listed, posted_by, primary_contact, expires_at,
        submitted_at, decided_at, approved_at, posted_at, updated_at, pin_moved, floor_plan, ${sql.raw(names.join(', '))})
      select g.id, g.source_id, ${ownerId}, 'approved', true, 'agent', ${phone}, ${expiresAt}, ${at}, ${at}, ${at}, ${at}, ${at}, g.pin_moved, g.floor_plan, ${of('g')}
      from ${given(posts)} where not exists (select 1 from posts p where p.source_id = g.source_id)
      on conflict (source_id) do nothing
      returning id, posted_at, price, price_unit)
    , priced as (insert into price_events (post, at, price, price_unit) select id, posted_at, price, price_unit from added)
    select id from added`.execute(db);
  return rows.map(({ id }) => id);
}

/** Brings earlier rows up to date and notes the price they had. Returns the ids of those that differed, with whether they are live. */
export async function updateListed(db: Db, posts: readonly MovedPost[], { ownerId, now }: Publication): Promise<Array<{ id: string; listed: boolean }>> {
  await sql`
    insert into price_events (post, at, price, price_unit)
    select p.id, ${now}, g.price, g.price_unit from ${given(posts)} join posts p using (source_id)
    where p.owner_id = ${ownerId} and (p.price, p.price_unit) is distinct from (g.price, g.price_unit)`.execute(db);
  const { rows } = await sql<{ id: string; listed: boolean }>`
    update posts p set (${sql.raw(names.join(', '))}) = row(${of('g')}),
      previous_price = case when p.price = g.price then p.previous_price else p.price end,
      pin_moved = coalesce(p.pin_moved, g.pin_moved), floor_plan = coalesce(g.floor_plan, p.floor_plan), posted_at = coalesce(g.posted_at, p.posted_at), updated_at = ${now}
    from ${given(posts)}
    where p.source_id = g.source_id and p.owner_id = ${ownerId} and p.state <> 'deleted'
      and (row(${of('p')}, p.posted_at, p.floor_plan)
        is distinct from row(${of('g')}, coalesce(g.posted_at, p.posted_at), coalesce(g.floor_plan, p.floor_plan)))
    returning p.id, p.listed`.execute(db);
  return rows;
}

/** The posts of these names, by them. */
export async function findNumbersBySource(db: Db, sourceIds: readonly string[]): Promise<Map<string, { id: string; post_id: number }>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await db.selectFrom('posts').select(['source_id', 'id', 'post_id']).where('source_id', 'in', sourceIds).execute();
  return new Map(rows.map(({ source_id, ...post }) => [source_id ?? '', post]));
}

/** Numbers the posts in the order given. */
export async function insertPosts(db: Db, posts: ReadonlyArray<Insertable<PostsTable>>): Promise<void> {
  await db.insertInto('posts').values(posts).execute();
}

/** Holds the post until the transaction ends; false where it has been edited or removed. */
export async function lockUnedited(db: Db, id: string): Promise<boolean> {
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', id)
    .where('revision', '=', 1)
    .where('update_count', '=', 0)
    .forUpdate()
    .executeTakeFirst();
  return post !== undefined;
}

/** Puts a picture, whose row exists, at a place where there is none. */
export async function insertPicture(db: Db, post: string, position: number, picture: string, shot: PhotoShot | null): Promise<void> {
  await db
    .insertInto('post_images')
    .values({ post, position, picture, shot })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
