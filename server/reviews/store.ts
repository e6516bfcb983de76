import { sql, type Insertable, type Selectable } from 'kysely';
import type { ReviewExtra, ReviewRejectionReason, ReviewSort, ReviewState } from '#contracts/offers/building-enums.ts';
import type { Slice } from '#contracts/values.ts';
import { pictureJson } from '#server/media/service.ts';
import type { PictureRow } from '#server/media/shape.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ReviewsTable } from '#server/platform/database/tables/group-tables.ts';
import { countOf, paged } from '#server/platform/database/paged.ts';

export type ReviewRow = Selectable<ReviewsTable> & {
  pictures: PictureRow[];
  project: string;
  month: string;
  firm_id: string;
  name_bn: string;
  name_en: string;
  firm_owner: string | null;
  firmPicture: PictureRow | null;
  reviewer: string | null;
  reviewerPicture: string | null;
  reviewerEmail: string | null;
  /** The account was deleted, or is about to be. */
  reviewerGone: boolean;
};

const picture = pictureJson('k');

/** Reviews with their pictures, their project, their firm and their writer, in one query. */
function selectReviews(db: Db) {
  return db
    .selectFrom('reviews')
    .innerJoin('review_codes', 'review_codes.id', 'reviews.code')
    .innerJoin('interior_firms', 'interior_firms.post_id', 'reviews.firm')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .selectAll('reviews')
    .select([
      'review_codes.project',
      'review_codes.month',
      'interior_firms.id as firm_id',
      'interior_firms.name_bn',
      'interior_firms.name_en',
      'interior_firms.owner_id as firm_owner',
      'users.name as reviewer',
      'users.pro_pic as reviewerPicture',
      'users.email as reviewerEmail',
      sql<boolean>`users.id is null or users.leaves_at is not null or users.purged_at is not null`.as('reviewerGone'),
      sql<PictureRow[]>`coalesce((select json_agg(${picture} order by i.position)
        from review_images i join pictures k on k.hash = i.picture where i.review = reviews.id), '[]')`.as('pictures'),
      sql<PictureRow | null>`(select ${picture} from pictures k where k.hash = coalesce(interior_firms.cover,
        (select picture from firm_images where firm = interior_firms.post_id order by position limit 1)))`.as('firmPicture'),
    ]);
}

const approved = sql<boolean>`reviews.state = 'approved'`;

const orders = {
  recent: [sql`reviews.approved_at desc`, sql`reviews.id desc`],
  highest: [sql`reviews.rating desc`, sql`reviews.approved_at desc`, sql`reviews.id desc`],
  lowest: [sql`reviews.rating`, sql`reviews.approved_at desc`, sql`reviews.id desc`],
} as const satisfies Record<ReviewSort, unknown>;

const having: Readonly<Record<ReviewExtra, ReturnType<typeof sql<boolean>>>> = {
  photos: sql<boolean>`exists (select from review_images i where i.review = reviews.id)`,
  response: sql<boolean>`reviews.response is not null`,
};

export interface ApprovedFilters extends Slice {
  sort: ReviewSort;
  /** Only reviews that have this. */
  extra?: ReviewExtra | undefined;
}

/** A page of a firm's approved reviews. */
export async function listApproved(db: Db, firm: number, { sort, extra, ...slice }: ApprovedFilters): Promise<{ rows: ReviewRow[]; total: number }> {
  const wanted = extra ? having[extra] : sql<boolean>`true`;
  return paged(
    selectReviews(db)
      .where('reviews.firm', '=', firm)
      .where(approved)
      .where(wanted)
      .orderBy(sql.join([...orders[sort]])),
    db.selectFrom('reviews').where('firm', '=', firm).where(approved).where(wanted),
    slice,
  );
}

/** How often each rating was given in approved reviews. */
export async function countRatings(db: Db, firm: number): Promise<{ rating: number; count: number }[]> {
  return db
    .selectFrom('reviews')
    .select(['rating', sql<number>`count(*)`.as('count')])
    .where('firm', '=', firm)
    .where(approved)
    .groupBy('rating')
    .execute();
}

export interface AnswerPace {
  answered: number;
  /** Median hours from approval to answer; null without an answer. */
  hours: number | null;
}

export async function readAnswerPace(db: Db, firm: number): Promise<AnswerPace> {
  const { rows } = await sql<AnswerPace>`
    select count(*) as answered,
      percentile_cont(0.5) within group (order by greatest(0, extract(epoch from responded_at - coalesce(approved_at, responded_at))) / 3600) as hours
    from reviews where firm = ${firm} and state = 'approved' and responded_at is not null`.execute(db);
  return rows[0] ?? { answered: 0, hours: null };
}

/** Codes issued for a firm, voided ones left out, and those of them that were used. */
export async function countFirmCodes(db: Db, firm: number): Promise<{ issued: number; used: number }> {
  return db
    .selectFrom('review_codes')
    .select([sql<number>`count(*) filter (where voided_at is null)`.as('issued'), sql<number>`count(*) filter (where used_at is not null)`.as('used')])
    .where('firm', '=', firm)
    .executeTakeFirstOrThrow();
}

/** A member's reviews, newest first. */
export async function listOwn(db: Db, userId: string): Promise<ReviewRow[]> {
  return selectReviews(db).where('reviews.user_id', '=', userId).orderBy('reviews.created_at', 'desc').orderBy('reviews.id', 'desc').execute();
}

export async function findReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  return selectReviews(db).where('reviews.id', '=', id).executeTakeFirst();
}

export async function findReviews(db: Db, ids: readonly string[]): Promise<ReviewRow[]> {
  return ids.length === 0 ? [] : selectReviews(db).where('reviews.id', 'in', ids).execute();
}

/** The review, locked until the transaction ends. */
export async function lockReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  const row = await db.selectFrom('reviews').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row && findReview(db, id);
}

export interface StaffReviewFilters extends Slice {
  status: ReviewState;
  /** A firm's number, or a part of its name or of the text. */
  q: string | undefined;
}

/** A page of reviews in one state: waiting ones by how long they wait, others by the last decision. */
export async function listForStaff(db: Db, { status, q, ...slice }: StaffReviewFilters): Promise<{ rows: ReviewRow[]; total: number }> {
  const number = q !== undefined && /^\d{1,9}$/.test(q) ? Number(q) : null;
  const part = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const said = sql<boolean>`(reviews.firm = ${number} or reviews.text ilike ${part}
    or exists (select from interior_firms f where f.post_id = reviews.firm and (f.name_bn ilike ${part} or f.name_en ilike ${part})))`;
  const matching = sql<boolean>`reviews.state = ${status} and ${q === undefined ? sql`true` : said}`;
  const order = status === 'pending' ? sql`reviews.submitted_at, reviews.id` : sql`reviews.decided_at desc nulls last, reviews.id desc`;
  const { rows: found, total } = await paged(
    db.selectFrom('reviews').select('reviews.id').where(matching).orderBy(order),
    db.selectFrom('reviews').where(matching),
    slice,
  );
  // The whole reviews are read for the page alone, not for all the reviews before it.
  const ids = found.map(({ id }) => id);
  const byId = new Map((await findReviews(db, ids)).map((review) => [review.id, review]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}

export const countInState = (db: Db, state: ReviewState): Promise<number> => countOf(db.selectFrom('reviews').where('state', '=', state));

export async function insertReview(db: Db, review: Insertable<ReviewsTable>): Promise<void> {
  await db.insertInto('reviews').values(review).execute();
}

/** Sets the review's pictures, in order. */
export async function replaceReviewImages(db: Db, review: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('review_images').where('review', '=', review).execute();
  if (hashes.length > 0) {
    await db
      .insertInto('review_images')
      .values(hashes.map((picture, position) => ({ review, position, picture })))
      .execute();
  }
}

/** A changed text waits for approval again. */
export async function resubmitReview(db: Db, id: string, text: string): Promise<void> {
  await db
    .updateTable('reviews')
    .set({
      text,
      state: 'pending',
      reason: null,
      reason_note: null,
      approved_at: null,
      revision: sql<number>`revision + 1`,
      submitted_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteReview(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reviews').where('id', '=', id).execute();
}

export interface Decision {
  state: Exclude<ReviewState, 'pending'>;
  reason: ReviewRejectionReason | null;
  note: string | null;
  by: string;
}

export async function decideReview(db: Db, id: string, { state, reason, note, by }: Decision): Promise<void> {
  await db
    .updateTable('reviews')
    .set({
      state,
      reason,
      reason_note: note,
      decided_by: by,
      decided_at: sql<Date>`now()`,
      approved_at: state === 'approved' ? sql<Date>`now()` : null,
    })
    .where('id', '=', id)
    .execute();
}

/** Writes or changes the firm's answer; the first moment stays. */
export async function setResponse(db: Db, id: string, text: string, by: string): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ response: text, responded_at: sql<Date>`coalesce(responded_at, now())`, responded_by: by })
    .where('id', '=', id)
    .execute();
}

/** A member's reviews, for their own copy. */
export async function listReviewsOf(db: Db, userId: string): Promise<object[]> {
  return db
    .selectFrom('reviews')
    .innerJoin('interior_firms', 'interior_firms.post_id', 'reviews.firm')
    .select(['interior_firms.name_en as firm', 'reviews.rating', 'reviews.text', 'reviews.state', 'reviews.created_at', 'reviews.approved_at'])
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.created_at')
    .execute();
}

/** The reviews stay, without their writer. */
export async function leaveReviews(db: Db, userId: string): Promise<void> {
  const own = db.updateTable('reviews').where('user_id', '=', userId);
  await own.set({ text: '' }).where('state', '<>', 'approved').execute();
  await own.set({ user_id: null, reason_note: null }).execute();
}
