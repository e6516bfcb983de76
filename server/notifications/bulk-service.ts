// Notifications in bulk, for the demo.
import { uuidv7 } from 'uuidv7';
import type { InboxNotice } from '#contracts/notices/notices.ts';
import type { Db } from '#server/platform/database/database.ts';
import { insertPastNotification } from './store.ts';

/** Puts a notice of an earlier moment into someone's inbox; no letter and no push tells of it. */
export const createPastNotice = (trx: Db, userId: string, notice: InboxNotice, when: { at: Date; isRead: boolean }): Promise<void> =>
  insertPastNotification(trx, { id: uuidv7(), userId }, notice, when);
