// Editing one's own post, and correcting what was sent back: the post waits for approval again.
import type { Updateable } from 'kysely';
import type { FieldFault } from '#contracts/errors.ts';
import { limits } from '#contracts/limits.ts';
import type { UpdatePostFields } from '#contracts/posts/own-posts.ts';
import type { RentPostFields, SellPostFields } from '#contracts/posts/posts.ts';
import type { Picture } from '#server/media/pictures.ts';
import { checkPlace } from '#server/areas/pin-place.ts';
import { renewPictures, storePictures } from '#server/media/service.ts';
import { notify } from '#server/notifications/service.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail, failField } from '#server/platform/http/failure.ts';
import { once, wasAnswered } from '#server/platform/http/idempotency.ts';
import type { Services } from '#server/platform/services.ts';
import type { PostsTable } from '#server/platform/database/tables/tables.ts';
import type { PostRow, WholePost } from '#server/posts/card.ts';
import { changesBetween, contentOf } from '#server/posts/content.ts';
import { editLimitNear, postSubmitted } from '#server/posts/notices.ts';
import { decidedOf, editKindOf, planPictures } from './owner-rules.ts';
import { checkRoom } from './owner-service.ts';
import { insertVersion, lockOwned, lockOwner, replacePictures } from './owner-store.ts';
import { checkCover, checkFloorPlan, isPriceMoved, priceOnlyRevision } from '#server/posts/rules.ts';
import { findLastPrice } from '#server/posts/lifecycle/price-store.ts';
import { clockOf } from '#server/posts/queue-position.ts';
import { keptPicture, looksSame, sentPicture, type ShownPicture } from '#server/posts/listing/shown-pictures.ts';
import { moveOfPin } from '#server/posts/pins/pin-moving.ts';
import { rowOf } from '#server/posts/service.ts';
import { resubmit } from '#server/posts/transitions.ts';
import { withOwnerLock } from './owner-lock.ts';

type Fields = SellPostFields | RentPostFields;

/** The fields as a post of its kind has them. Throws VALIDATION for a price that is missing or of the other kind. */
function fieldsOf(
  type: PostRow['type'],
  { keepImages: _keep, revision: _revision, shots: _shots, photoFindings: _findings, rentFee, price, priceUnits, ...fields }: UpdatePostFields,
): Fields {
  const required: FieldFault = { key: 'required', params: {} };
  if (type === 'rent') {
    const rent = rentFee ?? price;
    if (rent === undefined) failField('rentFee', 'required');
    return { ...fields, price: rent, priceUnits: 'perMonth' };
  }
  if (priceUnits === 'perMonth') failField('priceUnits', 'choice');
  if (price === undefined || priceUnits === undefined) {
    fail('VALIDATION', { fields: { ...(price === undefined ? { price: required } : {}), ...(priceUnits === undefined ? { priceUnits: required } : {}) } });
  }
  return { ...fields, price, priceUnits };
}

/** The request for a paid place as the edit leaves it: what is paid stays paid. */
function promotionAfter({ plan, promotion }: PostRow, requested: Fields['plan']): Updateable<PostsTable> {
  if (promotion === 'paid' || plan === requested) return {};
  return requested === 'paid'
    ? { plan: 'paid', promotion: 'requested', promotion_requested_at: new Date() }
    : { plan: 'free', promotion: 'none', promotion_requested_at: null };
}

/** The pictures after the edit, in order; those sent have no hash yet where only their number is known. Throws VALIDATION for none, too many, and one that is not theirs. */
function picturesAfter(post: PostRow, body: UpdatePostFields, sent: readonly Picture[] | number): ShownPicture[] {
  const count = typeof sent === 'number' ? sent : sent.length;
  const had = new Map(post.pictures.map((picture) => [picture.hash, picture]));
  const planned = planPictures(
    body.keepImages,
    post.pictures.map(({ hash }) => hash),
    count,
  );
  if (!planned) failField('keepImages', 'invalid');
  if (planned.length < limits.posts.imagesMin) failField('images', 'imageKeep');
  if (planned.length > limits.posts.imagesMax) failField('images', 'imagesMax', { max: limits.posts.imagesMax });
  const hashOf = (at: number): string => (typeof sent === 'number' ? '' : (sent[at]?.hash ?? ''));
  const shown = planned.map((one, at) =>
    'kept' in one ? keptPicture(body, had.get(one.kept) ?? { hash: one.kept }, at) : sentPicture(body, hashOf(one.sent), at),
  );
  checkCover(shown[0]?.shot);
  return shown;
}

interface Edit {
  body: UpdatePostFields;
  pictures: readonly Picture[];
}

/** The owner hears that it waits again, and when only one edit is left. */
async function notifyOwner(services: Pick<Services, 'jobs'>, trx: Db, post: PostRow, kind: 'edit' | 'repost', title: string): Promise<void> {
  const sent = { ...post, title, revision: post.revision + 1 };
  await notify(services, trx, [post.owner_id], postSubmitted(sent, kind, (await clockOf(trx, post.id)).to));
  const left = limits.posts.editsMax - post.update_count - 1;
  if (kind === 'edit' && left === 1) await notify(services, trx, [post.owner_id], editLimitNear(sent, left));
}

async function applyEdit(services: Services, trx: Db, post: WholePost, { body, pictures }: Edit): Promise<void> {
  const kind = editKindOf(post, body.revision);
  const fields = fieldsOf(post.type, body);
  const shown = picturesAfter(post, body, pictures);
  const {
    id: _id,
    owner_id: _owner,
    type: _type,
    plan: _plan,
    promotion: _promotion,
    promotion_requested_at: _requested,
    ...columns
  } = rowOf(post.type, fields, post.owner_id);
  const promotion = promotionAfter(post, fields.plan);
  const before = contentOf(post);
  const changes = changesBetween(before, contentOf({ ...columns, plan: promotion.plan ?? post.plan }));
  const samePictures = looksSame(post.pictures, shown);
  if (changes.length === 0 && samePictures) fail('NO_CHANGES');
  await checkRoom(trx, post);
  await insertVersion(trx, post, before, decidedOf(post));
  await renewPictures(trx, pictures);
  await replacePictures(trx, post.id, shown);
  const pin_moved = await moveOfPin(trx, post.owner_id, columns, post.pin_moved);
  const priceMoved = isPriceMoved(columns, await findLastPrice(trx, post.id));
  const price_only_revision = priceOnlyRevision(post, { changes, samePictures, priceMoved });
  await resubmit(services, trx, post, kind, { ...columns, pin_moved, ...promotion, price_only_revision });
  await notifyOwner(services, trx, post, kind, columns.title);
}

/**
 * Puts what the caller sends in the place of what their post says; it waits for approval and leaves the lists at once. An
 * edit is counted when it is accepted; correcting what was sent back is none, and has to change something. Throws NOT_FOUND, VALIDATION, EDIT_LIMIT,
 * NO_CHANGES, STATE_CONFLICT (changed elsewhere since), TOO_MANY, UNSUPPORTED_IMAGE, TOO_LARGE.
 */
export async function editPost(services: Services, seen: PostRow, body: UpdatePostFields, uploads: readonly Buffer[], caller: MemberCaller): Promise<void> {
  const { userId } = caller.user;
  const postId = seen.post_id;
  checkPlace(body);
  checkFloorPlan(body.floorPlan);
  const callName = `updateUserPosts ${postId}`;
  // What will be refused costs no work on pictures; a repeat is answered as the first time, whatever holds now.
  const again = await wasAnswered(services.db, caller, callName);
  if (!again) {
    fieldsOf(seen.type, body);
    editKindOf(seen, body.revision);
    picturesAfter(seen, body, uploads.length);
  }
  const pictures = await storePictures(services, again ? [] : uploads);
  const edit = async (trx: Db): Promise<{ PostID: number }> => {
    await lockOwner(trx, userId);
    const post = await lockOwned(trx, postId, userId);
    // Answered before, and that answer tidied away just now: its pictures are not at hand.
    if (!post || again) fail('NOT_FOUND');
    await applyEdit(services, trx, post, { body, pictures });
    return { PostID: postId };
  };
  await withOwnerLock(userId, () => once(services.db, caller, callName, edit));
}
