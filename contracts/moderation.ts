import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { postStates, postTypes, promotionStates, rejectionReasons, roles } from './enums.ts';
import { limits } from './limits.ts';
import { PostDetail } from './posts.ts';
import { choice, moment, objectId, optionalChoice, optionalText, page, Pagination, postId, Success } from './values.ts';

/** A post as staff see it. Phone numbers are here and nowhere else but in the contact call. */
export const StaffPost = PostDetail.extend({
  primaryContact: z.string(),
  secondaryContact: z.string().nullable(),
  submittedAt: moment,
  promotion: z.enum(promotionStates),
  decisionReason: z.enum(rejectionReasons).nullable(),
  decisionNote: z.string().nullable(),
  /** Things to look at twice: a phone number or a link in the text. */
  flags: z.array(z.enum(['phoneInText', 'linkInText', 'firstPost'])),
});
export type StaffPost = z.infer<typeof StaffPost>;

const params = z.object({ PostID: postId });
const Decision = z.object({ reason: choice(rejectionReasons), note: optionalText(limits.moderation.noteMax) });

export const AuditEntry = z.object({
  _id: objectId,
  at: moment,
  actor: z.object({ id: objectId, name: z.string(), role: z.enum(roles) }),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** How the queue stands. */
export const Overview = z.object({
  /** Posts that wait for a decision. */
  waiting: z.int(),
  /** The one that waits longest. */
  oldest: z.object({ PostID: z.int(), submittedAt: moment }).nullable(),
  /** Decisions of the last seven days, and the median of the minutes from submission to decision. */
  decided: z.int(),
  medianMinutes: z.number().nullable(),
});
export type Overview = z.infer<typeof Overview>;

export const moderation = {
  overview: endpoint({
    method: 'GET',
    path: '/api/admin/overview',
    access: 'support',
    summary: 'How long the queue is and how fast it is worked off',
    response: z.object({ success: z.literal(true), overview: Overview }),
  }),
  queue: endpoint({
    method: 'GET',
    path: '/api/admin/posts',
    access: 'support',
    summary: 'Posts by state, oldest submission first',
    query: z.object({
      status: optionalChoice(postStates).transform((value) => value ?? 'pending'),
      type: optionalChoice(postTypes),
      q: optionalText(limits.search.textMax),
      page,
    }),
    response: z.object({ success: z.literal(true), items: z.array(StaffPost), pagination: Pagination }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/posts/:PostID',
    access: 'support',
    summary: 'One post in any state, with its history',
    params,
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), post: StaffPost, history: z.array(AuditEntry) }),
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/api/admin/posts/:PostID/approve',
    access: 'support',
    summary: 'Put a pending post live',
    params,
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    response: Success,
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/api/admin/posts/:PostID/reject',
    access: 'support',
    summary: 'Send a pending post back with a reason',
    params,
    body: Decision,
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    response: Success,
  }),
  audit: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'support',
    summary: 'The append-only log of staff actions, newest first',
    query: z.object({ actor: optionalText(60), subject: optionalText(60), page }),
    response: z.object({ success: z.literal(true), items: z.array(AuditEntry), pagination: Pagination }),
  }),
};
