// Webhooks: addresses of a member's own programs that are told when posts come, change and go.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { PostCard } from '#contracts/posts/posts.ts';
import { boundedText, choice, fault, list, moment, objectId, optionalBoolean, Pagination, slice, Success } from '#contracts/values.ts';
import { deliveryStates, webhookEvents } from './webhook-events.ts';

const { urlMax, max, pageSize } = limits.webhooks;

const url = boundedText('required', urlMax, 'webhookUrl')
  .transform((typed) => typed.trim())
  .refine((typed) => typed.length > 0, { ...fault('required'), abort: true })
  .refine((typed) => /^https?:\/\/[^\s]+$/i.test(typed), fault('webhookUrl'))
  .meta({ description: 'An https address that can be reached from the internet.' });

const events = list(choice(webhookEvents), webhookEvents.length).refine((all) => all.length > 0, 'required');

export const Webhook = z.object({
  _id: objectId,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Every live post instead of the owner’s own; only admins can ask for that. */
  every: z.boolean(),
  on: z.boolean(),
  createdAt: moment,
  /** Since when nothing arrives; null where the last one did. */
  failingSince: moment.nullable(),
  /** When it was switched off because nothing arrived for days. */
  disabledAt: moment.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookDelivery = z.object({
  _id: objectId,
  event: z.enum([...webhookEvents, 'test']),
  PostID: z.int().nullable(),
  at: moment,
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** What the address answered last; null where it could not be reached. */
  status: z.int().nullable(),
  /** Why nothing was answered: `timeout`, `could not be reached`, or what the connection says, such as of its certificate. */
  error: z.string().nullable(),
  nextAt: moment.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** What is sent. `post` is null where it is not seen any more. */
export const WebhookMessage = z.object({
  id: objectId,
  event: WebhookDelivery.shape.event,
  at: moment,
  PostID: z.int().nullable(),
  post: PostCard.nullable(),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;

const params = z.object({ id: objectId });
const One = z.object({ success: z.literal(true), webhook: Webhook });
const WithSecret = One.extend({ secret: z.string() });
const shared = { access: 'owner', scope: 'webhooks', params } as const;

export const webhooks = {
  list: endpoint({
    method: 'GET',
    path: '/api/profile/webhooks',
    access: 'member',
    scope: 'webhooks',
    summary: 'The caller’s webhooks',
    response: z.object({ success: z.literal(true), webhooks: z.array(Webhook) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/profile/webhooks',
    access: 'member',
    scope: 'webhooks',
    status: 201,
    summary: `Have an address told of the caller’s posts; at most ${max}. The secret that signs what is sent is shown only here`,
    body: z.object({ url, events, every: optionalBoolean }),
    failures: ['STATE_CONFLICT', 'FORBIDDEN'],
    response: WithSecret,
  }),
  update: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/profile/webhooks/:id',
    summary: 'Change the address or the events of a webhook, or switch it off and on; what is not named stays',
    body: z.object({ url: url.optional(), events: events.optional(), on: optionalBoolean }),
    response: One,
  }),
  rotate: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/profile/webhooks/:id/secret',
    summary: 'A new secret, shown only here; for a day what is sent is signed with both',
    response: WithSecret,
  }),
  test: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/profile/webhooks/:id/test',
    summary: 'Send the event `test` to the address',
    failures: ['STATE_CONFLICT', 'TOO_MANY'],
    response: Success,
  }),
  remove: endpoint({ ...shared, method: 'DELETE', path: '/api/profile/webhooks/:id', summary: 'Delete a webhook with its log', response: Success }),
  deliveries: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/profile/webhooks/:id/deliveries',
    summary: `What was sent to the address and how that ended, newest first; kept for ${limits.webhooks.logDays} days`,
    query: z.object(slice(pageSize)),
    response: z.object({ success: z.literal(true), deliveries: z.array(WebhookDelivery), pagination: Pagination }),
  }),
  again: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/profile/webhookDeliveries/:id/again',
    summary: 'Send a delivery once more, with the same id',
    failures: ['STATE_CONFLICT', 'TOO_MANY'],
    response: Success,
  }),
};
