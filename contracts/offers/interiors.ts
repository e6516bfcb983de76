// Interior and exterior design firms: cards, details, galleries, and what staff and a firm's owner write about them.
import { z } from 'zod';
import { Place } from '#contracts/maps/areas.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { firmServices } from './building-enums.ts';
import { Album, firmPicture, GalleryImage, inBoth } from './firm-pictures.ts';
import { budgetTiers, interiorCategories } from '#contracts/enums.ts';
import { BothLanguages } from './groups.ts';
import { limits } from '#contracts/limits.ts';
import { PostImage } from '#contracts/posts/posts.ts';
import { PublicReview } from './reviews.ts';
import {
  choice,
  email,
  fault,
  isBlank,
  list,
  moment,
  Named,
  objectId,
  optionalChoice,
  optionalHalves,
  optionalText,
  page,
  Pagination,
  phone,
  postId,
  slice,
  someOf,
  Success,
  text,
  wholeNumber,
} from '#contracts/values.ts';

const { interiors: bounds } = limits;

export const FirmCard = z.object({
  PostID: z.int(),
  type: z.literal('interior'),
  companyName: BothLanguages,
  categories: z.array(z.enum(interiorCategories)),
  luxury: z.boolean(),
  budgetFriendly: z.boolean(),
  lowBudget: z.boolean(),
  /** Services by name; the first five true ones are shown. */
  selections: z.record(z.enum(firmServices), z.boolean()),
  /** The mean of approved ratings to one decimal; 0 without any. */
  averageRating: z.number(),
  totalRatings: z.int(),
  /** Such as ৳১,৬০০/বর্গফুট থেকে. */
  startingPrice: BothLanguages.nullable(),
  division: z.string(),
  district: z.string(),
  subDistrict: z.string(),
  place: Place,
  logo: PostImage.nullable(),
  firstImageUrl: z.string().nullable(),
  imageUrls: z.int(),
  images: z.array(PostImage),
  postDate: moment,
  lastUpdated: moment,
});
export type FirmCard = z.infer<typeof FirmCard>;

/** Approved reviews with this rating, in half stars from 0.5 to 5. */
export const RatingCount = z.object({ rating: z.number(), count: z.int() });
export type RatingCount = z.infer<typeof RatingCount>;

const profile = {
  about: BothLanguages,
  /** The year it began. */
  since: z.int().nullable(),
  address: z.string().nullable(),
  areasServed: z.array(Named),
  cover: PostImage.nullable(),
  galleryTotal: z.int(),
  albums: z.array(Album),
};

/** What a firm's page says of its reviews. */
export const FirmRatings = z.object({
  /** Ten entries, the lowest rating first; `averageRating` is their mean. */
  histogram: z.array(RatingCount),
  /** Codes that staff issued for this firm, voided ones left out, beside the reviews written with them. */
  codesIssued: z.int(),
  reviewsLeft: z.int(),
  /** The median hours until the firm answers an approved review; null without an answer. */
  responseHours: z.number().nullable(),
  answered: z.int(),
  /** The newest approved reviews. */
  reviews: z.array(PublicReview),
});
export type FirmRatings = z.infer<typeof FirmRatings>;

export const Firm = FirmCard.extend({ ...profile, ...FirmRatings.shape, gallery: z.array(GalleryImage) });
export type Firm = z.infer<typeof Firm>;

/** What the owner of a firm may draft; staff publish it. */
const profileFields = {
  about: inBoth(1, bounds.aboutMax),
  services: list(choice(firmServices), firmServices.length),
  startingPrice: inBoth(1, bounds.startingPriceMax).nullish(),
  address: optionalText(bounds.addressMax),
  phone,
};
export const FirmDraftFields = z.object(profileFields);
export type FirmDraftFields = z.output<typeof FirmDraftFields>;

export const FirmFields = z.object({
  ...profileFields,
  name: inBoth(bounds.nameMin, bounds.nameMax),
  categories: list(choice(interiorCategories), interiorCategories.length),
  tiers: list(choice(budgetTiers), budgetTiers.length),
  since: wholeNumber(bounds.sinceMin, 2100).nullish(),
  division: text(1, 60),
  district: text(1, 60),
  subDistrict: text(1, 60),
  /** Ids of districts of `/api/areas`. */
  areasServed: list(text(1, 60), bounds.areasMax),
  /** Ids of uploaded pictures. */
  logo: optionalText(64),
  cover: optionalText(64),
  gallery: someOf(firmPicture(bounds.captionMax), bounds.imagesMax),
  /** The account that answers reviews, by its id or its email; a plain member becomes `firmOwner`. */
  owner: z.preprocess((value) => (value === null || isBlank(value) ? undefined : value), z.union([objectId, email], fault('invalid')).optional()),
});
export type FirmInput = z.input<typeof FirmFields>;
export type FirmFields = z.output<typeof FirmFields>;

export const FirmDraft = z.object({
  about: BothLanguages,
  services: z.array(z.enum(firmServices)),
  startingPrice: BothLanguages.nullable(),
  address: z.string().nullable(),
  phone: z.string(),
});
export type FirmDraft = z.infer<typeof FirmDraft>;

export const StaffFirm = FirmCard.extend({
  ...profile,
  phone: z.string(),
  listed: z.boolean(),
  owner: z.object({ id: objectId, name: z.string() }).nullable(),
  /** What its owner wants to change, with the moment it was sent. */
  draft: FirmDraft.extend({ at: moment }).nullable(),
  coverId: z.string().nullable(),
  logoId: z.string().nullable(),
  pictures: z.array(GalleryImage),
  pendingReviews: z.int(),
  interests: z.int(),
});
export type StaffFirm = z.infer<typeof StaffFirm>;

/** The query of the list of firms; the page's address holds the same names. */
export const FirmQuery = z.object({
  /** Words of a name, a place or the work, in either language. */
  q: optionalText(limits.search.textMax),
  category: optionalChoice(interiorCategories),
  budget: optionalChoice(budgetTiers),
  /** The lowest mean of approved ratings, in half stars. */
  ratingMin: optionalHalves(0, limits.reviews.ratingMax),
  division: optionalText(60),
  district: optionalText(60),
  subDistrict: optionalText(60),
  ...slice(bounds.pageSize),
});
export type FirmQuery = z.output<typeof FirmQuery>;

const params = z.object({ PostID: postId });
const StaffAnswer = z.object({ success: z.literal(true), firm: StaffFirm });

export const interiors = {
  list: endpoint({
    method: 'GET',
    path: '/api/interiors',
    access: 'anyone',
    summary: 'Design firms, the best rated first; few ratings weigh less than many',
    query: FirmQuery,
    response: z.object({ success: z.literal(true), items: z.array(FirmCard), pagination: Pagination }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/interiors/:PostID',
    access: 'anyone',
    summary: 'A design firm with its rating histogram, the head of its gallery and of its reviews; without a phone number',
    params,
    failures: ['NOT_FOUND', 'GONE'],
    response: z.object({ success: z.literal(true), firm: Firm }),
  }),
  similar: endpoint({
    method: 'GET',
    path: '/api/interiors/:PostID/similar',
    access: 'anyone',
    summary: 'Up to six other firms that do the same work, those nearby first',
    params,
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), items: z.array(FirmCard) }),
  }),
  gallery: endpoint({
    method: 'GET',
    path: '/api/interiors/:PostID/gallery',
    access: 'anyone',
    summary: `${bounds.galleryPageSize} pictures per page, all or of one category`,
    params,
    query: z.object({ category: optionalChoice(interiorCategories), page }),
    failures: ['NOT_FOUND', 'GONE'],
    response: z.object({
      success: z.literal(true),
      companyName: BothLanguages,
      items: z.array(GalleryImage),
      albums: z.array(Album),
      pagination: Pagination,
    }),
  }),
  contact: endpoint({
    method: 'POST',
    path: '/api/interiors/:PostID/contact',
    access: 'anyone',
    summary: 'The firm’s phone number; counted and rate limited',
    params,
    failures: ['NOT_FOUND', 'GONE', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), primaryContact: z.string(), secondaryContact: z.string().nullable() }),
  }),
  ownFirm: endpoint({
    method: 'GET',
    path: '/api/profile/firm',
    access: 'member',
    summary: 'The firm that the caller owns, with the draft that waits for staff',
    failures: ['NOT_FOUND'],
    response: StaffAnswer,
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/profile/firm',
    access: 'member',
    summary: 'Draft changes to one’s own firm; staff publish them',
    body: FirmDraftFields,
    failures: ['NOT_FOUND', 'NO_CHANGES'],
    response: z.object({ success: z.literal(true), message: z.string(), firm: StaffFirm }),
  }),
  staffList: endpoint({
    method: 'GET',
    path: '/api/admin/interiors',
    access: 'support',
    summary: 'All firms; those with a draft to publish first',
    query: z.object({ q: optionalText(limits.search.textMax), ...slice(limits.moderation.pageSize) }),
    response: z.object({ success: z.literal(true), items: z.array(StaffFirm), pagination: Pagination }),
  }),
  staffGet: endpoint({
    method: 'GET',
    path: '/api/admin/interiors/:PostID',
    access: 'support',
    summary: 'One firm in any state',
    params,
    failures: ['NOT_FOUND'],
    response: StaffAnswer,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/interiors',
    access: 'support',
    summary: 'Create a firm; it is public at once',
    status: 201,
    body: FirmFields,
    bodyBytes: 128 * 1024,
    idempotent: true,
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), PostID: z.int() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/interiors/:PostID',
    access: 'support',
    summary: 'Replace a firm’s fields and gallery; a waiting draft is settled by it',
    params,
    body: FirmFields,
    bodyBytes: 128 * 1024,
    failures: ['NOT_FOUND'],
    response: StaffAnswer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/interiors/:PostID',
    access: 'support',
    summary: 'Withdraw a firm from every list',
    params,
    failures: ['NOT_FOUND'],
    response: Success,
  }),
};
