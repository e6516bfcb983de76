// One notification of admins to a whole group of members.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { divisions } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { sitePath } from '#contracts/staff/settings.ts';
import { choice, fault, isBlank, moment, objectId, optionalChoice, Pagination, slice, text } from '#contracts/values.ts';

const bounds = limits.broadcasts;

/** Everyone; owners of posts that are live, or of any post; owners of design firms; the team. Suspended members are in none. */
export const audiences = ['everyone', 'sellers', 'owners', 'firmOwners', 'staff'] as const;
export type Audience = (typeof audiences)[number];

/** Groups that a division narrows to anyone who has such a post, or such a firm, there. */
const placed: readonly Audience[] = ['sellers', 'owners', 'firmOwners'];
export const hasPlace = (audience: Audience): boolean => placed.includes(audience);

export const broadcastStates = ['sending', 'sent', 'stopped'] as const;
export type BroadcastState = (typeof broadcastStates)[number];

const Group = z.object({ audience: choice(audiences), division: optionalChoice(divisions) });
const isPlaced = ({ audience, division }: z.output<typeof Group>): boolean => division === undefined || hasPlace(audience);
const misplaced = { path: ['division'], ...fault('choice') };

const both = (max: number) => z.object({ bn: text(1, max), en: text(1, max) }, fault('required'));
const Words = z.object({ bn: z.string(), en: z.string() });

const BroadcastInput = Group.extend({
  title: both(bounds.titleMax),
  message: both(bounds.messageMax),
  link: z.preprocess((value) => (value === undefined || isBlank(value) ? null : value), sitePath.nullable()),
}).refine(isPlaced, misplaced);

export const Broadcast = z.object({
  _id: objectId,
  audience: z.enum(audiences),
  division: z.enum(divisions).nullable(),
  title: Words,
  message: Words,
  link: z.string().nullable(),
  state: z.enum(broadcastStates),
  /** How many belonged to the group when it began, and how many were told by now. */
  recipients: z.int(),
  told: z.int(),
  by: z.string(),
  createdAt: moment,
  endedAt: moment.nullable(),
});
export type Broadcast = z.infer<typeof Broadcast>;

const One = z.object({ success: z.literal(true), broadcast: Broadcast });

export const broadcasts = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/broadcasts',
    access: 'admin',
    summary: 'Notifications to groups of members, newest first, with how many were told',
    query: z.object(slice(bounds.pageSize)),
    response: z.object({ success: z.literal(true), items: z.array(Broadcast), pagination: Pagination }),
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/admin/broadcasts/audience',
    access: 'admin',
    summary: 'How many members belong to a group now; `division` narrows owners of posts and firms',
    query: Group.refine(isPlaced, misplaced),
    response: z.object({ success: z.literal(true), count: z.int() }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/admin/broadcasts',
    access: 'admin',
    stepUp: true,
    status: 201,
    summary: 'Tell a group something, in both languages. It is sent in the background, to everybody once; who switched news off gets none',
    body: BroadcastInput,
    failures: ['TOO_MANY'],
    idempotent: true,
    response: One,
  }),
  stop: endpoint({
    method: 'PUT',
    path: '/api/admin/broadcasts/:id/stop',
    access: 'admin',
    summary: 'Stop one that is being sent; who was told already stays told',
    params: z.object({ id: objectId }),
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    response: One,
  }),
};
