import { sql, type Insertable, type Selectable } from 'kysely';
import type { GroupStage, MilestoneKind } from '#contracts/offers/building-enums.ts';
import type { Slice } from '#contracts/values.ts';
import { askedAreas, narrowestOf, type AreasByLevel } from '#server/areas/asked-areas.ts';
import { pictureJson } from '#server/media/service.ts';
import type { PictureRow } from '#server/media/shape.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { GroupDocumentsTable, GroupMilestonesTable, GroupOffersTable, GroupSharesTable } from '#server/platform/database/tables/group-tables.ts';
import { paged } from '#server/platform/database/paged.ts';

export type ShareRow = Pick<Selectable<GroupSharesTable>, 'number' | 'state' | 'occupation' | 'since'>;
export type MilestoneRow = Pick<Selectable<GroupMilestonesTable>, 'kind' | 'state' | 'month' | 'note_bn' | 'note_en'> & { picture: PictureRow | null };
export type DocumentRow = Pick<Selectable<GroupDocumentsTable>, 'kind' | 'state' | 'seen_on'>;

export type OfferRow = Selectable<GroupOffersTable> & { pictures: PictureRow[]; shares: ShareRow[] };
export type WholeOfferRow = OfferRow & { milestones: MilestoneRow[]; documents: DocumentRow[] };

const picture = pictureJson('k');

/** All that staff write: a column is either here or set by the server. */
export type OfferColumns = Omit<Selectable<GroupOffersTable>, 'post_id' | 'listed' | 'source_id' | 'created_by' | 'posted_at' | 'updated_at'>;

/** Offers with their pictures in order and their shares, in one query. */
export function selectOffers(db: Db) {
  return db
    .selectFrom('group_offers')
    .selectAll('group_offers')
    .select([
      sql<PictureRow[]>`coalesce((select json_agg(${picture} order by i.position)
        from group_images i join pictures k on k.hash = i.picture where i.offer = group_offers.post_id), '[]')`.as('pictures'),
      sql<ShareRow[]>`coalesce((select json_agg(json_build_object('number', s.number, 'state', s.state, 'occupation', s.occupation, 'since', s.since)
        order by s.number) from group_shares s where s.offer = group_offers.post_id), '[]')`.as('shares'),
    ]);
}

function selectWholeOffers(db: Db) {
  return selectOffers(db).select([
    sql<MilestoneRow[]>`coalesce((select json_agg(json_build_object('kind', m.kind, 'state', m.state, 'month', m.month, 'note_bn', m.note_bn,
      'note_en', m.note_en, 'picture', case when k.hash is null then null else ${picture} end) order by m.position)
      from group_milestones m left join pictures k on k.hash = m.picture where m.offer = group_offers.post_id), '[]')`.as('milestones'),
    sql<DocumentRow[]>`coalesce((select json_agg(json_build_object('kind', d.kind, 'state', d.state, 'seen_on', d.seen_on) order by d.position)
      from group_documents d where d.offer = group_offers.post_id), '[]')`.as('documents'),
  ]);
}

/** The offer in any state, or undefined. */
export async function findOffer(db: Db, postId: number): Promise<WholeOfferRow | undefined> {
  return selectWholeOffers(db).where('group_offers.post_id', '=', postId).executeTakeFirst();
}

/** The offer's own row, locked until the transaction ends. */
export async function lockOffer(db: Db, postId: number): Promise<Selectable<GroupOffersTable> | undefined> {
  return db.selectFrom('group_offers').selectAll().where('post_id', '=', postId).forUpdate().executeTakeFirst();
}

/** Public offers by number. */
export async function findOffers(db: Db, postIds: readonly number[]): Promise<OfferRow[]> {
  if (postIds.length === 0) return [];
  return selectOffers(db).where('group_offers.post_id', 'in', postIds).where('listed', '=', true).execute();
}

/** Other public offers that still take people, those in the same sub-district, district and division first. */
export async function listSimilar(db: Db, { post_id, sub_district, district, division }: WholeOfferRow, limit: number): Promise<OfferRow[]> {
  return selectOffers(db)
    .where('listed', '=', true)
    .where('group_offers.post_id', '<>', post_id)
    .orderBy(sql`stage = 'closed'`)
    .orderBy(sql`sub_district = ${sub_district}`, 'desc')
    .orderBy(sql`district = ${district}`, 'desc')
    .orderBy(sql`division = ${division}`, 'desc')
    .orderBy('posted_at', 'desc')
    .limit(limit)
    .execute();
}

export interface OfferFilters extends AreasByLevel {
  /** Sqft; an offer matches with any of its flats. */
  sizeMin?: number | undefined;
  sizeMax?: number | undefined;
  stage?: GroupStage | undefined;
}

export type OfferText = Pick<
  Selectable<GroupOffersTable>,
  'post_id' | 'title_bn' | 'title_en' | 'develop_by' | 'location' | 'division' | 'district' | 'sub_district'
>;

/** What can be searched of every public offer that matches, those that still take people first, then the newest. */
export async function listOfferTexts(db: Db, { sizeMin, sizeMax, stage, ...areas }: OfferFilters): Promise<OfferText[]> {
  let query = db
    .selectFrom('group_offers')
    .select(['post_id', 'title_bn', 'title_en', 'develop_by', 'location', 'division', 'district', 'sub_district'])
    .where('listed', '=', true);
  const chains = narrowestOf(askedAreas(areas)).map(({ chain }) => chain);
  if (chains.length > 0)
    query = query.where((q) =>
      q.or(
        chains.map(({ division, district, subDistrict }) =>
          subDistrict ? q('sub_district', '=', subDistrict) : district ? q('district', '=', district) : q('division', '=', division ?? ''),
        ),
      ),
    );
  if (stage) query = query.where('stage', '=', stage);
  if (sizeMin !== undefined) query = query.where('flat_size_max', '>=', sizeMin);
  if (sizeMax !== undefined) query = query.where('flat_size_min', '<=', sizeMax);
  return query
    .orderBy(sql`stage = 'closed'`)
    .orderBy('posted_at', 'desc')
    .orderBy('post_id', 'desc')
    .execute();
}

export type StaffOfferRow = WholeOfferRow & { interests: number };

const withInterests = sql<number>`(select count(*) from interests n where n.post_id = group_offers.post_id)`.as('interests');

export async function findStaffOffer(db: Db, postId: number): Promise<StaffOfferRow | undefined> {
  return selectWholeOffers(db).select(withInterests).where('group_offers.post_id', '=', postId).executeTakeFirst();
}

export interface StaffOfferFilters extends Slice {
  /** A number, or a part of a title or of the organiser's name. */
  q: string | undefined;
  stage: GroupStage | undefined;
}

/** A page of offers in any state, newest first. */
export async function listStaffOffers(db: Db, { q, stage, ...slice }: StaffOfferFilters): Promise<{ rows: StaffOfferRow[]; total: number }> {
  const number = q !== undefined && /^\d{1,9}$/.test(q) ? Number(q) : null;
  const part = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const matching = sql<boolean>`(${stage ?? null}::text is null or stage = ${stage ?? null})
    and (${q ?? null}::text is null or group_offers.post_id = ${number} or title_bn ilike ${part} or title_en ilike ${part} or develop_by ilike ${part})`;
  return paged(
    selectWholeOffers(db).select(withInterests).where(matching).orderBy('posted_at', 'desc').orderBy('group_offers.post_id', 'desc'),
    db.selectFrom('group_offers').where(matching),
    slice,
  );
}

/** Which of these ids of a file are offers already. */
export async function knownOffers(db: Db, sourceIds: readonly string[]): Promise<Set<string>> {
  if (sourceIds.length === 0) return new Set();
  const rows = await db.selectFrom('group_offers').select('source_id').where('source_id', 'in', sourceIds).execute();
  return new Set(rows.flatMap(({ source_id }) => source_id ?? []));
}

export async function insertOffer(db: Db, offer: Insertable<GroupOffersTable>): Promise<number> {
  const { post_id } = await db.insertInto('group_offers').values(offer).returning('post_id').executeTakeFirstOrThrow();
  return post_id;
}

export async function updateOffer(db: Db, postId: number, offer: Partial<Insertable<GroupOffersTable>>): Promise<void> {
  await db
    .updateTable('group_offers')
    .set({ ...offer, updated_at: sql<Date>`now()` })
    .where('post_id', '=', postId)
    .execute();
}

export interface OfferParts {
  shares: Omit<Insertable<GroupSharesTable>, 'offer' | 'number'>[];
  milestones: Omit<Insertable<GroupMilestonesTable>, 'offer' | 'position'>[];
  documents: Omit<Insertable<GroupDocumentsTable>, 'offer' | 'position'>[];
  images: string[];
}

/** Replaces everything that hangs on an offer. */
export async function replaceParts(db: Db, offer: number, { shares, milestones, documents, images }: OfferParts): Promise<void> {
  await db.deleteFrom('group_shares').where('offer', '=', offer).execute();
  await db.deleteFrom('group_milestones').where('offer', '=', offer).execute();
  await db.deleteFrom('group_documents').where('offer', '=', offer).execute();
  await db.deleteFrom('group_images').where('offer', '=', offer).execute();
  const numbered = <T extends object>(rows: readonly T[]): (T & { offer: number; position: number })[] =>
    rows.map((row, position) => ({ ...row, offer, position }));
  if (shares.length > 0) {
    await db
      .insertInto('group_shares')
      .values(shares.map((share, at) => ({ ...share, offer, number: at + 1 })))
      .execute();
  }
  if (milestones.length > 0) await db.insertInto('group_milestones').values(numbered(milestones)).execute();
  if (documents.length > 0) await db.insertInto('group_documents').values(numbered(documents)).execute();
  if (images.length > 0)
    await db
      .insertInto('group_images')
      .values(numbered(images.map((picture) => ({ picture }))))
      .execute();
}

export interface PicturesOfOffer {
  PostID: number;
  title_en: string;
  pictures: number;
  /** The steps that have a picture. */
  steps: MilestoneKind[];
}

/** Pictures of the offers that an account created and no one has changed since. */
export async function countPicturesOf(db: Db, creator: string): Promise<PicturesOfOffer[]> {
  return db
    .selectFrom('group_offers')
    .select([
      'post_id as PostID',
      'title_en',
      sql<number>`(select count(*) from group_images where offer = group_offers.post_id)`.as('pictures'),
      sql<MilestoneKind[]>`array(select kind::text from group_milestones where offer = group_offers.post_id and picture is not null)`.as('steps'),
    ])
    .where('created_by', '=', creator)
    .where(sql<boolean>`updated_at = posted_at`)
    .execute();
}

/** Adds a picture at a place, unless the place is taken. */
export async function insertPicture(db: Db, offer: number, position: number, picture: string): Promise<void> {
  await db
    .insertInto('group_images')
    .values({ offer, position, picture })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives a step a picture, unless it has one. */
export async function setStepPicture(db: Db, offer: number, kind: MilestoneKind, picture: string): Promise<void> {
  await db.updateTable('group_milestones').set({ picture }).where('offer', '=', offer).where('kind', '=', kind).where('picture', 'is', null).execute();
}
