import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { postStates, postTypes, priceUnits, sellPriceUnits } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { Place } from '#contracts/maps/areas.ts';
import { draftPhotoField, photoNotes, photoShots } from './photo-shots.ts';
import { besideFaults, checkPostFields, clearPostFields } from './post-rules.ts';
import { givenPostFields, givenToSell, shownIn } from './post-shape.ts';
import { UsualRate } from './usual-rate.ts';
import { ReviewClock } from './review-clock.ts';
import { viewPath } from './view-path.ts';
import { choice, fault, list, moment, objectId, optionalChoice, optionalWhole, postId, Success } from '#contracts/values.ts';

export const SellPostFields = z
  .object({ ...givenToSell, ...photoNotes, ...draftPhotoField, priceUnits: choice(sellPriceUnits) })
  .superRefine(checkPostFields, besideFaults)
  .transform(clearPostFields);
export type SellPostInput = z.input<typeof SellPostFields>;
export type SellPostFields = z.output<typeof SellPostFields>;

/** The rent per month; `price` is accepted too, since cards and searches call it that. */
const monthly = optionalWhole(limits.posts.priceMin, limits.posts.priceMax);

export const RentPostFields = z
  .object({ ...givenPostFields, ...photoNotes, ...draftPhotoField, rentFee: monthly, price: monthly, priceUnits: optionalChoice(['perMonth']) })
  .superRefine((fields, context) => {
    checkPostFields(fields, context);
    if ((fields.rentFee ?? fields.price) === undefined) context.addIssue({ code: 'custom', path: ['rentFee'], message: fault('required').error });
  }, besideFaults)
  .transform(({ rentFee, price, ...fields }) => ({ ...clearPostFields(fields), price: (rentFee ?? price) as number, priceUnits: 'perMonth' as const }));
export type RentPostInput = z.input<typeof RentPostFields>;
export type RentPostFields = z.output<typeof RentPostFields>;

export const PostImage = z.object({
  src: z.string(),
  srcset: z.string(),
  w: z.int(),
  h: z.int(),
  blurhash: z.string().nullable(),
  /** How many bytes each file of `srcset` has, in its order; absent where that is not known. */
  bytes: z.array(z.int()).optional(),
  /** The room or the view that it shows, which is its caption; absent where nobody said. Only photos of posts have one. */
  shot: z.enum(photoShots).optional(),
});
export type PostImage = z.infer<typeof PostImage>;

/** Where a post is, as the public may know it: never nearer than `limits.posts.pinMovedMetersMin` to the house. */
export const PublicPoint = z.object({
  lat: z.number(),
  lng: z.number(),
  /** Meters around it in which the house lies; null where only the area is known and the point is its middle. */
  radius: z.int().nullable(),
  areaOnly: z.boolean(),
});
export type PublicPoint = z.infer<typeof PublicPoint>;

export const PostCard = z.object({
  PostID: z.int(),
  type: z.enum(postTypes),
  ...shownIn('card'),
  hasFloorPlan: z.boolean(),
  previousPrice: z.int().nullable(),
  landSqft: z.number().nullable(),
  place: Place,
  /** Null where not even the sub-district is known. */
  point: PublicPoint.nullable(),
  paid: z.boolean(),
  state: z.enum(postStates),
  firstImageUrl: z.string().nullable(),
  imageUrls: z.int(),
  images: z.array(PostImage),
  postDate: moment,
  lastUpdated: moment,
});
export type PostCard = z.infer<typeof PostCard>;

export const PostOwner = z.object({
  _id: objectId,
  name: z.string(),
  proPic: z.string().nullable(),
  joinDate: moment,
  livePosts: z.int(),
});

/** Of a post's owner and of staff alone: the pin as it was set. */
export const exactPoint = { lat: z.number().nullable(), lng: z.number().nullable() };

export const PostDetail = PostCard.extend({
  ...shownIn('page'),
  rentFee: z.int().nullable(),
  owner: PostOwner,
  updateCount: z.int().optional(),
});
export type PostDetail = z.infer<typeof PostDetail>;

/** A price with the moment it went live. */
export const PriceEvent = z.object({ at: moment, price: z.int(), priceUnits: z.enum(priceUnits) });
export type PriceEvent = z.infer<typeof PriceEvent>;

/** A post with its price history and the usual rate of similar posts. */
export const PostPage = PostDetail.extend({
  /** Oldest first; at least the present price. */
  priceHistory: z.array(PriceEvent),
  usualRate: UsualRate.nullable(),
  /** Its owner proved the first number by a code sent to it. */
  numberProved: z.boolean(),
});
export type PostPage = z.infer<typeof PostPage>;

const params = z.object({ PostID: postId });

/** Which of the caller's posts has shown which of the pictures before. */
const UsedPicture = z.object({ index: z.int(), PostID: z.int() });

/** `review` tells when the answer is expected and how many posts are reviewed before. */
const Submitted = z.object({ success: z.literal(true), PostID: z.int(), message: z.string(), review: ReviewClock });

export const posts = {
  submitSell: endpoint({
    method: 'POST',
    path: '/api/posts/sell',
    access: 'member',
    scope: 'posts:write',
    summary: 'Submit a sell post with 1 to 5 photos, sent along or stored with its draft; it waits for approval',
    status: 201,
    body: SellPostFields,
    files: { field: 'images', max: limits.posts.imagesMax, instead: 'draftPhotos' },
    idempotent: true,
    failures: ['TOO_MANY'],
    response: Submitted,
  }),
  submitRent: endpoint({
    method: 'POST',
    path: '/api/posts/rent',
    access: 'member',
    scope: 'posts:write',
    summary: 'Submit a rent post with 1 to 5 photos, sent along or stored with its draft; it waits for approval',
    status: 201,
    body: RentPostFields,
    files: { field: 'images', max: limits.posts.imagesMax, instead: 'draftPhotos' },
    idempotent: true,
    failures: ['TOO_MANY'],
    response: Submitted,
  }),
  usedPictures: endpoint({
    method: 'POST',
    path: '/api/profile/usedPictures',
    access: 'member',
    summary:
      'Which of up to 5 pictures the caller’s own posts show already, also resized, cropped a little or mirrored; small copies will do, and none is kept',
    // The post that is being edited does not count.
    body: z.object({ except: optionalWhole(1, limits.posts.numberMax) }),
    files: { field: 'images', max: limits.posts.imagesMax },
    failures: ['TOO_MANY'],
    response: z.object({ success: z.literal(true), items: z.array(UsedPicture) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/posts/:PostID',
    access: 'anyone',
    summary: 'A live post, without any phone number',
    params,
    failures: ['NOT_FOUND', 'GONE'],
    response: z.object({ success: z.literal(true), post: PostPage }),
  }),
  named: endpoint({
    method: 'GET',
    path: '/api/posts',
    access: 'anyone',
    summary: 'Those of the given posts that are live, in the given order',
    query: z.object({ ids: list(postId, limits.posts.namedMax) }),
    response: z.object({ success: z.literal(true), items: z.array(PostCard) }),
  }),
  similar: endpoint({
    method: 'GET',
    path: '/api/posts/:PostID/similar',
    access: 'anyone',
    summary: 'Up to six live posts similar to this one, which itself may no longer be live',
    params,
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), items: z.array(PostCard) }),
  }),
  view: endpoint({
    method: 'POST',
    path: viewPath,
    access: 'anyone',
    summary: 'Count a view; a device counts once a day, the owner and staff never',
    params,
    failures: ['NOT_FOUND', 'GONE', 'TOO_MANY'],
    response: Success,
  }),
  contact: endpoint({
    method: 'POST',
    path: '/api/posts/:PostID/contact',
    access: 'anyone',
    summary: 'The post’s phone numbers; counted and rate limited. For a sold or rented post only the owner and staff get them, others get 410',
    params,
    failures: ['NOT_FOUND', 'GONE', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), primaryContact: z.string(), secondaryContact: z.string().nullable() }),
  }),
};
