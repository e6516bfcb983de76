// Reviews of design firms: written with a code that staff issue, approved by staff, answered once by the firm.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { reviewCodeStates, reviewExtras, reviewRejectionReasons, reviewSorts, reviewStates } from './building-enums.ts';
import { limits } from '#contracts/limits.ts';
import { PostImage } from '#contracts/posts/posts.ts';
import { rating, reviewCode, reviewText } from './review-values.ts';
import {
  choice,
  email,
  fault,
  isBlank,
  moment,
  objectId,
  optionalChoice,
  optionalText,
  Pagination,
  phone,
  postId,
  slice,
  someOf,
  Success,
  text,
} from '#contracts/values.ts';

const { reviews: bounds } = limits;
const both = z.object({ bn: z.string(), en: z.string() });

/** What the firm answered; it may be changed until `editableUntil`. */
export const FirmResponse = z.object({ text: z.string(), at: moment, editableUntil: moment });
export type FirmResponse = z.infer<typeof FirmResponse>;

const shown = {
  _id: objectId,
  rating: z.number(),
  review: z.string(),
  /** Paths of its pictures. */
  images: z.array(z.string()),
  pictures: z.array(PostImage),
  createdAt: moment,
  approvedAt: moment.nullable(),
  /** Written with a code for a project of this firm. */
  verified: z.literal(true),
  project: z.string(),
  /** The month of the project, such as 2026-03. */
  month: z.string(),
  firmResponse: FirmResponse.nullable(),
};

/** An approved review. `reviewer` is null if the account is gone. */
export const PublicReview = z.object({ ...shown, reviewer: z.object({ _id: objectId, name: z.string(), proPic: z.string().nullable() }).nullable() });
export type PublicReview = z.infer<typeof PublicReview>;

/** A review as its writer sees it. A rejected one counts as not approved and carries the reason. */
export const OwnReview = z.object({
  ...shown,
  PostID: z.int(),
  /** The id of its firm in `interiorPosts`. */
  interiorPost: objectId,
  companyName: z.string(),
  approval: z.boolean(),
  status: z.enum(reviewStates),
  reason: z.enum(reviewRejectionReasons).nullable(),
  reasonNote: z.string().nullable(),
});
export type OwnReview = z.infer<typeof OwnReview>;

export const ReviewedFirm = z.object({ _id: objectId, PostID: z.int(), companyName: z.string(), imageUrl: z.string().nullable() });
export type ReviewedFirm = z.infer<typeof ReviewedFirm>;

/** A review for staff. Never the code. */
export const StaffReview = OwnReview.extend({
  company: both,
  reviewer: z.object({ id: objectId, name: z.string(), email: z.string() }).nullable(),
  /** It was decided on before. */
  edited: z.boolean(),
  /** It has waited longer than promised. */
  overdue: z.boolean(),
  /** A word that admins banned is in the text. */
  flags: z.array(z.enum(['bannedWord'])),
  /** Counts what its writer sent; a decision names the one it is about. */
  revision: z.int(),
});
export type StaffReview = z.infer<typeof StaffReview>;

export const ReviewCode = z.object({
  _id: objectId,
  PostID: z.int(),
  company: both,
  project: z.string(),
  month: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  state: z.enum(reviewCodeStates),
  issuedAt: moment,
  issuedBy: z.string(),
  expiresAt: moment,
  usedAt: moment.nullable(),
});
export type ReviewCode = z.infer<typeof ReviewCode>;

const pathsMax = 300;
const pathListUnits = bounds.imagesMax * 4 * pathsMax;

/** A list, or JSON text of a list as a multipart body carries it. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > pathListUnits) return value;
  if (isBlank(value)) return [];
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
const paths = z.preprocess(fromJson, someOf(z.string(fault('invalid')).max(pathsMax, fault('invalid')), bounds.imagesMax * 2).default([]));

export const ReviewFields = z.object({
  reviewTicket: z.string(fault('reviewCodeRequired')).min(1, fault('reviewCodeRequired')).max(200, fault('invalid')),
  rating,
  review: reviewText,
});
export type ReviewFields = z.output<typeof ReviewFields>;

/** Without a change in text or pictures the call fails with NO_CHANGES. The rating stays as it was given. */
export const UpdateReviewFields = z.object({
  reviewId: z.preprocess((value) => (isBlank(value) ? undefined : value), objectId.optional()),
  review: reviewText,
  /** Paths of the pictures that stay; absent ones are removed. */
  keepImages: paths,
  removeImages: paths,
});
export type UpdateReviewFields = z.output<typeof UpdateReviewFields>;

/** A month such as 2026-03. */
const month = z.string(fault('required')).regex(/^\d{4}-(0[1-9]|1[0-2])$/, fault('invalid'));
const optional = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === null || isBlank(value) ? undefined : value), schema.optional());

const params = z.object({ PostID: postId });
const reviewParams = z.object({ id: objectId });
const files = { field: 'images', min: 0, max: bounds.imagesMax, faults: { kind: 'reviewImagesType', count: 'reviewImagesMax' } } as const;
const Decided = z.object({ success: z.literal(true), review: StaffReview });

/** In every language, where there is no review: programs compare it. */
export const noUserReviews = 'User Reviews not found';

export const reviews = {
  list: endpoint({
    method: 'GET',
    path: '/api/interiors/:PostID/reviews',
    access: 'anyone',
    summary: 'Approved reviews of a firm with its answers: all, or those with photos or with an answer',
    params,
    query: z.object({ sort: optionalChoice(reviewSorts), with: optionalChoice(reviewExtras), ...slice(bounds.pageSize) }),
    failures: ['NOT_FOUND', 'GONE'],
    response: z.object({ success: z.literal(true), items: z.array(PublicReview), pagination: Pagination }),
  }),
  verifyCode: endpoint({
    method: 'POST',
    path: '/api/interiors/:PostID/reviews/verifyCode',
    access: 'member',
    summary: `Exchange a code for a ticket that is valid for ${bounds.ticketValidMinutes} minutes; five tries an hour`,
    params,
    body: z.object({ code: reviewCode }),
    failures: ['NOT_FOUND', 'GONE', 'CODE_INVALID', 'CODE_EXPIRED', 'FORBIDDEN', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), reviewTicket: z.string(), project: z.string(), month: z.string() }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/interiors/:PostID/reviews',
    access: 'member',
    summary: 'Send a review with a ticket; it waits for approval',
    status: 201,
    params,
    body: ReviewFields,
    files,
    idempotent: true,
    failures: ['NOT_FOUND', 'GONE', 'CODE_INVALID', 'CODE_EXPIRED', 'FORBIDDEN', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), _id: objectId, message: z.string() }),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/profile/getUserPostsReview',
    access: 'member',
    summary: 'The caller’s reviews, newest first, and the firms they are about. If there are none, the message is `User Reviews not found` in every language',
    response: z.object({ success: z.literal(true), interiorPosts: z.array(ReviewedFirm), reviews: z.array(OwnReview), message: z.string() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/profile/updateUserPostReview/:id',
    access: 'owner',
    summary: 'Change the text or the pictures of one’s own review; it waits for approval again',
    params: reviewParams,
    body: UpdateReviewFields,
    files,
    failures: ['NO_CHANGES'],
    response: z.object({ success: z.literal(true), message: z.string(), review: OwnReview }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/reviews/:id',
    access: 'owner',
    summary: 'Delete one’s own review',
    params: reviewParams,
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
  respond: endpoint({
    method: 'PUT',
    path: '/api/reviews/:id/response',
    access: 'member',
    summary: `Answer an approved review of one’s own firm; may be changed for ${bounds.responseEditHours} hours`,
    params: reviewParams,
    body: z.object({ text: text(1, bounds.responseMax) }),
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    response: z.object({ success: z.literal(true), message: z.string(), firmResponse: FirmResponse }),
  }),
  staffList: endpoint({
    method: 'GET',
    path: '/api/admin/reviews',
    access: 'support',
    summary: 'Reviews in one state; those that wait longest first',
    query: z.object({
      status: optionalChoice(reviewStates).transform((value) => value ?? 'pending'),
      q: optionalText(limits.search.textMax),
      ...slice(limits.moderation.pageSize),
    }),
    response: z.object({ success: z.literal(true), items: z.array(StaffReview), pagination: Pagination }),
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/api/admin/reviews/:id/approve',
    access: 'support',
    summary: 'Show a review, as it was read; its writer and the firm’s owner are told',
    params: reviewParams,
    body: z.object({ revision: z.int().min(1) }),
    failures: ['NOT_FOUND', 'FORBIDDEN', 'STATE_CONFLICT'],
    response: Decided,
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/api/admin/reviews/:id/reject',
    access: 'support',
    summary: 'Send a review back, or take a shown one down, with a reason; its writer is told',
    params: reviewParams,
    body: z.object({ reason: choice(reviewRejectionReasons), note: optionalText(limits.moderation.noteMax), revision: z.int().min(1).optional() }),
    failures: ['NOT_FOUND', 'FORBIDDEN', 'STATE_CONFLICT'],
    response: Decided,
  }),
  staffRespond: endpoint({
    method: 'PUT',
    path: '/api/admin/reviews/:id/respond',
    access: 'support',
    summary: 'Write the firm’s answer for it, as it told staff',
    params: reviewParams,
    body: z.object({ text: text(1, bounds.responseMax) }),
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    response: Decided,
  }),
  issueCode: endpoint({
    method: 'POST',
    path: '/api/admin/reviewCodes',
    access: 'support',
    summary: `Issue a code for one review of a firm’s project, valid for ${bounds.codeValidDays} days; the answer shows it once, and it is mailed if an email is given`,
    status: 201,
    body: z.object({ PostID: postId, project: text(2, bounds.projectMax), month: optional(month), email: optional(email), phone: optional(phone) }),
    failures: ['NOT_FOUND', 'GONE'],
    response: z.object({ success: z.literal(true), code: z.string(), issued: ReviewCode }),
  }),
  codes: endpoint({
    method: 'GET',
    path: '/api/admin/reviewCodes',
    access: 'support',
    summary: 'Issued codes without the codes themselves, newest first',
    query: z.object({ PostID: optional(postId), state: optionalChoice(reviewCodeStates), ...slice(limits.interiors.pageSize, limits.moderation.pageSize) }),
    response: z.object({ success: z.literal(true), items: z.array(ReviewCode), pagination: Pagination }),
  }),
  voidCode: endpoint({
    method: 'DELETE',
    path: '/api/admin/reviewCodes/:id',
    access: 'support',
    summary: 'Void a code that was not used',
    params: reviewParams,
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    response: Success,
  }),
};
