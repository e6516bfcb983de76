import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export interface ConnectionRow {
  id: string;
  session: string;
}

/** Notes one more connection, unless its account has `max` over all servers; whether it did. */
export async function takeConnection(db: Db, { id, session }: ConnectionRow, server: number, max: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select take_live_connection(${id}, ${server}::int, ${session}::uuid, ${max}::int) as taken`.execute(db);
  return rows[0]?.taken === true;
}

/** Notes that these are connections of the server with this number from now on. */
export async function moveConnections(db: Db, connections: readonly ConnectionRow[], server: number): Promise<void> {
  await sql`
    insert into live_connections (id, server, session)
    select given.id, ${server}::int, given.session
    from unnest(${connections.map(({ id }) => id)}::text[], ${connections.map(({ session }) => session)}::uuid[]) as given (id, session)
      join sessions on sessions.id = given.session
    on conflict (id) do update set server = excluded.server`.execute(db);
}

export async function removeConnections(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from live_connections where id = any (${ids}::text[])`.execute(db);
}

export async function removeConnectionsOfServer(db: Db, server: number): Promise<void> {
  await sql`delete from live_connections where server = ${server}::int`.execute(db);
}
