// Addresses that get no more email, because it came back or was called unwanted: for whom it concerns, and for staff.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { moment, objectId, optionalText, Pagination, slice, Success } from '#contracts/values.ts';

export const stopReasons = ['bounce', 'complaint'] as const;

export const MailStop = z.object({
  /** `bounce`: the address does not exist or takes nothing; `complaint`: its reader marked an email as spam. */
  reason: z.enum(stopReasons),
  /** What the other mail server said, such as 5.1.1. */
  status: z.string().nullable(),
  at: moment,
});
export type MailStop = z.infer<typeof MailStop>;

export const StoppedAddress = MailStop.extend({ _id: objectId, address: z.string() });
export type StoppedAddress = z.infer<typeof StoppedAddress>;

export const mailStops = {
  own: endpoint({
    method: 'GET',
    path: '/api/profile/mailStop',
    access: 'session',
    summary: 'Whether emails to the caller are stopped, since when and why; null where they are not',
    response: z.object({ success: z.literal(true), stop: MailStop.nullable() }),
  }),
  liftOwn: endpoint({
    method: 'DELETE',
    path: '/api/profile/mailStop',
    access: 'session',
    summary: 'Send emails to the caller again',
    failures: ['TOO_MANY'],
    response: Success,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/mailStops',
    access: 'support',
    summary: 'Addresses that get no more email, the newest first',
    query: z.object({ q: optionalText(limits.search.textMax), ...slice(limits.moderation.pageSize) }),
    response: z.object({ success: z.literal(true), items: z.array(StoppedAddress), pagination: Pagination }),
  }),
  lift: endpoint({
    method: 'DELETE',
    path: '/api/admin/mailStops/:id',
    access: 'support',
    summary: 'Send emails to an address again',
    params: z.object({ id: objectId }),
    failures: ['NOT_FOUND'],
    response: Success,
  }),
};
