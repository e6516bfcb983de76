// People as staff see them: found by name, email or phone, stopped and let in again, given a role.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { accountStatuses, roles } from './enums.ts';
import { limits } from './limits.ts';
import { boundedText, choice, fault, isBlank, moment, objectId, optionalChoice, optionalText, Pagination, shortUnits, slice, text } from './values.ts';

export const Member = z.object({
  id: objectId,
  _id: objectId,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  proPic: z.string().nullable(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
  suspendedUntil: moment.nullable(),
  statusReason: z.string().nullable(),
  joinDate: moment,
  /** When a device of theirs was last seen; null where none is signed in. */
  lastSeenAt: moment.nullable(),
  /** When it will be purged, where its owner has deleted it. */
  leavesAt: moment.nullable(),
  /** Posts that are not deleted, those of them that everybody sees, and reports on them that proved true. */
  counts: z.object({ posts: z.int(), live: z.int(), upheldReports: z.int() }),
});
export type Member = z.infer<typeof Member>;

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
    summary: 'Members by name, email, phone, id and status, newest first',
    query: z.object({ q: optionalText(limits.search.textMax), status, ...slice(limits.moderation.pageSize) }),
    response: z.object({ success: z.literal(true), items: z.array(Member), pagination: Pagination }),
  }),
  suspend: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/suspend',
    access: 'support',
    summary: 'Suspend a member until a given time or until further notice: closes their account pages, hides their posts and tells them why',
    params,
    body: z.object({ until, reason }),
    failures: ['NOT_FOUND', 'FORBIDDEN', 'STATE_CONFLICT'],
    response: Answer,
  }),
  disable: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/disable',
    access: 'support',
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
    summary: 'Restore a suspended or disabled member and their posts',
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
