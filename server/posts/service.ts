import type { Insertable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { PostType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { landSqft } from '#contracts/post-rules.ts';
import type { PostCard, PostPage, RentPostFields, SellPostFields } from '#contracts/posts.ts';
import type { ReviewClock } from '#contracts/review-clock.ts';
import { checkArea } from '#server/areas/service.ts';
import { countReveal } from '#server/listings/reveals.ts';
import { renewPictures, storePictures } from '#server/media/service.ts';
import { notify } from '#server/notifications/service.ts';
import { isStaff, type Caller, type MemberCaller } from '#server/platform/http/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import { once, wasAnswered } from '#server/platform/http/idempotency.ts';
import type { PostsTable } from '#server/platform/database/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { toCard, toDetail, type PostRow } from './card.ts';
import type { ContentColumn } from './content.ts';
import { postSubmitted } from './notices.ts';
import { listPrices } from './price-store.ts';
import { readUsualRate } from './rates.ts';
import { givesNumber, priceSteps, visibilityOf } from './rules.ts';
import { countOpenPosts, findOwner, findPost, findPosts, listAlike, listSimilar } from './store.ts';
import { submit } from './transitions.ts';
import { inOwnersTurn } from './turns.ts';
import { clockOf } from './queue-position.ts';

const { similarMax, similarMin } = limits.posts;

/** The name of the call under which a submission is answered once. */
const submissionOf = (type: PostType): string => (type === 'sell' ? 'submitSell' : 'submitRent');

/**
 * Refuses a submission before its pictures are read: beyond the day's posts nothing is worked on, but a repeat is answered as
 * the first time all the same. Throws TOO_MANY.
 */
export async function admitSubmission({ db, rateLimits }: Services, type: PostType, caller: MemberCaller): Promise<void> {
  if (!(await wasAnswered(db, caller, submissionOf(type)))) await rateLimits.peek({ postsPerDay: caller.user.userId });
}

type Submission = { type: 'sell'; fields: SellPostFields } | { type: 'rent'; fields: RentPostFields };

/**
 * Takes a post in: it waits for approval. Post and images are one transaction; the files are written before it.
 * Throws VALIDATION (an area that does not exist), UNSUPPORTED_IMAGE, TOO_LARGE, TOO_MANY.
 */
export async function submitPost(
  services: Services,
  { type, fields }: Submission,
  uploads: readonly Buffer[],
  caller: MemberCaller,
): Promise<{ PostID: number; review: ReviewClock }> {
  checkArea(fields);
  const pictures = await storePictures(services, uploads);
  const takeIn = async (trx: Db) => {
    if ((await countOpenPosts(trx, caller.user.userId)) >= limits.posts.livePerUserMax) fail('TOO_MANY', { message: 'notice_postsFull' });
    await services.rateLimits.consume({ postsPerDay: caller.user.userId }, trx);
    const row = rowOf(type, fields, caller.user.userId);
    await renewPictures(trx, pictures);
    const PostID = await submit(services, trx, row, pictures);
    const review = await clockOf(trx, row.id);
    await notify(services, trx, [caller.user.userId], postSubmitted({ type, post_id: PostID, title: row.title, revision: 1 }, 'new', review.to));
    return { PostID, review };
  };
  return inOwnersTurn(caller.user.userId, () => once(services.db, caller, submissionOf(type), takeIn));
}

/** What only rent posts say. */
const rentColumns = (fields: SellPostFields | RentPostFields) => ({
  tenants: 'tenants' in fields ? fields.tenants : [],
  available_from: ('availableFrom' in fields ? fields.availableFrom : undefined) ?? null,
  advance_months: ('advanceMonths' in fields ? fields.advanceMonths : undefined) ?? null,
  service_charge: ('serviceCharge' in fields ? fields.serviceCharge : undefined) ?? null,
});

/** A nullable column may be left out of an insert; here none of its owner's may, or an edit would empty it. */
type NewRow = Insertable<PostsTable> & Record<ContentColumn, unknown>;

export function rowOf(type: PostType, fields: SellPostFields | RentPostFields, ownerId: string): NewRow {
  const { landSize, landUnits } = fields;
  return {
    id: uuidv7(),
    owner_id: ownerId,
    type,
    title: fields.postTitle,
    description: fields.description,
    property_type: fields.propertyType,
    price: fields.price,
    price_unit: fields.priceUnits,
    size_sqft: fields.size ?? null,
    land_size: landSize ?? null,
    land_unit: landUnits ?? null,
    land_sqft: landSize && landUnits ? landSqft(landSize, landUnits) : null,
    land_category: fields.landCategory ?? null,
    construction_status: fields.constructionStatus ?? null,
    condition: fields.condition ?? null,
    total_rooms: fields.totalRooms ?? null,
    bedrooms: fields.bedrooms ?? null,
    bathrooms: fields.bathrooms ?? null,
    balconies: fields.balconies ?? null,
    drawing_rooms: fields.drawingRooms ?? null,
    garages: fields.garages ?? null,
    lift: fields.lift ?? null,
    furnishing: fields.furnishing ?? null,
    facing: fields.facing ?? null,
    total_unit: fields.totalUnit ?? null,
    total_floor: fields.totalFloor ?? null,
    available_floor: fields.availableFloor ?? null,
    facilities: fields.facilities,
    posted_by: fields.postedBy,
    division: fields.division,
    district: fields.district,
    sub_district: fields.subDistrict,
    locality: fields.locality ?? null,
    street: fields.street ?? null,
    house: fields.house ?? null,
    post_code: fields.postCode ?? null,
    primary_contact: fields.primaryContact,
    secondary_contact: fields.secondaryContact ?? null,
    ...rentColumns(fields),
    plan: fields.plan,
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
  const [owner, prices, usualRate] = await Promise.all([
    findOwner(services.db, post.owner_id),
    listPrices(services.db, post.id),
    readUsualRate(services.db, post),
  ]);
  const now = { at: post.posted_at.toISOString(), price: post.price, priceUnits: post.price_unit };
  return {
    ...toDetail(post, owner, isStaff(user) || user?.userId === post.owner_id),
    priceHistory: prices.length > 0 ? priceSteps(prices) : [now],
    usualRate,
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

export { holdPost } from './store.ts';
