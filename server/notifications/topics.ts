// What every server hears of inboxes once it is certain.
import { z } from 'zod';
import { defineTopic } from '#server/platform/database/topics.ts';

/** Someone was told something. */
export const noticeWritten = defineTopic('notifications.written', z.object({ userId: z.string(), id: z.string() }));

/** Something in an inbox was read or deleted. */
export const inboxTouched = defineTopic('notifications.touched', z.object({ userId: z.string() }));

/** One was read on the connection `by`. */
export const noticeRead = defineTopic('notifications.read', z.object({ userId: z.string(), id: z.string(), by: z.string() }));
