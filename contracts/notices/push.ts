// Web push: a browser's subscription belongs to the session in which it was made.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { isPublicName } from '#contracts/pages/public-names.ts';
import { boundedText, fault, Success } from '#contracts/values.ts';

/**
 * An https address on the usual port of a named host; a number is no name. Whether that host is a public one is checked again when
 * something is sent.
 */
export function isPushAddress(text: string): boolean {
  const host = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+)\/[!-~]+$/i.exec(text)?.[1];
  return host !== undefined && isPublicName(host);
}

/** Base64url of so many bytes. */
const bytes = (count: number) =>
  boundedText('required', 200, 'invalid')
    .transform((value) => value.replace(/=+$/, ''))
    .refine((value) => new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`).test(value), fault('invalid'));

export const PushSubscription = z.object({
  endpoint: boundedText('required', limits.push.endpointMax, 'invalid').refine(isPushAddress, fault('invalid')),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }, fault('required')),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

export const push = {
  key: endpoint({
    method: 'GET',
    path: '/api/push/key',
    access: 'member',
    summary: 'The public VAPID key with which a browser subscribes, and whether the caller’s session has a subscription',
    response: z.object({ success: z.literal(true), key: z.string(), subscribed: z.boolean() }),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/api/push/subscriptions',
    access: 'member',
    status: 201,
    summary: `Send notifications to this browser as long as the session lasts; replaces an earlier subscription of the session. At most ${limits.push.max} a person: the oldest goes`,
    body: PushSubscription,
    failures: ['TOO_MANY'],
    response: Success,
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/api/push/subscriptions',
    access: 'member',
    summary: 'Send no more notifications to the browser of this session',
    response: Success,
  }),
};
