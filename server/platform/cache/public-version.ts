// A version number of everything that the public sees: every server is notified of every commit that changes it.
import { randomUUID } from 'node:crypto';
import pg from 'pg';

const channel = 'content_changed';
const pingChannel = 'public_version_pings';
const pingEveryMs = 5000;
const pingTimeoutMs = 2000;
const reconnectMs = 1000;

export interface PublicVersion {
  /** Grows with every change; undefined while notifications might be lost: then nothing may be cached. */
  version(): number | undefined;
  /** The last certain version: while the database is away, what was cached for it is the best there is. */
  lastVersion(): number;
  /** Resolves when the notifications of all earlier commits have arrived, or after a timeout. */
  waitForOwnCommit(): Promise<void>;
  close(): Promise<void>;
}

interface Listening {
  client: pg.Client;
  /** Pings on their way, by id. */
  waiting: Map<string, () => void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

/** Sends a notification through the database and waits for it: notifications of earlier commits have arrived before it. */
async function ping({ client, waiting }: Listening): Promise<boolean> {
  const id = randomUUID();
  const returned = new Promise<boolean>((resolve) => waiting.set(id, () => resolve(true)));
  try {
    void client.query('select pg_notify($1, $2)', [pingChannel, id]).catch(() => undefined);
    return await Promise.race([returned, pause(pingTimeoutMs).then(() => false)]);
  } finally {
    waiting.delete(id);
  }
}

async function connect(url: string, onChange: () => void, onEnd: () => void): Promise<Listening> {
  const client = new pg.Client({ connectionString: url, application_name: 'uthan public version', connectionTimeoutMillis: 3000, keepAlive: true });
  const waiting: Listening['waiting'] = new Map();
  client.on('notification', (message) => (message.channel === channel ? onChange() : waiting.get(message.payload ?? '')?.()));
  client.on('error', onEnd);
  client.on('end', onEnd);
  await client.connect();
  await client.query(`listen ${channel}`);
  await client.query(`listen ${pingChannel}`);
  return { client, waiting };
}

/** Listens at the database `url`, reconnects when it was away, and pings every few seconds to be sure of the connection. */
export function openPublicVersion(url: string): PublicVersion {
  let version = 0;
  let lastVersion = 0;
  let listening: Listening | undefined;
  let isConnected = false;
  let isClosed = false;
  const disconnect = (): void => {
    if (isConnected) lastVersion = version;
    isConnected = false;
    version++;
  };
  const listen = async (): Promise<void> => {
    const made = await connect(url, () => version++, disconnect);
    listening = made;
    // Notifications may have been missed meanwhile, so everything counts as changed.
    version++;
    while (!isClosed && (await ping(made))) {
      isConnected = true;
      await pause(pingEveryMs);
    }
  };
  const keepListening = async (): Promise<void> => {
    while (!isClosed) {
      await listen().catch(() => undefined);
      disconnect();
      await listening?.client.end().catch(() => undefined);
      listening = undefined;
      if (!isClosed) await pause(reconnectMs);
    }
  };
  void keepListening();
  return {
    version: () => (isConnected ? version : undefined),
    lastVersion: () => (isConnected ? version : lastVersion),
    async waitForOwnCommit() {
      if (listening && isConnected && !(await ping(listening))) disconnect();
    },
    async close() {
      isClosed = true;
      disconnect();
      await listening?.client.end().catch(() => undefined);
    },
  };
}
