// Reports of posts by people, and the staff's list of them.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { reportDecisions, reportReasons, reportStates } from './enums.ts';
import { limits } from './limits.ts';
import { PostCard } from './posts.ts';
import { choice, moment, objectId, optionalChoice, optionalText, Pagination, postId, slice, Success } from './values.ts';

export const ReportFields = z.object({ reason: choice(reportReasons), note: optionalText(limits.reports.noteMax) });
export type ReportFields = z.output<typeof ReportFields>;

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

/** A post with its reports, the newest first. */
export const ReportedPost = z.object({
  /** The oldest report; decisions name this one. */
  _id: objectId,
  post: PostCard,
  owner: z.object({ id: objectId, name: z.string() }),
  reports: z.array(Report),
  /** Reporters with accounts. Visitors do not count, since one person can pose as many. */
  independent: z.int(),
  /** Has enough independent reports to be handled first. */
  urgent: z.boolean(),
});
export type ReportedPost = z.infer<typeof ReportedPost>;

export const reports = {
  post: endpoint({
    method: 'POST',
    path: '/api/posts/:PostID/report',
    access: 'anyone',
    summary: 'Report a live post; a second report by the same person replaces the first',
    params: z.object({ PostID: postId }),
    body: ReportFields,
    failures: ['NOT_FOUND', 'GONE', 'FORBIDDEN', 'TOO_MANY'],
    response: Success,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/reports',
    access: 'support',
    summary: 'Reported posts: urgent first, then the longest waiting',
    query: z.object({ status: optionalChoice(reportStates).transform((value) => value ?? 'open'), ...slice(limits.reports.pageSize) }),
    response: z.object({ success: z.literal(true), items: z.array(ReportedPost), pagination: Pagination }),
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/api/admin/reports/:id',
    access: 'support',
    summary: 'Close a post’s open reports as upheld or dismissed. The post itself is cancelled or approved by its own calls',
    params: z.object({ id: objectId }),
    body: z.object({ decision: choice(reportDecisions), note: optionalText(limits.moderation.noteMax) }),
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    response: Success,
  }),
};
