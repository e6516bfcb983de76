/** What a webhook is told: a post came to be seen, changed while it was, or went; `test` is sent on request. */
export const webhookEvents = ['post.live', 'post.changed', 'post.gone'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** States of a delivery. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Of each delivery: the time and the signature, as docs/api.md shows how to check. */
export const signatureHeader = 'Uthan-Signature';
