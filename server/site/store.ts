import { sql } from 'kysely';
import type { PropertyType, Purpose } from '#contracts/enums.ts';
import type { PictureRow } from '#server/media/shape.ts';
import type { Db } from '#server/platform/database/database.ts';
import { jobsSchema } from '#server/platform/jobs/jobs.ts';

export interface AreaCount {
  sub_district: string;
  sell: number;
  rent: number;
}

/** The sub-districts with most live posts. */
export async function listBusyAreas(db: Db, max: number): Promise<AreaCount[]> {
  return db
    .selectFrom('posts')
    .select([
      'sub_district',
      sql<number>`count(*) filter (where type = 'sell')::int`.as('sell'),
      sql<number>`count(*) filter (where type = 'rent')::int`.as('rent'),
    ])
    .where('listed', '=', true)
    .where('sub_district', '<>', '')
    .groupBy('sub_district')
    .orderBy(sql`count(*) desc`)
    .orderBy('sub_district')
    .limit(max)
    .execute();
}

/** A post that is neither sold nor rented, a firm, or an offer at any stage. */
const isPublic = sql<boolean>`(listings.state = 'approved' or kind = 'group')`;

/** In which blocks of post numbers live posts lie, and when one of a block changed last. */
export async function listPostBlocks(db: Db, size: number): Promise<{ block: number; changed: Date }[]> {
  const block = sql<number>`(number / ${sql.lit(size)})::int`;
  return db
    .selectFrom('listings')
    .select([block.as('block'), sql<Date>`max(changed_at)`.as('changed')])
    .where('visible_since', 'is not', null)
    .where(isPublic)
    .groupBy(block)
    .orderBy(block)
    .execute();
}

/** A listing as the sitemap knows it: what its address is made of, and its pictures. */
export interface ListedPost {
  PostID: number;
  kind: Purpose;
  title: string;
  title_en: string | null;
  property_type: PropertyType | null;
  bedrooms: number | null;
  division: string;
  district: string;
  sub_district: string;
  locality: string | null;
  changed: Date;
  pictures: PictureRow[];
}

/** The live posts of one block of numbers. */
export async function listPostsOfBlock(db: Db, block: number, size: number): Promise<ListedPost[]> {
  const placed = (column: 'division' | 'district' | 'sub_district') =>
    sql<string>`coalesce(posts.${sql.raw(column)}, group_offers.${sql.raw(column)}, interior_firms.${sql.raw(column)}, '')`.as(column);
  return db
    .selectFrom('listings')
    .leftJoin('posts', 'posts.post_id', 'listings.number')
    .leftJoin('group_offers', 'group_offers.post_id', 'listings.number')
    .leftJoin('interior_firms', 'interior_firms.post_id', 'listings.number')
    .select(['listings.number as PostID', 'listings.kind', 'listings.title', 'listings.title_en', 'listings.changed_at as changed'])
    .select(['posts.property_type', 'posts.bedrooms', 'posts.locality', placed('division'), placed('district'), placed('sub_district')])
    .select(
      sql<PictureRow[]>`coalesce((
        select json_agg(json_build_object('hash', k.hash, 'width', k.width, 'height', k.height, 'blurhash', null) order by shown.position)
        from (
          select position, picture from post_images where post = posts.id
          union all select 1, listings.cover where posts.id is null
        ) shown join pictures k on k.hash = shown.picture), '[]')`.as('pictures'),
    )
    .where('number', '>=', block * size)
    .where('number', '<', (block + 1) * size)
    .where('visible_since', 'is not', null)
    .where(isPublic)
    .orderBy('number')
    .execute();
}

/** Published articles of the blog, and when each changed last. */
export async function listArticles(db: Db): Promise<{ id: number; slug: string; cover: string; changed: Date }[]> {
  return db
    .selectFrom('blog_posts')
    .select(['id', 'slug', 'cover', sql<Date>`greatest(updated_at, published_at)`.as('changed')])
    .where('published_at', '<=', sql<Date>`now()`)
    .orderBy('id')
    .execute();
}

/** Every sub-district with live posts of a type, and when one of them changed last. */
export async function listAreasWithPosts(db: Db): Promise<{ type: 'sell' | 'rent'; sub_district: string; locality: string | null; changed: Date }[]> {
  return db
    .selectFrom('posts')
    .select(['type', 'sub_district', 'locality', sql<Date>`max(updated_at)`.as('changed')])
    .where('listed', '=', true)
    .where('sub_district', '<>', '')
    .groupBy(['type', 'sub_district', 'locality'])
    .orderBy('type', 'desc')
    .orderBy('sub_district')
    .orderBy('locality')
    .execute();
}

/** Letters and posts that someone waits for. */
export async function countWaiting(db: Db): Promise<{ mails: number; posts: number }> {
  const [mails, posts] = await Promise.all([
    db.selectFrom('mails').select(db.fn.countAll<number>().as('count')).where('ended_at', 'is', null).executeTakeFirstOrThrow(),
    db.selectFrom('posts').select(db.fn.countAll<number>().as('count')).where('state', '=', 'pending').executeTakeFirstOrThrow(),
  ]);
  return { mails: mails.count, posts: posts.count };
}

/** The newest backup that is whole, and whether the newest run of all failed. */
export async function readBackups(db: Db): Promise<{ at: Date | null; seconds: number | null; failed: boolean }> {
  const { rows } = await sql<{ at: Date | null; seconds: number | null; failed: boolean }>`
    select good.ended_at as at, good.seconds, coalesce(not newest.succeeded, false) as failed
    from (select) as one
    left join lateral (select ended_at, seconds from backup_runs where succeeded order by ended_at desc limit 1) good on true
    left join lateral (select succeeded from backup_runs order by ended_at desc limit 1) newest on true`.execute(db);
  return rows[0] ?? { at: null, seconds: null, failed: false };
}

/** When a restore was last tried and succeeded, and whether the newest try failed. */
export async function readDrills(db: Db): Promise<{ at: Date | null; failed: boolean }> {
  const { rows } = await sql<{ at: Date | null; failed: boolean }>`
    select max(ended_at) filter (where succeeded) as at,
      coalesce(not (array_agg(succeeded order by ended_at desc))[1], false) as failed from drill_runs`.execute(db);
  return rows[0] ?? { at: null, failed: false };
}

/** Jobs by kind and state; none where nothing was ever to be done. */
export async function countJobs(db: Db): Promise<{ name: string; state: string; count: number }[]> {
  const { rows: tables } = await sql<{ found: boolean }>`select to_regclass(${`${jobsSchema}.job`}) is not null as found`.execute(db);
  if (!tables[0]?.found) return [];
  const table = sql.table(`${jobsSchema}.job`);
  const { rows } = await sql<{ name: string; state: string; count: number }>`select name, state, count(*) from ${table} group by name, state`.execute(db);
  return rows;
}
