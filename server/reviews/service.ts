// Reviews as everyone sees them, and as their writers send, change and delete them.
import { uuidv7 } from 'uuidv7';
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { FirmRatings } from '#contracts/offers/interiors.ts';
import { limits } from '#contracts/limits.ts';
import type { OwnReview, ReviewedFirm, ReviewFields, reviews, UpdateReviewFields } from '#contracts/offers/reviews.ts';
import { paginationOf } from '#contracts/values.ts';
import { findListedFirm } from '#server/interiors/service.ts';
import type { Picture } from '#server/media/pictures.ts';
import { holdPictures, renewPictures, storePictures } from '#server/media/service.ts';
import { pictureShape } from '#server/media/shape.ts';
import { onQueueChanged } from '#server/office/hooks.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { Failure, fail, failField } from '#server/platform/http/failure.ts';
import { once, wasAnswered } from '#server/platform/http/idempotency.ts';
import type { Services } from '#server/platform/services.ts';
import { useCode } from './code-store.ts';
import { holdTicket } from './codes.ts';
import { toOwnReview, toPublicReview } from './card.ts';
import {
  countFirmCodes,
  countInState,
  countRatings,
  deleteReview,
  findReview,
  findReviews,
  insertReview,
  leaveReviews,
  listApproved,
  listOwn,
  listReviewsOf,
  lockReview,
  readAnswerPace,
  replaceReviewImages,
  resubmitReview,
  type ReviewRow,
} from './store.ts';

const { ratingMax, ratingStep, imagesMax, pageSize } = limits.reviews;

/** What a firm's page says of its reviews. */
export async function ratingsOfFirm(db: Db, firm: number): Promise<FirmRatings> {
  const [ratings, codes, pace, { rows }] = await Promise.all([
    countRatings(db, firm),
    countFirmCodes(db, firm),
    readAnswerPace(db, firm),
    listApproved(db, firm, { sort: 'recent', page: 1, limit: pageSize }),
  ]);
  const counts = new Map(ratings.map(({ rating, count }) => [rating, count]));
  return {
    histogram: Array.from({ length: ratingMax / ratingStep }, (_, at) => (at + 1) * ratingStep).map((rating) => ({ rating, count: counts.get(rating) ?? 0 })),
    codesIssued: codes.issued,
    reviewsLeft: codes.used,
    responseHours: pace.hours,
    answered: pace.answered,
    reviews: rows.map(toPublicReview),
  };
}

/** A page of a public firm's approved reviews. Throws NOT_FOUND, GONE. */
export async function readReviews(
  services: Pick<Services, 'db'>,
  postId: number,
  { sort, with: extra, ...slice }: HandlerInput<typeof reviews.list>['query'],
): Promise<Omit<Answer<typeof reviews.list>, 'success'>> {
  await findListedFirm(services, postId);
  const { rows, total } = await listApproved(services.db, postId, { sort: sort ?? 'recent', extra, ...slice });
  return { items: rows.map(toPublicReview), pagination: paginationOf(slice, total) };
}

/** Stores review pictures, with the words of reviews for a file that is none. Throws UNSUPPORTED_IMAGE, TOO_LARGE. */
async function storeReviewPictures(services: Services, files: readonly Buffer[]): Promise<Picture[]> {
  try {
    return await storePictures(services, files);
  } catch (error) {
    if (error instanceof Failure && error.code === 'UNSUPPORTED_IMAGE')
      fail('UNSUPPORTED_IMAGE', { fields: { images: { key: 'reviewImagesType', params: {} } } });
    throw error;
  }
}

const hashesOf = (pictures: readonly Picture[]): string[] => [...new Set(pictures.map(({ hash }) => hash))];
const submitCall = 'reviews.submit';

/** Sends a review with a ticket; it waits for approval. Throws NOT_FOUND, GONE, CODE_INVALID, CODE_EXPIRED, TOO_MANY and what pictures throw. */
export async function submitReview(
  services: Services,
  postId: number,
  { reviewTicket, rating, review }: ReviewFields,
  files: readonly Buffer[],
  caller: MemberCaller,
): Promise<{ _id: string }> {
  const { db, rateLimits } = services;
  const { userId } = caller.user;
  await findListedFirm(services, postId);
  const isRepeat = await wasAnswered(db, caller, submitCall);
  const pictures = isRepeat ? [] : await storeReviewPictures(services, files);
  return once(db, caller, submitCall, async (trx) => {
    const code = await holdTicket(trx, reviewTicket, postId, caller);
    await rateLimits.consume({ reviewsPerDay: caller.user.mailbox, ...(caller.deviceId === undefined ? {} : { reviewsPerDevice: caller.deviceId }) }, trx);
    const _id = uuidv7();
    await insertReview(trx, {
      id: _id,
      firm: postId,
      user_id: userId,
      code: code.id,
      rating,
      text: review,
      reason: null,
      reason_note: null,
      decided_by: null,
      response: null,
      responded_by: null,
    });
    await renewPictures(trx, pictures);
    await replaceReviewImages(trx, _id, hashesOf(pictures));
    await useCode(trx, code.id);
    await services.hooks.run(trx, onQueueChanged, 'reviews');
    return { _id };
  });
}

function firmsOf(rows: readonly ReviewRow[], own: readonly OwnReview[]): ReviewedFirm[] {
  const names = new Map(own.map(({ PostID, companyName }) => [PostID, companyName]));
  const firms = new Map(rows.map((row) => [row.firm, row]));
  return [...firms.values()].map(({ firm, firm_id, firmPicture }) => ({
    _id: firm_id,
    PostID: firm,
    companyName: names.get(firm) ?? '',
    imageUrl: firmPicture ? pictureShape(firmPicture).src : null,
  }));
}

/** The caller's reviews, newest first, and the firms they are about. */
export async function readOwnReviews({ db }: Services, { user, lng }: MemberCaller): Promise<{ interiorPosts: ReviewedFirm[]; reviews: OwnReview[] }> {
  const rows = await listOwn(db, user.userId);
  const own = rows.map((row) => toOwnReview(row, lng));
  return { interiorPosts: firmsOf(rows, own), reviews: own };
}

/** The caller's own review; someone else's does not exist for them. */
export async function ownedReview(db: Db, id: string, { user }: MemberCaller): Promise<ReviewRow | undefined> {
  const review = await findReview(db, id);
  return review?.user_id === user.userId ? review : undefined;
}

const sameList = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((one, at) => one === b[at]);

/** Which of the review's pictures stay: those that are kept by name and not removed. Others' pictures are no pictures of it. */
function keptPictures(review: ReviewRow, { keepImages, removeImages }: UpdateReviewFields): string[] {
  const named = (path: string, hash: string): boolean => path.split('/').at(-1)?.startsWith(hash) ?? false;
  return review.pictures
    .map(({ hash }) => hash)
    .filter((hash) => keepImages.some((path) => named(path, hash)) && !removeImages.some((path) => named(path, hash)));
}

/** Changes text and pictures; the review waits for approval again. Throws NOT_FOUND, VALIDATION (too many pictures), NO_CHANGES and what pictures throw. */
export async function changeReview(
  services: Services,
  id: string,
  fields: UpdateReviewFields,
  files: readonly Buffer[],
  caller: MemberCaller,
): Promise<OwnReview> {
  const { db } = services;
  const before = (await ownedReview(db, id, caller)) ?? fail('NOT_FOUND');
  if (keptPictures(before, fields).length + files.length > imagesMax) failField('images', 'reviewImagesMax', { max: imagesMax });
  const added = await storeReviewPictures(services, files);
  await inTransaction(db, async (trx) => {
    const review = await lockReview(trx, id);
    if (review?.user_id !== caller.user.userId) fail('NOT_FOUND');
    const stays = keptPictures(review, fields);
    const hashes = [...new Set([...stays, ...hashesOf(added)])];
    const present = review.pictures.map(({ hash }) => hash);
    if (review.text === fields.review && sameList(hashes, present)) fail('NO_CHANGES', { message: 'notice_reviewUnchanged' });
    await renewPictures(trx, added);
    await holdPictures(trx, stays, 'images');
    await replaceReviewImages(trx, id, hashes);
    await resubmitReview(trx, id, fields.review);
    await services.hooks.run(trx, onQueueChanged, 'reviews');
  });
  const changed = (await findReview(db, id)) ?? fail('NOT_FOUND');
  return toOwnReview(changed, caller.lng);
}

/** Deletes the caller's review; its code stays used. Throws NOT_FOUND. */
export async function removeReview({ db, hooks }: Services, id: string, caller: MemberCaller): Promise<void> {
  await inTransaction(db, async (trx) => {
    const review = await lockReview(trx, id);
    if (review?.user_id !== caller.user.userId) fail('NOT_FOUND');
    await deleteReview(trx, id);
    if (review.state === 'pending') await hooks.run(trx, onQueueChanged, 'reviews');
  });
}

/** How many reviews wait for a decision. */
export const countPendingReviews = (db: Db): Promise<number> => countInState(db, 'pending');

export type { ReviewRow } from './store.ts';

/** A review that the public sees. Throws NOT_FOUND, GONE (its firm was withdrawn). */
export async function findShownReview(services: Pick<Services, 'db'>, id: string): Promise<ReviewRow> {
  const review = await findReview(services.db, id);
  if (review?.state !== 'approved') fail('NOT_FOUND');
  await findListedFirm(services, review.firm);
  return review;
}

/** A review in any state, held until the transaction ends. */
export const holdReview = (trx: Db, id: string): Promise<ReviewRow | undefined> => lockReview(trx, id);

/** These reviews in any state, by id. */
export const reviewsById = async (db: Db, ids: readonly string[]): Promise<Map<string, ReviewRow>> =>
  new Map((await findReviews(db, ids)).map((review) => [review.id, review]));

export const reviewData: PersonalData = { name: 'reviews', collect: listReviewsOf, erase: leaveReviews };
