import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { plans, postStates, postTypes, promotionStates, rejectionReasons, roles } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { photoFindings } from '#contracts/posts/photo-shots.ts';
import { exactPoint, PostDetail, PostImage } from '#contracts/posts/posts.ts';
import { PostChanges } from './post-changes.ts';
import { PhotoContacts, postFlags } from './post-flags.ts';
import { Report } from './reports.ts';
import { WeekAnswer } from '#contracts/posts/review-clock.ts';
import {
  asciiDigits,
  boundedText,
  choice,
  fault,
  isBlank,
  moment,
  objectId,
  optionalChoice,
  optionalText,
  optionalWhole,
  Pagination,
  postId,
  requiredWhole,
  shortUnits,
  slice,
  someOf,
  Success,
} from '#contracts/values.ts';

/** What the review queue can show: posts in one state, those that people reported, or those whose owners asked for a paid place. */
export const queueViews = [...postStates, 'reported', 'promotions'] as const;
export type QueueView = (typeof queueViews)[number];

/** Whether the owner has proved the first number. */
export const queueNumbers = ['proved', 'unproved'] as const;

/** Who of the staff has a waiting post open; no one else can decide on it until then. */
export const PostClaim = z.object({ _id: objectId, name: z.string(), until: moment });
export type PostClaim = z.infer<typeof PostClaim>;

/** A post as staff see it. Only this answer and the contact call carry phone numbers. */
export const StaffPost = PostDetail.extend({
  ...exactPoint,
  primaryContact: z.string(),
  secondaryContact: z.string().nullable(),
  submittedAt: moment,
  /** Increases with every version the owner sends; a decision names the revision it is about. */
  revision: z.int(),
  /** It was live before: an edit, a renewal, or hidden after many reports. */
  wasLive: z.boolean(),
  /** It has waited longer than promised; it waits with nothing but another price than staff approved. */
  overdue: z.boolean(),
  priceOnly: z.boolean(),
  reposts: z.int(),
  plan: z.enum(plans),
  promotion: z.enum(promotionStates),
  promotedUntil: moment.nullable(),
  /** Reporters with accounts whose reports are open. */
  openReports: z.int(),
  /** When it was first posted, if its owner deleted it and posted it again. */
  firstSeen: moment.nullable(),
  decisionReason: z.enum(rejectionReasons).nullable(),
  furtherReasons: z.array(z.enum(rejectionReasons)),
  decisionNote: z.string().nullable(),
  claim: PostClaim.nullable(),
  /** Its owner proved the first number with a code. */
  numberProved: z.boolean(),
  flags: z.array(z.enum(postFlags)),
  /** What the sender's device found about each picture, in their order; nobody has checked it. */
  photoFindings: z.array(z.array(z.enum(photoFindings))),
  photoContacts: z.array(PhotoContacts),
});
export type StaffPost = z.infer<typeof StaffPost>;

/** The owner's posts counted by state, and reports against them. */
export const OwnerHistory = z.object({ posts: z.partialRecord(z.enum(postStates), z.int()), upheldReports: z.int() });
export type OwnerHistory = z.infer<typeof OwnerHistory>;

/** A photo of the post beside the photo of someone else's post that shows the same. */
export const CopiedPhoto = z.object({
  /** Its place among the post's photos, from 0. */
  index: z.int(),
  image: PostImage,
  mirrored: z.boolean(),
  other: z.object({
    PostID: z.int(),
    postTitle: z.string(),
    state: z.enum(postStates),
    submittedAt: moment,
    image: PostImage,
    owner: z.object({ _id: objectId, name: z.string(), joinDate: moment }),
    ownerHistory: OwnerHistory,
  }),
});
export type CopiedPhoto = z.infer<typeof CopiedPhoto>;

const params = z.object({ PostID: postId });
/** The revision that staff looked at. If the owner has sent a newer one, the call fails with 409 STATE_CONFLICT. */
const revisionMax = 1_000_000;
const Refusal = z.object({
  reason: choice(rejectionReasons),
  /** What else is wrong, besides the main reason. */
  furtherReasons: someOf(z.enum(rejectionReasons, fault('choice')), rejectionReasons.length).optional(),
  note: optionalText(limits.moderation.noteMax),
});
const Rejection = Refusal.extend({ revision: optionalWhole(1, revisionMax) });
const staffPromotions = ['requested', 'contacted', 'paid', 'declined'] as const;

/** In `after` of an entry: a long text, or what may name or reach a person, has changed and is not copied to the log. */
export const changedMark = 'changed';

export const AuditEntry = z.object({
  _id: objectId,
  at: moment,
  /** Null for an operator on the command line. */
  actor: z.object({ id: objectId, name: z.string(), role: z.enum(roles) }).nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** By field; of a changed offer or firm, each field that changed. */
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** A day in Dhaka, such as 2026-12-16; nothing where it is empty. */
const optionalDay = z.preprocess(
  (value) => (isBlank(value) ? undefined : value),
  boundedText('invalid', shortUnits)
    .transform((typed) => asciiDigits(typed.trim()))
    .pipe(z.iso.date(fault('invalid')))
    .optional(),
);

const auditFilters = {
  actor: optionalText(limits.moderation.logTermMax),
  action: optionalText(limits.moderation.logTermMax),
  subject: optionalText(limits.moderation.logTermMax),
  /** The first and the last day. */
  from: optionalDay,
  to: optionalDay,
};

export const AuditQuery = z
  .object({ ...auditFilters, format: optionalChoice(['json', 'csv']), ...slice(limits.moderation.pageSize) })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], ...fault('rangeReversed') });
export type AuditQuery = z.output<typeof AuditQuery>;

/** Figures of the review queue. */
export const Overview = z.object({
  /** Posts that wait for a decision. */
  waiting: z.int(),
  /** Posts with open reports. */
  reported: z.int(),
  /** Reviews that wait for a decision, and interests that no one has called about. */
  reviews: z.int(),
  interests: z.int(),
  /** Posts, offers, firms and reviews with open reports, as the list of reports counts them. */
  reports: z.int(),
  /** Comments under articles that wait for the team. */
  comments: z.int(),
  /** When the longest waiting post was submitted. */
  oldest: z.object({ PostID: z.int(), submittedAt: moment }).nullable(),
  /** Decisions of the last seven days, and the median of the office minutes from submission to decision. */
  decided: z.int(),
  medianMinutes: z.number().nullable(),
});
export type Overview = z.infer<typeof Overview>;

// Among the shapes that the description of the API names.
export { FieldChange, PostChanges } from './post-changes.ts';

export const moderation = {
  overview: endpoint({
    method: 'GET',
    path: '/api/admin/overview',
    access: 'support',
    summary: 'Length of the review queue and how fast posts are decided',
    response: z.object({ success: z.literal(true), overview: Overview }),
  }),
  queue: endpoint({
    method: 'GET',
    path: '/api/admin/posts',
    access: 'support',
    summary:
      'Posts by state, posts with open reports, or posts whose owners asked for a paid place (not called yet first). Waiting posts: those that differ in their price only first, then overdue ones, then those that were live before, then oldest first. Reported posts: most reporters first, then the longest waiting report',
    query: z.object({
      status: optionalChoice(queueViews).transform((value) => value ?? 'pending'),
      type: optionalChoice(postTypes),
      number: optionalChoice(queueNumbers),
      q: optionalText(limits.search.textMax),
      ...slice(limits.moderation.pageSize),
    }),
    response: z.object({
      success: z.literal(true),
      items: z.array(StaffPost),
      pagination: Pagination,
      /** Days around today on which the office stays closed, such as 2026-12-16: waiting is counted in office hours. */
      closedDays: z.array(z.string()),
      /** The hours of the week from Sunday on, null on a shut day; absent where they are as usual. */
      week: WeekAnswer.optional(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/posts/:PostID',
    access: 'support',
    summary: 'One post in any state, with its history, the owner’s changes and the owner’s record',
    params,
    failures: ['NOT_FOUND'],
    response: z.object({
      success: z.literal(true),
      post: StaffPost,
      history: z.array(AuditEntry),
      /** Null unless it waits and was decided on before. */
      changes: PostChanges.nullable(),
      /** Its open reports, the newest first. */
      reports: z.array(Report),
      ownerHistory: OwnerHistory,
      /** By its photos, the oldest other post first. */
      copiedPhotos: z.array(CopiedPhoto),
    }),
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/api/admin/posts/:PostID/approve',
    access: 'support',
    summary: 'Approve a pending post, stating the `revision` that was reviewed',
    params,
    // Approving requires the revision that was read.
    body: z.object({ revision: requiredWhole(1, revisionMax) }),
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    response: Success,
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/api/admin/posts/:PostID/reject',
    access: 'support',
    summary: 'Send a pending post back with a reason; closes its open reports as upheld',
    params,
    body: Rejection,
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    response: Success,
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/api/admin/posts/:PostID/cancel',
    access: 'support',
    summary: 'Take down an approved post for breaking a rule or for false information; closes its open reports as upheld',
    params,
    body: Refusal,
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    response: Success,
  }),
  claim: endpoint({
    method: 'PUT',
    path: '/api/admin/posts/:PostID/claim',
    access: 'support',
    summary: `Open a waiting post, so that no colleague decides on it for ${limits.moderation.claimSeconds} seconds; \`claim\` is the colleague’s who opened it before`,
    params,
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), claim: PostClaim.nullable() }),
  }),
  release: endpoint({
    method: 'DELETE',
    path: '/api/admin/posts/:PostID/claim',
    access: 'support',
    summary: 'Leave a post that was opened; does nothing where a colleague has it',
    params,
    response: Success,
  }),
  plan: endpoint({
    method: 'PUT',
    path: '/api/admin/posts/:PostID/plan',
    access: 'support',
    summary: `Update the promotion of a post; a paid one lasts ${limits.posts.promotionDays} days from going live`,
    params,
    body: z.object({ state: choice(staffPromotions) }),
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    response: Success,
  }),
  audit: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'support',
    stepUp: ({ format }) => format === 'csv',
    adminsOnly: ({ format }) => format === 'csv',
    summary:
      'The append-only log of staff actions, newest first: by actor (id, email or part of the name), action, subject, and from day to day in Dhaka; `format=csv` answers a CSV file of all entries that match',
    query: AuditQuery,
    response: z.object({ success: z.literal(true), items: z.array(AuditEntry), pagination: Pagination }),
  }),
};
