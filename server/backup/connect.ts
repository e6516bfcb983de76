import pg from 'pg';
import { rootOf } from '#server/platform/database/refusals.ts';

/** One connection for the whole work. Throws a sentence without the password if the database does not answer. */
export async function connectTo(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true, connectionTimeoutMillis: 15_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`The database at DATABASE_URL cannot be used: ${rootOf(error).message}`, { cause: error });
  }
  return client;
}
