// The product of a worker: on a database of its own in the run's PostgreSQL, or the one that `npm run e2e -- --keep` has ready.
import { openDatabase } from '#server/platform/database/database.ts';
import { mailServer } from '#server/testing/mail.ts';
import { freshDatabase } from '#server/testing/postgres.ts';
import { type Product, productOf, startProcess } from './product.ts';
import { giveBack, runningProductVariable, takeRunning } from './running-product.ts';

/** One that is nobody else's; `mapTiles` names its file with streets. */
export async function freshProduct({ mapTiles }: { mapTiles?: string } = {}): Promise<Product> {
  const [database, mail] = await Promise.all([freshDatabase(), mailServer()]);
  const running = await startProcess({ smtpUrl: mail.url, databaseUrl: database.url, ...(mapTiles ? { mapTiles } : {}) });
  return productOf(running, {
    inDatabase: async (work) => void (await work(database)),
    letters: mail.received,
    close: async () => {
      await running.end();
      await mail.close();
      await database.drop();
    },
  });
}

async function runningProduct(keeper: string): Promise<Product> {
  const kept = await takeRunning(keeper);
  const mail = await mailServer(kept.smtpPort);
  const database = openDatabase(kept.databaseUrl, { connectionsMax: 2 });
  return productOf(kept, {
    inDatabase: async (work) => void (await work(database)),
    letters: mail.received,
    close: async () => {
      await database.close();
      await mail.close();
      await giveBack(keeper);
    },
  });
}

/** Starts or takes one; `close` leaves nothing behind. */
export function journeyProduct(): Promise<Product> {
  const keeper = process.env[runningProductVariable];
  return keeper ? runningProduct(keeper) : freshProduct();
}
