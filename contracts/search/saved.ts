// Saved posts of all four kinds, and those whose source is gone.
import { z } from 'zod';
import { Place } from '#contracts/maps/areas.ts';
import { firmServices } from '#contracts/offers/building-enums.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { conditions, landUnits, postStates, priceUnits, propertyTypes, purposes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { PostImage } from '#contracts/posts/posts.ts';
import { choice, fault, moment, objectId, optionalChoice, page, Pagination, postId, Success, wholeNumber } from '#contracts/values.ts';

/** Order of the list: by when a post was saved, or by when it was posted. */
export const savedSorts = ['asc', 'desc', 'recent'] as const;
export type SavedSort = (typeof savedSorts)[number];

/** A saved post for its card; fields its kind does not have are null. */
export const SavedPost = z.object({
  _id: objectId,
  postId: z.int(),
  type: z.enum(purposes),
  savedAt: moment,
  postTitle: z.string(),
  imageUrl: z.string().nullable(),
  image: PostImage.nullable(),
  totalImages: z.int(),
  averageRating: z.number().nullable(),
  totalRatings: z.int().nullable(),
  postDetails: z.string(),
  postOwnerName: z.string().nullable(),
  postOwnerProPic: z.string().nullable(),
  developBy: z.string().nullable(),
  condition: z.enum(conditions).nullable(),
  propertyType: z.enum(propertyTypes).nullable(),
  bedroom: z.int().nullable(),
  bathroom: z.int().nullable(),
  rooms: z.int().nullable(),
  garages: z.int().nullable(),
  /** Sqft; of an offer, whose flats differ, the smallest. */
  size: z.int().nullable(),
  /** Sqft of an offer's largest flat. */
  sizeMax: z.int().nullable(),
  landSize: z.number().nullable(),
  landUnits: z.enum(landUnits).nullable(),
  /** Of an offer, that of one share. */
  price: z.int().nullable(),
  previousPrice: z.int().nullable(),
  priceUnits: z.enum(priceUnits).nullable(),
  postDate: moment,
  /** Sold and rented posts stay for some days and are labelled. */
  state: z.enum(postStates).nullable(),
  paid: z.boolean(),
  division: z.string(),
  district: z.string(),
  subDistrict: z.string(),
  place: Place,
  street: z.string().nullable(),
  luxury: z.boolean(),
  budgetFriendly: z.boolean(),
  lowBudget: z.boolean(),
  /** A firm's services; empty for other kinds. */
  selections: z.partialRecord(z.enum(firmServices), z.boolean()),
});
export type SavedPost = z.infer<typeof SavedPost>;

/** A saved post that is no longer available, with the title it had when it was saved. */
export const NotFoundPost = z.object({ _id: objectId, postId: z.int(), type: z.enum(purposes), postTitle: z.string(), savedAt: moment });
export type NotFoundPost = z.infer<typeof NotFoundPost>;

const limit = wholeNumber(1, Math.max(...limits.saved.pageSizes)).default(limits.saved.pageSize);

export const saved = {
  save: endpoint({
    method: 'POST',
    path: '/api/profile/savePost',
    access: 'member',
    summary: 'Save a live post; saving it twice makes one record',
    body: z.object({ postId, type: choice(purposes) }),
    idempotent: true,
    failures: ['NOT_FOUND', 'GONE', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), _id: objectId }),
  }),
  ids: endpoint({
    method: 'GET',
    path: '/api/profile/getSavedIds',
    access: 'member',
    scope: 'saved:read',
    summary: 'Ids of all saved posts, for the hearts in lists',
    response: z.object({ success: z.literal(true), saved: z.array(z.object({ type: z.enum(purposes), postId: z.int(), _id: objectId })) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/profile/getSavePostForProfile',
    access: 'member',
    scope: 'saved:read',
    summary:
      'A page of saved posts, and all that are no longer available. With `sort`, in display order; without it, pages run from the newest, each oldest first, so that reversing a page puts the newest first',
    query: z.object({ page, limit, type: optionalChoice(purposes), sort: optionalChoice(savedSorts) }),
    response: z.object({
      success: z.literal(true),
      SavedPosts: z.array(SavedPost),
      /** Those that are no longer available, the last saved first. */
      notFoundIds: z.array(NotFoundPost),
      /** The numbers of `notFoundIds`, in the same order. */
      notFoundPostIds: z.array(z.int()),
      pagination: Pagination,
    }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/profile/deleteUserSavedPost/:id',
    access: 'owner',
    summary: 'Remove a saved post by the `_id` of the record or by the number of the post',
    params: z.object({ id: z.union([objectId, postId], fault('invalid')) }),
    response: Success,
  }),
};
