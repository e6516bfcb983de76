import pg from 'pg';
import { reasonOf } from '#server/platform/database/database.ts';

/** One connection for the whole work. Throws a sentence without the password if the database does not answer. */
export async function connectTo(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true, connectionTimeoutMillis: 15_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`The database at DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error });
  }
  return client;
}
