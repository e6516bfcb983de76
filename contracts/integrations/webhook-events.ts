/** What a webhook is told: a post came to be seen, changed while it was, or went; `test` is sent on request. */
export const webhookEvents = ['post.live', 'post.changed', 'post.gone'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** States of a delivery. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why nothing was answered, where no more is said: that a name is unknown and that it leads into a private network look alike. */
export const unanswered = { unreachable: 'could not be reached', timeout: 'timeout' } as const;

/** Of each delivery: the time and the signature, as docs/api.md shows how to check. */
export const signatureHeader = 'Uthan-Signature';
