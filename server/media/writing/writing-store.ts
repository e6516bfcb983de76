// SQL of what was read in pictures.
import { sql } from 'kysely';
import type { PictureRow } from '#server/media/shape.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContactsRead } from './contacts-read.ts';

/** Pictures of posts that wait for staff and were not read yet, those that wait longest first. */
export async function listUnread(db: Db, max: number): Promise<Pick<PictureRow, 'hash' | 'width'>[]> {
  const { rows } = await sql<Pick<PictureRow, 'hash' | 'width'>>`
    select pictures.hash, pictures.width
    from posts join post_images on post_images.post = posts.id join pictures on pictures.hash = post_images.picture
    where posts.state = 'pending' and not exists (select from picture_writing where picture_writing.picture = pictures.hash)
    group by pictures.hash, pictures.width
    order by min(posts.submitted_at), pictures.hash limit ${max}`.execute(db);
  return rows;
}

/** The picture may be gone by now. */
export async function insertRead(db: Db, picture: string, { numbers, sites }: ContactsRead): Promise<void> {
  await sql`
    insert into picture_writing (picture, numbers, sites)
    select hash, ${numbers}::text[], ${sites}::text[] from pictures where hash = ${picture} for key share
    on conflict (picture) do nothing`.execute(db);
}

/** What was read in those of these pictures in which there was something. */
export async function findWriting(db: Db, pictures: readonly string[]): Promise<Map<string, ContactsRead>> {
  const rows = await db
    .selectFrom('picture_writing')
    .select(['picture', 'numbers', 'sites'])
    .where('picture', 'in', pictures.length > 0 ? [...pictures] : [''])
    .where(sql<boolean>`cardinality(numbers) + cardinality(sites) > 0`)
    .execute();
  return new Map(rows.map(({ picture, numbers, sites }) => [picture, { numbers, sites }]));
}
