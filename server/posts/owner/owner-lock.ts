import { openMutexes } from '#server/platform/concurrency.ts';

const owners = openMutexes();

/**
 * Changes to one person's posts, one after the other. In the database they wait for one another by the account's row, but each
 * with a connection in its hand: a burst of one person would leave none for anyone else.
 */
export const withOwnerLock = <T>(userId: string, work: () => Promise<T>): Promise<T> => owners.run(userId, work);
