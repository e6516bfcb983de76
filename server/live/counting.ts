// How many connections someone has, over all servers.
import { limits } from '#contracts/limits.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { openBatches } from './batches.ts';
import type { Connection, LiveServer } from './connection.ts';
import { moveConnections, removeConnections, removeConnectionsOfServer, takeConnection } from './store.ts';

export interface ConnectionCount {
  /** Counts a connection until its transport closes. Throws TOO_MANY. */
  take(connection: Connection, session: string): Promise<void>;
  close(): Promise<void>;
}

export function openConnectionCount(io: LiveServer, { db, topics, log }: Pick<Services, 'db' | 'topics' | 'log'>): ConnectionCount {
  const server = (): number => topics?.serverNumber() ?? 0;
  const report = (error: unknown): void => log.warn({ err: error }, 'live connections cannot be counted');
  const gone = openBatches<string>((ids) => removeConnections(db, ids), report);
  const moved = openBatches<Connection>((all) => {
    const open = all.filter(({ connected }) => connected);
    return moveConnections(
      db,
      open.map(({ id, data }) => ({ id, session: data.user.sessionId })),
      server(),
    );
  }, report);
  // With the connection to the database the number was lost, and with it possibly the rows.
  topics?.onGap(() => moved.add([...io.of('/').sockets.values()]));
  return {
    async take({ id, conn }, session) {
      conn.once('close', () => gone.add([id]));
      if (!(await takeConnection(db, { id, session }, server(), limits.live.connectionsPerUser))) fail('TOO_MANY');
      // Closed in the meantime, when there was no row yet.
      if (conn.readyState !== 'open') gone.add([id]);
    },
    async close() {
      gone.close();
      moved.close();
      await removeConnectionsOfServer(db, server()).catch(report);
    },
  };
}
