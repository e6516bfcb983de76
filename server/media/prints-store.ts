// SQL of prints: which pictures show the same.
import { sql, type RawBuilder } from 'kysely';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { keysOf, stepProbes, waveProbes } from './print-keys.ts';
import { mirrored, type Print, type Prints } from './prints.ts';
import type { PictureRow } from './shape.ts';

const { bitsMax, waveProbesMax, stepProbesMax, likelyMax } = limits.media;

/** PostgreSQL has no unsigned integers. */
const signed = (bits: bigint): string => BigInt.asIntN(64, bits).toString();

/** A print that is looked for. */
interface Wanted {
  print: Print;
  isMirrored: boolean;
}

/** As it is and mirrored. */
const bothWays = (print: Print): Wanted[] => [
  { print, isMirrored: false },
  { print: mirrored(print), isMirrored: true },
];

/** Rows `(phash, dhash, mirrored, at)` of what is looked for. */
function wantedRows(wanted: readonly Wanted[]): RawBuilder<unknown> {
  const hashes = (name: 'phash' | 'dhash'): string[] => wanted.map(({ print }) => signed(print[name]));
  return sql`unnest(${hashes('phash')}::bigint[], ${hashes('dhash')}::bigint[], ${wanted.map(({ isMirrored }) => isMirrored)}::boolean[]) with ordinality as wanted (phash, dhash, mirrored, at)`;
}

/** In how many of the bits of both hashes they differ. */
const distance = sql<number>`bit_count((kept.phash # wanted.phash)::bit(64)) + bit_count((kept.dhash # wanted.dhash)::bit(64))`;

export async function insertPrints(db: Db, picture: string, { whole, inner }: Prints): Promise<void> {
  const rows = [whole, inner].map((print, part) => ({ picture, part, phash: signed(print.phash), dhash: signed(print.dhash), ...keysOf(print) }));
  await db
    .insertInto('picture_prints')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Likely extends Pick<PictureRow, 'hash' | 'width'> {
  mirrored: boolean;
}

/** Rows `(key, at)`: the keys to try for each of what is looked for. */
const probeRows = (keys: readonly number[][]): RawBuilder<unknown> =>
  sql`unnest(${keys.flat()}::int[], ${keys.flatMap((some, at) => some.map(() => at + 1))}::int[]) as probe (key, at)`;

/** Pictures whose prints are near, the nearest first. */
export async function findLikely(db: Db, prints: Prints): Promise<Likely[]> {
  // Whole only: what was cropped since meets the inner part that is kept of the other.
  const wanted = bothWays(prints.whole);
  const waveKeys = wanted.map(({ print }) => waveProbes(print, waveProbesMax));
  const stepKeys = wanted.map(({ print }) => stepProbes(print, stepProbesMax));
  // What a key finds is compared only with what the key was made of.
  const { rows } = await sql<Likely>`
    with kept as materialized (
      select probe.at, picture, phash, dhash from ${probeRows(waveKeys)} join picture_prints on wave_key = probe.key
      union all
      select probe.at, picture, phash, dhash from ${probeRows(stepKeys)} join picture_prints on step_key = probe.key
    ), near as (
      select distinct on (kept.picture) kept.picture, wanted.mirrored, ${distance} as distance
      from kept join ${wantedRows(wanted)} on wanted.at = kept.at
      where ${distance} <= ${bitsMax}
      order by kept.picture, distance, wanted.mirrored
    )
    select pictures.hash, pictures.width, near.mirrored
    from near join pictures on pictures.hash = near.picture
    order by near.distance, near.picture
    limit ${likelyMax}`.execute(db);
  return rows;
}

export interface OfPost extends Likely {
  post_id: number;
}

/** Pictures with near prints in posts of `ownerId` that are not deleted, except in one post. */
export async function findInPostsOf(db: Db, ownerId: string, prints: Prints, exceptPost: number | undefined): Promise<OfPost[]> {
  const { rows } = await sql<OfPost>`
    select hash, width, post_id, mirrored from (
      select distinct on (posts.post_id) pictures.hash, pictures.width, posts.post_id, wanted.mirrored, ${distance} as distance
      from posts
        join post_images on post_images.post = posts.id
        join pictures on pictures.hash = post_images.picture
        join picture_prints kept on kept.picture = pictures.hash
        join ${wantedRows([...bothWays(prints.whole), ...bothWays(prints.inner)])} on ${distance} <= ${bitsMax}
      where posts.owner_id = ${ownerId} and posts.state <> 'deleted' and posts.post_id <> ${exceptPost ?? 0}
      order by posts.post_id, distance
    ) near
    order by distance, post_id desc
    limit ${likelyMax}`.execute(db);
  return rows;
}

/** Whether one of the prints `(phash, dhash)` that `kept` selects is near one of those of these pictures. */
export const isNearAny = (kept: RawBuilder<unknown>, pictures: readonly string[]): RawBuilder<boolean> => sql<boolean>`exists (
  select from (${kept}) kept join picture_prints wanted on wanted.picture = any(${pictures}::text[]) and ${distance} <= ${bitsMax})`;

/** What tells these pictures again when they are gone, for two columns of one length. */
export const hashesOf = (pictures: readonly string[]): Record<'phashes' | 'dhashes', RawBuilder<string[]>> => {
  const all = (column: 'phash' | 'dhash') => sql<string[]>`coalesce((
    select array_agg(${sql.ref(column)} order by picture, part) from picture_prints where picture = any(${pictures}::text[])), '{}')`;
  return { phashes: all('phash'), dhashes: all('dhash') };
};

/** Notes that two pictures show the same, in both directions. */
export async function insertAlike(db: Db, picture: string, others: readonly Likely[]): Promise<void> {
  if (others.length === 0) return;
  const rows = others.flatMap(({ hash, mirrored: isMirrored }) => [
    { picture, other: hash, mirrored: isMirrored },
    { picture: hash, other: picture, mirrored: isMirrored },
  ]);
  await db
    .insertInto('alike_pictures')
    .values(rows.toSorted((a, b) => (a.picture + a.other < b.picture + b.other ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those of these pictures that were not compared with the others yet. */
export async function listNew(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db.selectFrom('pictures').select('hash').where('hash', 'in', hashes).where('compared', '=', false).execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Pictures that were not compared yet, the oldest first. */
export async function listUncompared(db: Db, max: number): Promise<Pick<PictureRow, 'hash' | 'width'>[]> {
  return db.selectFrom('pictures').select(['hash', 'width']).where('compared', '=', false).orderBy('created_at').limit(max).execute();
}

export async function markCompared(db: Db, hash: string): Promise<void> {
  await db.updateTable('pictures').set({ compared: true }).where('hash', '=', hash).execute();
}
