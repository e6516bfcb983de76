// What other nouns have the live channel say, in the transaction of what happened; every server says it to its own connections.
import { z } from 'zod';
import { PostChanged } from '#contracts/notices/live.ts';
import type { Db } from '#server/platform/database/database.ts';
import { defineTopic, publish } from '#server/platform/database/topics.ts';

export const postChanged = defineTopic('live.post', PostChanged.extend({ ownerId: z.string() }));
export const queueChanged = defineTopic('live.queue', z.object({}));

/** Tells the owner's open tabs that a post is in another state. */
export const announcePostChanged = (trx: Db, post: PostChanged & { ownerId: string }): Promise<void> => publish(trx, postChanged, post);

/** Tells staff's open tabs that something came into a queue, or left it. */
export const announceQueueChanged = (trx: Db): Promise<void> => publish(trx, queueChanged, {});
