// Reports of posts, offers, firms, reviews and comments by people, and the staff's list of them.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { commentStates } from '#contracts/blog/blog-enums.ts';
import { reviewRejectionReasons, reviewStates } from '#contracts/offers/building-enums.ts';
import { reportDecisions, reportStates } from '#contracts/enums.ts';
import { BothLanguages } from '#contracts/offers/groups.ts';
import { limits } from '#contracts/limits.ts';
import { PostCard } from '#contracts/posts/posts.ts';
import { reportKinds, reportReasons, reportReasonsOf, type ReportReason } from './report-enums.ts';
import { choice, moment, objectId, optionalChoice, optionalText, Pagination, postId, slice, Success } from '#contracts/values.ts';

/** A report's body: a reason that fits what it is about, and a note. */
const fieldsWith = <const T extends readonly [string, ...string[]]>(reasons: T) =>
  z.object({ reason: choice(reasons), note: optionalText(limits.reports.noteMax) });

export interface ReportFields {
  reason: ReportReason;
  note?: string | undefined;
}

export const Report = z.object({
  _id: objectId,
  at: moment,
  reason: z.enum(reportReasons),
  note: z.string().nullable(),
  /** Null for a visitor. */
  reporter: z.object({ id: objectId, name: z.string() }).nullable(),
  decision: z.enum(reportDecisions).nullable(),
  decisionNote: z.string().nullable(),
  decidedAt: moment.nullable(),
});
export type Report = z.infer<typeof Report>;

/** How staff closed reports about the same thing before. */
export const EarlierDecision = z.object({
  decision: z.enum(reportDecisions),
  at: moment,
  by: z.string().nullable(),
  note: z.string().nullable(),
  /** How many reports it closed. */
  reports: z.int(),
});
export type EarlierDecision = z.infer<typeof EarlierDecision>;

/** What was reported, with its reports, the newest first. */
export const ReportedSubject = z.object({
  /** The oldest report; decisions name this one. */
  _id: objectId,
  kind: z.enum(reportKinds),
  /** The number of the listing; of a review its firm's, of a comment its article's. */
  PostID: z.int(),
  /** Of a review the name of its firm, of a comment the title of its article. A post has the same title in both. */
  title: BothLanguages,
  /** The public sees it. */
  shown: z.boolean(),
  /** Null unless a post was reported. */
  post: PostCard.nullable(),
  /** Null unless a review was reported. */
  review: z.object({ _id: objectId, rating: z.number(), text: z.string(), status: z.enum(reviewStates) }).nullable(),
  /** Null unless a comment was reported. */
  comment: z.object({ _id: objectId, text: z.string(), status: z.enum(commentStates) }).nullable(),
  /** Who posted or wrote it; null for what staff publish, and where the account is gone. */
  owner: z.object({ id: objectId, name: z.string() }).nullable(),
  reports: z.array(Report),
  /** Reporters with accounts. Visitors do not count, since one person can pose as many. */
  independent: z.int(),
  /** Has enough independent reports to be handled first. */
  urgent: z.boolean(),
  /** Of open reports: what was decided about the same thing before, the last first. */
  history: z.array(EarlierDecision),
});
export type ReportedSubject = z.infer<typeof ReportedSubject>;

const failures = ['NOT_FOUND', 'GONE', 'FORBIDDEN', 'TOO_MANY'] as const;

export const reports = {
  post: endpoint({
    method: 'POST',
    path: '/api/posts/:PostID/report',
    access: 'anyone',
    summary: 'Report a live post; a second report by the same person replaces the first',
    params: z.object({ PostID: postId }),
    body: fieldsWith(reportReasonsOf.post),
    failures,
    response: Success,
  }),
  group: endpoint({
    method: 'POST',
    path: '/api/groups/:postId/report',
    access: 'anyone',
    summary: 'Report a public group offer; a second report by the same person replaces the first',
    params: z.object({ postId }),
    body: fieldsWith(reportReasonsOf.group),
    failures,
    response: Success,
  }),
  interior: endpoint({
    method: 'POST',
    path: '/api/interiors/:PostID/report',
    access: 'anyone',
    summary: 'Report a public design firm; a second report by the same person replaces the first',
    params: z.object({ PostID: postId }),
    body: fieldsWith(reportReasonsOf.interior),
    failures,
    response: Success,
  }),
  review: endpoint({
    method: 'POST',
    path: '/api/reviews/:id/report',
    access: 'anyone',
    summary: 'Report an approved review; a second report by the same person replaces the first',
    params: z.object({ id: objectId }),
    body: fieldsWith(reportReasonsOf.review),
    failures,
    response: Success,
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/comments/:id/report',
    access: 'anyone',
    summary: 'Report a comment on an article; a second report by the same person replaces the first',
    params: z.object({ id: objectId }),
    body: fieldsWith(reportReasonsOf.comment),
    failures,
    response: Success,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/reports',
    access: 'support',
    summary: 'Reported posts, offers, firms and reviews: urgent first, then the longest waiting; decided ones by the last decision',
    query: z.object({
      kind: optionalChoice(reportKinds),
      status: optionalChoice(reportStates).transform((value) => value ?? 'open'),
      /** Another name of `status`, which it precedes. */
      state: optionalChoice(reportStates),
      ...slice(limits.reports.pageSize),
    }),
    response: z.object({ success: z.literal(true), items: z.array(ReportedSubject), pagination: Pagination }),
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/api/admin/reports/:id',
    access: 'support',
    summary:
      'Close all open reports about the same thing as upheld or dismissed. Upheld, an offer or a firm is withdrawn, and a review is taken down for `reason`; a post is cancelled by its own call',
    params: z.object({ id: objectId }),
    body: z.object({
      decision: choice(reportDecisions),
      /** Why a review is taken down; its writer reads it with the note. */
      reason: optionalChoice(reviewRejectionReasons),
      note: optionalText(limits.moderation.noteMax),
    }),
    failures: ['NOT_FOUND', 'FORBIDDEN', 'STATE_CONFLICT'],
    response: Success,
  }),
};
