import type { Insertable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { PostType } from '#contracts/enums.ts';
import { fittingShot } from '#contracts/posts/photo-shots.ts';
import { atOrigin } from '#contracts/floor-plans/floor-plan.ts';
import { limits } from '#contracts/limits.ts';
import { type PostFieldName, postFieldNames, postFields } from '#contracts/posts/post-fields.ts';
import { landSqft } from '#contracts/posts/post-rules.ts';
import type { PostCard, PostPage, RentPostFields, SellPostFields } from '#contracts/posts/posts.ts';
import type { ReviewClock } from '#contracts/posts/review-clock.ts';
import { checkPlace } from '#server/areas/pin-place.ts';
import { countReveal } from '#server/listings/reveals.ts';
import type { Picture } from '#server/media/pictures.ts';
import { renewPictures, storePictures } from '#server/media/service.ts';
import { notify } from '#server/notifications/service.ts';
import { provedAmong } from '#server/phones/service.ts';
import { isStaff, type Caller, type MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail, failField } from '#server/platform/http/failure.ts';
import { once, wasAnswered } from '#server/platform/http/idempotency.ts';
import { columnOf, type FieldColumn } from '#server/platform/database/tables/post-columns.ts';
import type { PostsTable } from '#server/platform/database/tables/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { toCard, toDetail, type PostRow } from './card.ts';
import { postSubmitted } from './notices.ts';
import { listPrices } from './lifecycle/price-store.ts';
import { readUsualRate } from './rates.ts';
import { checkCover, checkFloorPlan, givesNumber, priceSteps, visibilityOf } from './rules.ts';
import { moveOfPin } from './pins/pin-moving.ts';
import { gatherPhotos, plannedPhotos } from './drafts/draft-photo-service.ts';
import { endDraft } from './drafts/draft-service.ts';
import { countOpenPosts, findOwner, findPost, findPosts, holdPost, listAlike, listSimilar } from './store.ts';
import { sentPicture } from './listing/shown-pictures.ts';
import { submissionOf } from './submission.ts';
import { submit } from './transitions.ts';
import { withOwnerLock } from './owner/owner-lock.ts';
import { lockOwner } from './owner/owner-store.ts';
import { clockOf } from './queue-position.ts';

const { similarMax, similarMin } = limits.posts;

/**
 * Refuses a submission before its pictures are read: beyond the day's posts nothing is worked on, but a repeat is answered as
 * the first time all the same. Throws TOO_MANY.
 */
export async function admitSubmission({ db, rateLimits }: Services, type: PostType, caller: MemberCaller): Promise<void> {
  if (!(await wasAnswered(db, caller, submissionOf(type)))) await rateLimits.peek({ postsPerDay: caller.user.userId });
}

/** Whether one more post may be live or wait. Throws TOO_MANY. */
export async function checkOpenPosts(trx: Db, ownerId: string): Promise<void> {
  if ((await countOpenPosts(trx, ownerId)) >= limits.posts.livePerUserMax) fail('TOO_MANY', { message: 'notice_postsFull' });
}

type Submission = { type: 'sell'; fields: SellPostFields } | { type: 'rent'; fields: RentPostFields };

/** The pictures of a post, stored; undefined for a repeat, which needs none. Throws VALIDATION for a photo that its draft does not have any more. */
async function picturesOf(services: Services, { type, fields }: Submission, uploads: readonly Buffer[], caller: MemberCaller): Promise<Picture[] | undefined> {
  const planned = plannedPhotos(fields.draftPhotos, uploads.length);
  const isRepeat = (): Promise<boolean> => wasAnswered(services.db, caller, submissionOf(type));
  if (await isRepeat()) return undefined;
  const bytes = await gatherPhotos(services, planned, uploads, caller);
  if (bytes) return storePictures(services, bytes);
  // The first try may have been taken in just now, and its draft with it.
  if (await isRepeat()) return undefined;
  return failField('draftPhotos', 'imageRequired');
}

/**
 * Takes a post in: it waits for approval. Post and images are one transaction; the files are written before it.
 * Throws VALIDATION (an area that does not exist, a photo that is not there), UNSUPPORTED_IMAGE, TOO_LARGE, TOO_MANY.
 */
export async function submitPost(
  services: Services,
  submission: Submission,
  uploads: readonly Buffer[],
  caller: MemberCaller,
): Promise<{ PostID: number; review: ReviewClock }> {
  const { type, fields } = submission;
  checkPlace(fields);
  checkFloorPlan(fields.floorPlan);
  checkCover(fittingShot(fields.propertyType, fields.shots?.[0]));
  const pictures = await picturesOf(services, submission, uploads, caller);
  const takeIn = async (trx: Db) => {
    // Answered before, and that answer tidied away just now: its pictures are not at hand.
    if (!pictures) fail('UNAVAILABLE');
    await checkOpenPosts(trx, caller.user.userId);
    await services.rateLimits.consume({ postsPerDay: caller.user.userId }, trx);
    const row = { ...rowOf(type, fields, caller.user.userId), pin_moved: await moveOfPin(trx, caller.user.userId, fields) };
    await renewPictures(trx, pictures);
    const shown = pictures.map(({ hash }, at) => sentPicture(fields, hash, at));
    const PostID = await submit(services, trx, row, shown);
    const review = await clockOf(trx, row.id);
    if (caller.idempotencyKey) await endDraft(services, trx, caller.user.userId, caller.idempotencyKey);
    await notify(services, trx, [caller.user.userId], postSubmitted({ type, post_id: PostID, title: row.title, revision: 1 }, 'new', review.to));
    return { PostID, review };
  };
  return withOwnerLock(caller.user.userId, () => once(services.db, caller, submissionOf(type), takeIn));
}

/** Every column of a field, or an edit would empty what it leaves out. */
type NewRow = Required<Pick<Insertable<PostsTable>, FieldColumn>> & Insertable<PostsTable>;

/** What a form says, by column: null where it says nothing. */
function columnsOf(fields: SellPostFields | RentPostFields): Pick<NewRow, FieldColumn> {
  const said: Partial<Record<PostFieldName, unknown>> = fields;
  const nothing = (field: PostFieldName) => (postFields[field].kind === 'many' ? [] : null);
  return Object.fromEntries(postFieldNames.map((field) => [columnOf(field), said[field] ?? nothing(field)])) as Pick<NewRow, FieldColumn>;
}

export function rowOf(type: PostType, fields: SellPostFields | RentPostFields, ownerId: string): NewRow {
  const { landSize, landUnits } = fields;
  return {
    id: uuidv7(),
    owner_id: ownerId,
    type,
    ...columnsOf(fields),
    floor_plan: fields.floorPlan ? atOrigin(fields.floorPlan) : null,
    land_sqft: landSize && landUnits ? landSqft(landSize, landUnits) : null,
    promotion: fields.plan === 'paid' ? 'requested' : 'none',
    promotion_requested_at: fields.plan === 'paid' ? new Date() : null,
  };
}

/** A post that the public may see. Throws NOT_FOUND, also where it is away for a while; GONE where it was live and is over. */
export async function findListed({ db }: Pick<Services, 'db'>, postId: number): Promise<PostRow> {
  const post = await findPost(db, postId);
  if (!post) fail('NOT_FOUND');
  const seen = visibilityOf(post, new Date());
  if (seen !== 'shown') fail(seen === 'gone' ? 'GONE' : 'NOT_FOUND');
  return post;
}

/** The whole post without a phone number; its owner and staff also see how often it was edited. Throws NOT_FOUND, GONE. */
export async function readPost(services: Pick<Services, 'db'>, postId: number, { user }: Pick<Caller, 'user'>): Promise<PostPage> {
  const post = await findListed(services, postId);
  const number = { userId: post.owner_id, phone: post.primary_contact };
  const [owner, prices, usualRate, proved] = await Promise.all([
    findOwner(services.db, post.owner_id),
    listPrices(services.db, post.id),
    readUsualRate(services.db, post),
    provedAmong(services.db, [number]),
  ]);
  const now = { at: post.posted_at.toISOString(), price: post.price, priceUnits: post.price_unit };
  return {
    ...toDetail(post, owner, isStaff(user) || user?.userId === post.owner_id),
    priceHistory: prices.length > 0 ? priceSteps(prices) : [now],
    usualRate,
    numberProved: proved.has(number),
  };
}

/** Those of these posts that the public may see, in this order. */
export async function readNamed({ db }: Pick<Services, 'db'>, postIds: readonly number[]): Promise<PostCard[]> {
  const now = new Date();
  const rows = new Map((await findPosts(db, postIds)).map((row) => [row.post_id, row]));
  return postIds.flatMap((id) => {
    const row = rows.get(id);
    return row && visibilityOf(row, now) === 'shown' ? [toCard(row, now)] : [];
  });
}

/**
 * Live posts like this one, the most alike first. It may itself be over or away: who comes for it finds others. Throws
 * NOT_FOUND for a post that the public never saw.
 */
export async function readSimilar({ db }: Pick<Services, 'db'>, postId: number): Promise<PostCard[]> {
  const post = await findPost(db, postId);
  if (!post || visibilityOf(post, new Date()) === 'unknown') fail('NOT_FOUND');
  const rows = await listSimilar(db, post, similarMax);
  for (const around of ['division', 'country'] as const) {
    if (rows.length >= similarMin) break;
    const wider = await listAlike(db, post, { around, max: similarMax });
    rows.push(...wider.filter(({ post_id }) => rows.every((row) => row.post_id !== post_id)));
  }
  return rows.slice(0, similarMax).map((row) => toCard(row));
}

/**
 * The numbers to call; of a sold or rented post for its owner and staff only. Counted and limited, except the owner's own
 * look. Throws NOT_FOUND, GONE, TOO_MANY.
 */
export async function revealContact(services: Services, postId: number, caller: Caller): Promise<{ primaryContact: string; secondaryContact: string | null }> {
  const post = await findListed(services, postId);
  const isOwner = caller.user?.userId === post.owner_id;
  if (!givesNumber(post.state) && !isOwner && !isStaff(caller.user)) fail('GONE');
  if (!isOwner) await countReveal(services, postId, caller);
  return { primaryContact: post.primary_contact, secondaryContact: post.secondary_contact };
}

/** The post in any state, held with its account until the transaction ends, in the order of the account's purge. */
export async function holdPostOfOwner(trx: Db, postId: number): Promise<PostRow | undefined> {
  const seen = await findPost(trx, postId);
  if (!seen) return undefined;
  await lockOwner(trx, seen.owner_id);
  return holdPost(trx, postId);
}

export { holdPost } from './store.ts';
