// What authorities and rights holders ask of us: a form for anyone, and the register that admins keep.
import { z } from 'zod';
import { personName } from '#contracts/accounts/account-values.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { choice, email, moment, objectId, optionalChoice, optionalText, Pagination, postId, requiredWhole, slice, Success, text } from '#contracts/values.ts';
import { legalRequestKinds, legalRequestStates } from './legal-request-enums.ts';

const { legalRequests: bounds } = limits;

export const LegalRequestFields = z.object({
  kind: choice(legalRequestKinds),
  name: personName('nameRequired'),
  organisation: optionalText(bounds.organisationMax),
  email,
  /** As it is written on a letterhead, with an extension. */
  phone: optionalText(bounds.phoneMax),
  /** The posts, pages or accounts that it is about, as their addresses or numbers. */
  subject: text(1, bounds.shortMax),
  text: text(bounds.textMin, bounds.textMax),
  /** The law, order or right that it rests on. */
  basis: optionalText(bounds.shortMax),
});
export type LegalRequestFields = z.output<typeof LegalRequestFields>;

export const LegalRequest = z.object({
  _id: objectId,
  /** What the receipt calls it. */
  number: z.int(),
  at: moment,
  /** The day by which the receipt promised an answer. */
  answerBy: moment,
  kind: z.enum(legalRequestKinds),
  name: z.string(),
  organisation: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  basis: z.string().nullable(),
  state: z.enum(legalRequestStates),
  staffNote: z.string().nullable(),
  /** The posts that no job deletes until then. */
  holds: z.array(z.object({ PostID: z.int(), until: moment })),
});
export type LegalRequest = z.infer<typeof LegalRequest>;

/** One hold of a post: its request, as the receipt calls it, and its end. */
export const HoldOfPost = z.object({ number: z.int(), until: moment });
export type HoldOfPost = z.infer<typeof HoldOfPost>;

export const legalRequests = {
  send: endpoint({
    method: 'POST',
    path: '/api/legalRequests',
    access: 'anyone',
    summary: 'Ask for data, a removal or a correction as an authority or a rights holder; a receipt goes to the email',
    status: 201,
    body: LegalRequestFields,
    failures: ['TOO_MANY'],
    response: z.object({ success: z.literal(true), number: z.int(), answerBy: moment }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/legalRequests',
    access: 'admin',
    stepUp: ({ format }) => format === 'csv',
    summary: 'The register of requests by authorities and rights holders, newest first; `format=csv` answers a CSV file of all of them that match',
    query: z.object({
      q: optionalText(limits.search.textMax),
      kind: optionalChoice(legalRequestKinds),
      state: optionalChoice(legalRequestStates),
      format: optionalChoice(['json', 'csv']),
      ...slice(bounds.pageSize),
    }),
    response: z.object({ success: z.literal(true), items: z.array(LegalRequest), pagination: Pagination }),
  }),
  setState: endpoint({
    method: 'PUT',
    path: '/api/admin/legalRequests/:id',
    access: 'admin',
    summary: 'Note how a request was answered',
    params: z.object({ id: objectId }),
    body: z.object({ state: choice(legalRequestStates), note: optionalText(limits.moderation.noteMax) }),
    failures: ['NOT_FOUND'],
    response: Success,
  }),
  holdsOfPost: endpoint({
    method: 'GET',
    path: '/api/admin/posts/:PostID/holds',
    access: 'admin',
    summary: 'The requests that a post is held for, the longest hold first',
    params: z.object({ PostID: postId }),
    response: z.object({ success: z.literal(true), holds: z.array(HoldOfPost) }),
  }),
  holdPost: endpoint({
    method: 'PUT',
    path: '/api/admin/legalRequests/:id/posts/:PostID',
    access: 'admin',
    summary: 'Keep a post, deleted or not, with its photos and versions from every job that deletes for so many days from now; again renews it',
    params: z.object({ id: objectId, PostID: postId }),
    body: z.object({ days: requiredWhole(1, limits.legalHolds.daysMax) }),
    failures: ['NOT_FOUND'],
    response: Success,
  }),
  releasePost: endpoint({
    method: 'DELETE',
    path: '/api/admin/legalRequests/:id/posts/:PostID',
    access: 'admin',
    summary: 'End the hold of a post for this request; nothing if there is none',
    params: z.object({ id: objectId, PostID: postId }),
    failures: ['NOT_FOUND'],
    response: Success,
  }),
};
