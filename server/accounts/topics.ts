// What every server hears of accounts once it is certain. The database itself publishes it, whatever changed them: see the
// migration that names this topic.
import { z } from 'zod';
import { defineTopic } from '#server/platform/database/topics.ts';

/** Sessions of this account ended, or its standing or role changed. */
export const accessChanged = defineTopic('accounts.access', z.object({ userId: z.string() }));
