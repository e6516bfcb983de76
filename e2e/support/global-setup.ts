// One PostgreSQL a run, in which each worker has a database: the same as the API tests use.
import { startTestPostgres } from '#server/testing/postgres.ts';
import { keeperVariable } from './kept-product.ts';

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[keeperVariable]) return undefined;
  const { stop } = await startTestPostgres();
  return stop;
}
