// Interest in a group-wise building or in the work of a design firm: a name, an occupation and a phone number for staff to call.
import { z } from 'zod';
import { personName } from '#contracts/accounts/account-values.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { interestKinds, interestStates } from './building-enums.ts';
import { divisions } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { besideFaults, faultyFields } from '#contracts/posts/post-rules.ts';
import { choice, fault, moment, objectId, optionalChoice, optionalText, Pagination, phone, postId, slice, Success, text } from '#contracts/values.ts';

const { interests: bounds } = limits;

const person = { name: personName('nameRequired'), occupation: text(2, limits.accounts.occupationMax), phone };
const optionalPostId = z.preprocess((value) => (value === '' || value === null ? undefined : value), postId.optional());

/** Where someone wants to build and whom to call: the first step of telling so without an offer. */
export const BuildingDemand = z.object({ division: choice(divisions), location: text(bounds.locationMin, bounds.locationMax), phone });

/** Interest in an offer (`postId`), or in building at a place (`division` and `location`). */
export const GroupInterestFields = z
  .object({
    ...person,
    postId: optionalPostId,
    division: optionalChoice(divisions),
    location: z.preprocess((value) => (value === '' || value === null ? undefined : value), text(bounds.locationMin, bounds.locationMax).optional()),
  })
  .superRefine((fields, context) => {
    const wrong = faultyFields(context);
    if (fields.postId !== undefined || wrong.has('postId')) return;
    for (const field of ['division', 'location'] as const)
      if (!fields[field] && !wrong.has(field)) context.addIssue({ code: 'custom', path: [field], message: fault('required').error });
  }, besideFaults);
export type GroupInterestFields = z.output<typeof GroupInterestFields>;

export const FirmInterestFields = z.object({ ...person, note: optionalText(bounds.noteMax) });
export type FirmInterestFields = z.output<typeof FirmInterestFields>;

/** For staff, and for the owner of the firm it is about. */
export const Interest = z.object({
  _id: objectId,
  kind: z.enum(interestKinds),
  at: moment,
  /** Null for an interest in building at a place without an offer. */
  PostID: z.int().nullable(),
  title: z.object({ bn: z.string(), en: z.string() }).nullable(),
  name: z.string(),
  occupation: z.string(),
  phone: z.string(),
  division: z.string().nullable(),
  location: z.string().nullable(),
  note: z.string().nullable(),
  state: z.enum(interestStates),
  staffNote: z.string().nullable(),
});
export type Interest = z.infer<typeof Interest>;

/** `repeated` where the caller's own account or device recorded the same interest for this phone in the last 30 days; others' are not told. */
const Recorded = z.object({ success: z.literal(true), message: z.string(), repeated: z.literal(true).optional() });
const query = z.object({
  kind: optionalChoice(interestKinds),
  state: optionalChoice(interestStates),
  q: optionalText(limits.search.textMax),
  ...slice(bounds.pageSize),
});

export const interests = {
  group: endpoint({
    method: 'POST',
    path: '/api/groups/interest',
    access: 'anyone',
    summary: 'Record interest in an offer or in building at a place; a repeat by the same phone within 30 days succeeds and creates nothing',
    status: 201,
    body: GroupInterestFields,
    failures: ['NOT_FOUND', 'GONE', 'TOO_MANY'],
    response: Recorded,
  }),
  firm: endpoint({
    method: 'POST',
    path: '/api/interiors/:PostID/interest',
    access: 'anyone',
    summary: 'Record interest in a firm’s work; a repeat by the same phone within 30 days succeeds and creates nothing',
    status: 201,
    params: z.object({ PostID: postId }),
    body: FirmInterestFields,
    failures: ['NOT_FOUND', 'GONE', 'TOO_MANY'],
    response: Recorded,
  }),
  staffList: endpoint({
    method: 'GET',
    path: '/api/admin/interests',
    access: 'support',
    stepUp: ({ format }) => format === 'csv',
    adminsOnly: ({ format }) => format === 'csv',
    summary: 'Interests, newest first; `format=csv` answers admins a CSV file of all of them that match',
    query: query.extend({ format: optionalChoice(['json', 'csv']) }),
    response: z.object({ success: z.literal(true), items: z.array(Interest), pagination: Pagination }),
  }),
  setState: endpoint({
    method: 'PUT',
    path: '/api/admin/interests/:id',
    access: 'support',
    summary: 'Note how an interest stands; a member with an account is told',
    params: z.object({ id: objectId }),
    body: z.object({ state: choice(interestStates), note: optionalText(limits.moderation.noteMax) }),
    failures: ['NOT_FOUND'],
    response: Success,
  }),
  ownFirm: endpoint({
    method: 'GET',
    path: '/api/profile/firm/interests',
    access: 'member',
    summary: 'Interests in the caller’s own firm',
    query: z.object({ ...slice(bounds.pageSize) }),
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), items: z.array(Interest), pagination: Pagination }),
  }),
};
