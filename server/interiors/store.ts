import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { BudgetTier, InteriorCategory } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Slice } from '#contracts/values.ts';
import { askedAreas, narrowestOf, type AreaChain, type AreasByLevel } from '#server/areas/asked-areas.ts';
import { divisionById } from '#server/areas/catalogue.ts';
import { pictureJson } from '#server/media/service.ts';
import type { PictureRow } from '#server/media/shape.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { FirmImagesTable, InteriorFirmsTable } from '#server/platform/database/tables/group-tables.ts';
import { paged, pageOf } from '#server/platform/database/paged.ts';

const picture = pictureJson('k');
const onePicture = (column: RawBuilder<unknown>) => sql<PictureRow | null>`(select ${picture} from pictures k where k.hash = ${column})`;

export type FirmRow = Selectable<InteriorFirmsTable> & {
  logoPicture: PictureRow | null;
  coverPicture: PictureRow | null;
  firstPicture: PictureRow | null;
  imageCount: number;
  /** The mean of approved ratings to one decimal; null without any. */
  average: number | null;
  ratings: number;
};

/** Firms with their pictures and the arithmetic of their approved reviews, in one query. */
export function selectFirms(db: Db) {
  return db
    .selectFrom('interior_firms')
    .selectAll('interior_firms')
    .select([
      onePicture(sql`interior_firms.logo`).as('logoPicture'),
      onePicture(sql`interior_firms.cover`).as('coverPicture'),
      onePicture(sql`(select picture from firm_images where firm = interior_firms.post_id order by position limit 1)`).as('firstPicture'),
      sql<number>`(select count(*) from firm_images where firm = interior_firms.post_id)`.as('imageCount'),
      sql<number | null>`(select round(avg(rating), 1) from reviews where firm = interior_firms.post_id and reviews.state = 'approved')`.as('average'),
      sql<number>`(select count(*) from reviews where firm = interior_firms.post_id and reviews.state = 'approved')`.as('ratings'),
    ]);
}

/** The firm in any state, or undefined. */
export const findFirm = (db: Db, postId: number): Promise<FirmRow | undefined> => selectFirms(db).where('post_id', '=', postId).executeTakeFirst();

/** The firm that this account owns. */
export const findFirmOf = (db: Db, ownerId: string): Promise<FirmRow | undefined> =>
  selectFirms(db).where('owner_id', '=', ownerId).orderBy('post_id').limit(1).executeTakeFirst();

/** Public firms by number. */
export async function findFirms(db: Db, postIds: readonly number[]): Promise<FirmRow[]> {
  return postIds.length === 0 ? [] : selectFirms(db).where('post_id', 'in', postIds).where('listed', '=', true).execute();
}

export interface FirmFilters extends AreasByLevel {
  category?: InteriorCategory | undefined;
  budget?: BudgetTier | undefined;
  ratingMin?: number | undefined;
}

export type FirmOrder = 'newest' | 'rated';

export type FirmText = Pick<
  Selectable<InteriorFirmsTable>,
  'post_id' | 'name_bn' | 'name_en' | 'address' | 'categories' | 'services' | 'areas_served' | 'division' | 'district' | 'sub_district'
>;

/** The approved ratings of each firm. */
const ratings = (db: Db) =>
  db
    .selectFrom('reviews')
    .select(['firm', sql<number>`avg(rating)`.as('mean'), sql<number>`sum(rating)`.as('sum'), sql<number>`count(*)`.as('count')])
    .where('state', '=', 'approved')
    .groupBy('firm')
    .as('rated');

/** The districts in which the firm sits and those it serves. */
const inDistricts = (districts: readonly string[]) => sql<boolean>`(district = any(${districts}::text[]) or areas_served && ${districts}::text[])`;

/** Whether a firm sits in an area or serves it. */
function at({ division, district, subDistrict }: AreaChain) {
  if (subDistrict) return sql<boolean>`(sub_district = ${subDistrict} or ${district ?? ''} = any(areas_served))`;
  return inDistricts(district ? [district] : (divisionById.get(division ?? '')?.districts ?? []).map(({ id }) => id));
}

/** What can be searched of every public firm that matches, the newest or the best rated first; few ratings weigh less than many. A firm is at a place that it serves. */
export async function listFirmTexts(db: Db, { category, budget, ratingMin, ...areas }: FirmFilters, order: FirmOrder): Promise<FirmText[]> {
  const { ratingsAssumed, ratingAssumed } = limits.interiors;
  let query = db
    .selectFrom('interior_firms')
    .leftJoin(ratings(db), (join) => join.onRef('rated.firm', '=', 'interior_firms.post_id'))
    .select(['post_id', 'name_bn', 'name_en', 'address', 'categories', 'services', 'areas_served', 'division', 'district', 'sub_district'])
    .where('listed', '=', true);
  const ways = narrowestOf(askedAreas(areas)).map(({ chain }) => at(chain));
  if (ways.length > 0) query = query.where((q) => q.or(ways));
  if (category) query = query.where(sql<boolean>`${category} = any(categories)`);
  if (budget) query = query.where(sql<boolean>`${budget} = any(tiers)`);
  if (ratingMin) query = query.where(sql<boolean>`round(coalesce(rated.mean, 0), 1) >= ${ratingMin}`);
  if (order === 'newest') return query.orderBy('posted_at', 'desc').orderBy('post_id', 'desc').execute();
  return query
    .orderBy(sql`(coalesce(rated.sum, 0) + ${ratingsAssumed * ratingAssumed}) / (coalesce(rated.count, 0) + ${ratingsAssumed})`, 'desc')
    .orderBy('posted_at', 'desc')
    .orderBy('post_id', 'desc')
    .execute();
}

/** The firm's own row, locked until the transaction ends. */
export async function lockFirm(db: Db, postId: number): Promise<Selectable<InteriorFirmsTable> | undefined> {
  return db.selectFrom('interior_firms').selectAll().where('post_id', '=', postId).forUpdate().executeTakeFirst();
}

/** Other public firms that do some of the same work, those nearby first. */
export async function listSimilarFirms(db: Db, { post_id, categories, district, division }: FirmRow, limit: number): Promise<FirmRow[]> {
  return selectFirms(db)
    .where('listed', '=', true)
    .where('post_id', '<>', post_id)
    .orderBy(sql`categories && ${categories}::text[]`, 'desc')
    .orderBy(sql`district = ${district}`, 'desc')
    .orderBy(sql`division = ${division}`, 'desc')
    .orderBy('posted_at', 'desc')
    .limit(limit)
    .execute();
}

export type FirmImageRow = PictureRow & Pick<Selectable<FirmImagesTable>, 'category' | 'caption_bn' | 'caption_en' | 'stage'>;

/** Pictures of the gallery in order, all or of one category; a part of them where one is asked for. */
export async function listGallery(db: Db, firm: number, category?: InteriorCategory, slice?: Slice): Promise<FirmImageRow[]> {
  let query = db
    .selectFrom('firm_images')
    .innerJoin('pictures', 'pictures.hash', 'firm_images.picture')
    .select(['hash', 'width', 'height', 'blurhash', 'bytes', 'category', 'caption_bn', 'caption_en', 'stage'])
    .where('firm', '=', firm)
    .orderBy('position');
  if (category) query = query.where('category', '=', category);
  return slice ? pageOf(query, slice) : query.execute();
}

/** How many pictures of each category there are, by the place of its first one. */
export async function countAlbums(db: Db, firm: number): Promise<{ category: InteriorCategory; count: number }[]> {
  return db
    .selectFrom('firm_images')
    .select(['category', sql<number>`count(*)`.as('count')])
    .where('firm', '=', firm)
    .groupBy('category')
    .orderBy(sql`min(position)`)
    .execute();
}

export type StaffFirmRow = FirmRow & { ownerName: string | null; pendingReviews: number; interests: number };

function selectStaffFirms(db: Db) {
  return selectFirms(db).select([
    sql<string | null>`(select name from users where users.id = interior_firms.owner_id)`.as('ownerName'),
    sql<number>`(select count(*) from reviews where firm = interior_firms.post_id and reviews.state = 'pending')`.as('pendingReviews'),
    sql<number>`(select count(*) from interests n where n.post_id = interior_firms.post_id)`.as('interests'),
  ]);
}

export const findStaffFirm = (db: Db, postId: number): Promise<StaffFirmRow | undefined> =>
  selectStaffFirms(db).where('post_id', '=', postId).executeTakeFirst();

/** A page of firms in any state: those with a draft to publish first, then the newest. */
export async function listStaffFirms(db: Db, { q, ...slice }: Slice & { q: string | undefined }): Promise<{ rows: StaffFirmRow[]; total: number }> {
  const number = q !== undefined && /^\d{1,9}$/.test(q) ? Number(q) : null;
  const part = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const matching = sql<boolean>`(${q ?? null}::text is null or interior_firms.post_id = ${number} or name_bn ilike ${part} or name_en ilike ${part})`;
  return paged(
    selectStaffFirms(db)
      .where(matching)
      .orderBy(sql`draft_at asc nulls last`)
      .orderBy('posted_at', 'desc')
      .orderBy('post_id', 'desc'),
    db.selectFrom('interior_firms').where(matching),
    slice,
  );
}

/** Which of these ids of a file are firms already. */
export async function knownFirms(db: Db, sourceIds: readonly string[]): Promise<Set<string>> {
  if (sourceIds.length === 0) return new Set();
  const rows = await db.selectFrom('interior_firms').select('source_id').where('source_id', 'in', sourceIds).execute();
  return new Set(rows.flatMap(({ source_id }) => source_id ?? []));
}

/** All that staff write: a column is either here or set by the server. */
export type FirmColumns = Omit<
  Selectable<InteriorFirmsTable>,
  'id' | 'post_id' | 'draft' | 'draft_at' | 'listed' | 'source_id' | 'created_by' | 'posted_at' | 'updated_at'
>;

export async function insertFirm(db: Db, firm: Insertable<InteriorFirmsTable>): Promise<number> {
  const { post_id } = await db.insertInto('interior_firms').values(firm).returning('post_id').executeTakeFirstOrThrow();
  return post_id;
}

export async function updateFirm(db: Db, postId: number, firm: Partial<Insertable<InteriorFirmsTable>>): Promise<void> {
  await db
    .updateTable('interior_firms')
    .set({ ...firm, updated_at: sql<Date>`now()` })
    .where('post_id', '=', postId)
    .execute();
}

/** Notes what its owner wants to change; the public sees none of it. */
export async function saveDraft(db: Db, postId: number, draft: object): Promise<void> {
  await db
    .updateTable('interior_firms')
    .set({ draft: JSON.stringify(draft), draft_at: sql<Date>`now()` })
    .where('post_id', '=', postId)
    .execute();
}

/** Drops what a person wanted to change of their firms; what is published stays. */
export async function removeDraftsOf(db: Db, ownerId: string): Promise<void> {
  await db.updateTable('interior_firms').set({ draft: null, draft_at: null }).where('owner_id', '=', ownerId).execute();
}

export async function replaceGallery(db: Db, firm: number, images: readonly Omit<Insertable<FirmImagesTable>, 'firm' | 'position'>[]): Promise<void> {
  await db.deleteFrom('firm_images').where('firm', '=', firm).execute();
  if (images.length > 0) {
    await db
      .insertInto('firm_images')
      .values(images.map((image, position) => ({ ...image, firm, position })))
      .execute();
  }
}

export const galleryHead: Slice = { page: 1, limit: limits.interiors.galleryHead };

/** Pictures of the firms that an account created and no one has changed since. */
export async function countPicturesOf(db: Db, creator: string): Promise<{ PostID: number; name_en: string; pictures: number }[]> {
  return db
    .selectFrom('interior_firms')
    .select(['post_id as PostID', 'name_en', sql<number>`(select count(*) from firm_images where firm = interior_firms.post_id)`.as('pictures')])
    .where('created_by', '=', creator)
    .where(sql<boolean>`updated_at = posted_at`)
    .execute();
}

/** Adds a picture to the gallery at a place, unless the place is taken. */
export async function insertPicture(db: Db, image: Insertable<FirmImagesTable>): Promise<void> {
  await db
    .insertInto('firm_images')
    .values(image)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
