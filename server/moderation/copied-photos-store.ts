// SQL of photos that posts of other people show too.
import { sql, type RawBuilder } from 'kysely';
import type { PostState } from '#contracts/enums.ts';
import { pictureJson } from '#server/media/service.ts';
import type { PictureRow } from '#server/media/shape.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Pairs of a photo of these posts and of another owner's post; a picture that shows nothing, such as a single colour, is no copy. */
const pairs = (posts: readonly string[]): RawBuilder<unknown> => sql`
  select own.post, own.position, own.picture, same.other as other_picture, same.mirrored, posts.id as other_post
  from post_images own
    join posts here on here.id = own.post
    cross join lateral (
      select own.picture as other, false as mirrored where exists (select from picture_prints where picture_prints.picture = own.picture)
      union all
      select other, mirrored from alike_pictures where alike_pictures.picture = own.picture
    ) same
    join post_images theirs on theirs.picture = same.other
    join posts on posts.id = theirs.post and posts.owner_id <> here.owner_id
  where own.post = any(${posts}::uuid[])`;

/** Those of these posts that have such a photo. */
export async function findWithCopies(db: Db, posts: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ post: string }>`select distinct post from (${pairs(posts)}) pairs`.execute(db);
  return new Set(rows.map(({ post }) => post));
}

export interface CopyRow {
  position: number;
  mirrored: boolean;
  picture: PictureRow;
  other_picture: PictureRow;
  post_id: number;
  title: string;
  state: PostState;
  submitted_at: Date;
  owner_id: string;
  owner_name: string;
  owner_since: Date;
}

/** The photos of a post that others' posts show, each with each of them once, the oldest post first. */
export async function listCopies(db: Db, post: string, max: number): Promise<CopyRow[]> {
  const { rows } = await sql<CopyRow>`
    select pairs.position, pairs.mirrored, ${pictureJson('mine')} as picture, ${pictureJson('theirs')} as other_picture,
      posts.post_id, posts.title, posts.state, posts.submitted_at, users.id as owner_id, users.name as owner_name, users.created_at as owner_since
    from (select distinct on (other_post, position) * from (${pairs([post])}) all_pairs order by other_post, position, mirrored) pairs
      join posts on posts.id = pairs.other_post
      join users on users.id = posts.owner_id
      join pictures mine on mine.hash = pairs.picture
      join pictures theirs on theirs.hash = pairs.other_picture
    order by posts.submitted_at, posts.post_id, pairs.position
    limit ${max}`.execute(db);
  return rows;
}
