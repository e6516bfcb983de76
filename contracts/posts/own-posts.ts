// One's own posts: what their owner sees and may do with them.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { facings, landUnits, plans, postedByKinds, postTypes, priceUnits, promotionStates, propertyTypes, rejectionReasons } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { besideFaults, checkPostFields, clearPostFields } from './post-rules.ts';
import { exactPoint, PostCard, PostDetail, PostImage } from './posts.ts';
import { numberProofs } from './phone-proofs.ts';
import { photoNotes } from './photo-shots.ts';
import { givenPostFields } from './post-shape.ts';
import { ReviewClock } from './review-clock.ts';
import { choice, fault, isBlank, moment, optionalChoice, optionalWhole, postId, someOf } from '#contracts/values.ts';

/** Actions an owner may take on a post in its present state; the server refuses all others. */
export const ownerActions = ['edit', 'repost', 'hide', 'show', 'sold', 'rented', 'renew', 'remove'] as const;
export type OwnerAction = (typeof ownerActions)[number];

/** What an owner's card and page show beyond the public fields. */
const ownFields = {
  updateCount: z.int(),
  /** Increases with every version sent; an edit names the revision it started from. */
  revision: z.int(),
  /** Corrections after a rejection or cancellation; they do not count as edits. */
  reposts: z.int(),
  renewals: z.int(),
  plan: z.enum(plans),
  promotion: z.enum(promotionStates),
  promotedUntil: moment.nullable(),
  decisionReason: z.enum(rejectionReasons).nullable(),
  furtherReasons: z.array(z.enum(rejectionReasons)),
  decisionNote: z.string().nullable(),
  submittedAt: moment,
  approvedAt: moment.nullable(),
  expiresAt: moment.nullable(),
  /** It was live before and is pending again. */
  editInReview: z.boolean(),
  /** Null unless it waits. */
  review: ReviewClock.nullable(),
  counts: z.object({ views: z.int(), reveals: z.int(), saves: z.int() }),
  /** Of its first number. */
  numberProof: z.enum(numberProofs),
  can: z.array(z.enum(ownerActions)),
};

export const OwnPostCard = PostCard.extend(ownFields);
export type OwnPostCard = z.infer<typeof OwnPostCard>;

/** A picture with the id by which an edit keeps it. */
export const OwnPostImage = PostImage.extend({ id: z.string() });
export type OwnPostImage = z.infer<typeof OwnPostImage>;

export const OwnPost = PostDetail.omit({ owner: true, images: true }).extend({
  ...ownFields,
  ...exactPoint,
  images: z.array(OwnPostImage),
  primaryContact: z.string(),
  secondaryContact: z.string().nullable(),
});
export type OwnPost = z.infer<typeof OwnPost>;

export const UserPosts = z.object({
  approvedUserSellPosts: z.array(OwnPostCard),
  nonApprovedUserSellPosts: z.array(OwnPostCard),
  approvedUserRentPosts: z.array(OwnPostCard),
  nonApprovedUserRentPosts: z.array(OwnPostCard),
});
export type UserPosts = z.infer<typeof UserPosts>;

const placesMax = 2 * limits.posts.imagesMax;
const pictureNameMax = 300;
const keepImagesUnits = placesMax * (pictureNameMax + 10);

/** A list, or JSON text of a list as a multipart body carries it. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > keepImagesUnits) return value;
  if (isBlank(value)) return [];
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/**
 * Pictures that stay, in order: the `id` or URL of one of the post's pictures. `new:0` is the position of the first
 * uploaded file, `new:1` of the second; files without a position come last.
 */
const keepImages = z.preprocess(fromJson, someOf(z.string(fault('invalid')).max(pictureNameMax, fault('invalid')), placesMax).default([]));

const amount = optionalWhole(limits.posts.priceMin, limits.posts.priceMax);

/** The fields of either kind of post. A sell post needs `price` and `priceUnits`, a rent post `rentFee`. */
export const UpdatePostFields = z
  .object({
    ...givenPostFields,
    /** By the pictures as they stand after the edit; without `shots` those that stay keep theirs. */
    ...photoNotes,
    price: amount,
    priceUnits: optionalChoice(priceUnits),
    rentFee: amount,
    keepImages,
    /** The revision that was edited. If the post has a newer one, the call fails with 409 STATE_CONFLICT. */
    revision: optionalWhole(1, 1_000_000),
  })
  .superRefine(checkPostFields, besideFaults)
  .transform(clearPostFields);
export type UpdatePostFields = z.output<typeof UpdatePostFields>;

export const ownerStates = ['live', 'hidden', 'sold', 'rented'] as const;
export type OwnerState = (typeof ownerStates)[number];

/** The message of an empty list. Clients compare it, so it is the same in every language. */
export const noUserPosts = 'User Posts not found';

/** What the next post of someone who posted before probably says too: proposed, never sent by itself. */
export const ProposedAnswers = z.object({
  /** To sell or to rent, as the post that the answers are from. */
  type: z.enum(postTypes),
  PostID: z.int(),
  answers: z
    .object({
      propertyType: z.enum(propertyTypes),
      division: z.string(),
      district: z.string(),
      subDistrict: z.string(),
      locality: z.string(),
      facing: z.enum(facings),
      landUnits: z.enum(landUnits),
      postedBy: z.enum(postedByKinds),
      primaryContact: z.string(),
      secondaryContact: z.string(),
    })
    .partial(),
});
export type ProposedAnswers = z.infer<typeof ProposedAnswers>;

const params = z.object({ PostID: postId });
const Changed = z.object({ success: z.literal(true), message: z.string(), post: OwnPost });

export const ownPosts = {
  list: endpoint({
    method: 'GET',
    path: '/api/profile/getUserPosts',
    access: 'member',
    scope: 'posts:read',
    summary: 'The caller’s posts in four groups, newest first. If there are none, the message is `User Posts not found` in every language',
    response: z.object({ success: z.literal(true), message: z.string(), userPosts: UserPosts }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/profile/getUserPost/:PostID',
    access: 'owner',
    scope: 'posts:read',
    summary: 'One of the caller’s posts, complete, in any state',
    params,
    response: z.object({ success: z.literal(true), post: OwnPost }),
  }),
  proposed: endpoint({
    method: 'GET',
    path: '/api/profile/proposedAnswers',
    access: 'member',
    summary: `What a form may propose: the kind, place, facing and contact of the caller’s newest post, if it was submitted in the last ${limits.posts.proposedDays} days; otherwise null`,
    response: z.object({ success: z.literal(true), proposed: ProposedAnswers.nullable() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/profile/updateUserPosts/:PostID',
    access: 'owner',
    scope: 'posts:write',
    summary: 'Edit a post, or correct and resubmit one that was sent back; it is hidden until approved',
    params,
    body: UpdatePostFields,
    files: { field: 'images', max: limits.posts.imagesMax },
    idempotent: true,
    failures: ['EDIT_LIMIT', 'STATE_CONFLICT', 'NO_CHANGES', 'TOO_MANY'],
    response: Changed,
  }),
  setState: endpoint({
    method: 'PUT',
    path: '/api/profile/updatePostState/:PostID',
    access: 'owner',
    scope: 'posts:write',
    summary: 'Hide a post, show it again, or mark it as sold or rented; does not count as an edit',
    params,
    body: z.object({ state: choice(ownerStates) }),
    failures: ['STATE_CONFLICT', 'TOO_MANY'],
    response: Changed,
  }),
  renew: endpoint({
    method: 'PUT',
    path: '/api/profile/renewUserPosts/:PostID',
    access: 'owner',
    scope: 'posts:write',
    summary: `Renew a post that has expired or is about to for ${limits.posts.expireDays} more days; after ${limits.posts.renewalsMax} renewals it is reviewed first`,
    params,
    failures: ['STATE_CONFLICT', 'TOO_MANY'],
    response: Changed,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/profile/deleteUserPosts/:PostID',
    access: 'owner',
    scope: 'posts:write',
    summary: 'Delete a post; it leaves every list immediately',
    params,
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
};
