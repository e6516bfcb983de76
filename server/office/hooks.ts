// What those who show staff their queues are told, in the transaction in which it happens.
import { defineHook } from '#server/platform/hooks.ts';

export type Queue = 'posts' | 'reports' | 'reviews' | 'interests' | 'promotions' | 'comments';

/** Something came into one of staff's queues, or left it. */
export const onQueueChanged = defineHook<Queue>('office.queueChanged');
