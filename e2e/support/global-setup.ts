// One PostgreSQL a run, in which each worker has a database: the same as the API tests use.
import { startTestPostgres } from '#server/testing/postgres.ts';
import { runningProductVariable } from './running-product.ts';

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[runningProductVariable]) return undefined;
  const { stop } = await startTestPostgres();
  return stop;
}
