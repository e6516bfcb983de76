// What the live channel tells the owner of a shortlist.
import { z } from 'zod';
import { ShortlistChanged } from '#contracts/notices/live.ts';
import { defineTopic } from '#server/platform/database/topics.ts';

/** Someone answered, or took it back. */
export const shortlistChanged = defineTopic('live.shortlist', ShortlistChanged.extend({ ownerId: z.string() }));
