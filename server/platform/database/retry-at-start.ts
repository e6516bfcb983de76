import { setTimeout as sleep } from 'node:timers/promises';
import { sentence } from './await-database.ts';
import { isOutage } from './outage.ts';
import { rootOf } from './refusals.ts';
import { isContention } from './transaction.ts';

const startTries = 5;
const pauseMs = 500;
/** A full disk is an outage that waiting does not end. */
const diskFull = '53100';

export interface Retrying {
  warn: (line: string) => void;
  /** The database, as sentences name it. */
  which: string;
  /** It grows by as much with every try. */
  pause?: number;
  /** So long a database that does not answer is tried again. */
  seconds?: number;
}

/** The error of the database below one that says what it means. */
const below = (error: unknown): unknown => ((error as Error).cause instanceof Error ? (error as Error).cause : error);

/**
 * Runs a step of the start, which may be repeated, again while the database ends it because other programs change the same rows, and while it
 * does not answer. Says so by `warn` each time. Throws a sentence when the last try fails too.
 */
export async function retryAtStart<T>(step: string, work: () => Promise<T>, { warn, which, pause = pauseMs, seconds = 60 }: Retrying): Promise<T> {
  const until = Date.now() + seconds * 1000;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const cause = below(error);
      const { code, message } = rootOf(cause);
      if (isContention(cause)) {
        if (attempt === startTries) {
          throw new Error(`${step} failed ${startTries} times, since other programs change the same rows (${message}). Start again when they are quieter.`, {
            cause: error,
          });
        }
        warn(`${step} met another program that changes the same rows (${message}). Trying again.`);
      } else if (isOutage(cause) && code !== diskFull) {
        if (Date.now() >= until) {
          throw new Error(`${step} failed: ${which} did not answer for ${seconds} s (${message}). Start again when it does.`, { cause: error });
        }
        warn(`${step}: ${sentence(which)} did not answer (${message}). Trying again.`);
      } else throw error;
      await sleep(pause * attempt);
    }
  }
}
