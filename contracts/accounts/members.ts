// People as staff see them: found by name, email or phone, stopped and let in again, given a role.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { accountStatuses, postStates, postTypes, roles } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { isAdminsAlone } from './suspensions.ts';
import { boundedText, choice, fault, isBlank, moment, objectId, optionalChoice, optionalText, Pagination, shortUnits, slice, text } from '#contracts/values.ts';

export const Member = z.object({
  id: objectId,
  _id: objectId,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  proPic: z.string().nullable(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
  /** Since when it is suspended; null also where that is not known. */
  suspendedAt: moment.nullable(),
  suspendedUntil: moment.nullable(),
  statusReason: z.string().nullable(),
  joinDate: moment,
  /** When a device of theirs was last seen; null where none is signed in. */
  lastSeenAt: moment.nullable(),
  /** When it will be purged, where its owner has deleted it. */
  leavesAt: moment.nullable(),
  /** Posts that are not deleted, those of them that everyone sees, and reports on them that proved true. */
  counts: z.object({ posts: z.int(), live: z.int(), upheldReports: z.int() }),
});
export type Member = z.infer<typeof Member>;

/** What staff wrote down about a member, for staff alone. */
export const MemberNote = z.object({ _id: objectId, text: z.string(), at: moment, by: z.string() });
export type MemberNote = z.infer<typeof MemberNote>;

/** One of a member's posts, in any state. */
export const MemberPost = z.object({ PostID: z.int(), type: z.enum(postTypes), postTitle: z.string(), state: z.enum(postStates), postDate: moment });
export type MemberPost = z.infer<typeof MemberPost>;

export const MemberHistory = z.object({
  notes: z.array(MemberNote),
  /** The newest ones. */
  posts: z.array(MemberPost),
  counts: z.object({ reportsMade: z.int(), reportsAgainst: z.int(), numbersLookedUp: z.int(), reviews: z.int() }),
});
export type MemberHistory = z.infer<typeof MemberHistory>;

export const memberSorts = ['recent', 'oldest', 'name'] as const;
export type MemberSort = (typeof memberSorts)[number];

const params = z.object({ id: objectId });
const reason = text(1, limits.moderation.noteMax);

/** A moment to come, such as 2030-01-31T18:00:00+06:00; nothing means until further notice. */
const until = z.preprocess(
  (value) => (isBlank(value) ? null : value),
  boundedText('invalid', shortUnits)
    .pipe(z.iso.datetime({ offset: true, ...fault('invalid') }))
    .transform((typed) => new Date(typed))
    .refine((at) => at > new Date(), fault('untilPast'))
    .nullish(),
);

/** The specification writes Disabled with a capital and the others without; a query may write them as it likes. */
const status = z.preprocess(
  (value) =>
    typeof value === 'string' && value.length <= shortUnits
      ? (accountStatuses.find((one) => one.toLowerCase() === value.trim().toLowerCase()) ?? value)
      : value,
  optionalChoice(accountStatuses),
);

const Answer = z.object({ success: z.literal(true), message: z.string(), user: Member });

export const members = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'support',
    stepUp: ({ format }) => format === 'csv',
    adminsOnly: ({ format }) => format === 'csv',
    summary: 'Members by name, email, phone, id, status and role, newest first; `format=csv` answers admins a CSV file of all of them that match',
    query: z.object({
      q: optionalText(limits.search.textMax),
      status,
      role: optionalChoice(roles),
      sort: optionalChoice(memberSorts),
      format: optionalChoice(['json', 'csv']),
      ...slice(limits.moderation.pageSize),
    }),
    response: z.object({ success: z.literal(true), items: z.array(Member), pagination: Pagination }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id',
    access: 'support',
    summary: 'A member with notes, posts and what else there is about them',
    params,
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), user: Member, history: MemberHistory }),
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/notes',
    access: 'support',
    status: 201,
    idempotent: true,
    summary: 'Write a note about a member, for staff alone; it is never changed',
    params,
    body: z.object({ text: text(1, limits.moderation.noteMax) }),
    failures: ['NOT_FOUND', 'FORBIDDEN'],
    response: z.object({ success: z.literal(true), note: MemberNote }),
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    access: 'support',
    summary: 'Sign a member out on every device',
    params,
    failures: ['NOT_FOUND', 'FORBIDDEN'],
    response: Answer,
  }),
  suspend: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/suspend',
    access: 'support',
    summary: `Suspend a member until a given time or until further notice: closes their account pages, hides their posts and tells them why. Support for at most ${limits.moderation.supportSuspendDays} days`,
    params,
    body: z.object({ until, reason }),
    failures: ['NOT_FOUND', 'FORBIDDEN', 'STATE_CONFLICT'],
    response: Answer,
  }),
  disable: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/disable',
    access: 'admin',
    stepUp: true,
    summary: 'Disable a member: signs them out, hides their posts and refuses their email from now on',
    params,
    body: z.object({ reason }),
    failures: ['NOT_FOUND', 'FORBIDDEN'],
    response: Answer,
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/restore',
    access: 'support',
    summary: 'Restore a suspended member and their posts; a disabled one, and one suspended for longer than support may, only as an admin',
    adminsOnly: isAdminsAlone,
    params,
    failures: ['NOT_FOUND', 'FORBIDDEN'],
    response: Answer,
  }),
  role: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/role',
    access: 'admin',
    stepUp: true,
    summary: 'Change a member’s role; it takes effect with their next call. No one can change their own',
    params,
    body: z.object({ role: choice(roles) }),
    failures: ['NOT_FOUND', 'FORBIDDEN', 'STATE_CONFLICT'],
    response: Answer,
  }),
};
