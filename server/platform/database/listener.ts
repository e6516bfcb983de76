// A connection of its own that LISTENs at the database. It connects again when the database was away, and pings to be sure of
// itself: a connection that broke silently would hear nothing for ever.
import { randomUUID } from 'node:crypto';
import pg from 'pg';

const pingEveryMs = 5000;
const pingTimeoutMs = 2000;
const reconnectMs = 1000;

export interface ListenerOptions {
  /** As the database shows it among its connections. */
  name: string;
  channels: readonly string[];
  /** Every listener of this channel hears the pings of all of them. */
  pingChannel: string;
  onMessage: (channel: string, payload: string) => void;
  /** What the ping of any listener says. */
  onPing?: (text: string) => void;
  /** It listens, for the first time or again: what was sent meanwhile is lost. */
  onConnect: (client: pg.Client) => void | Promise<void>;
  /** What is sent from here on may be lost; may be called again before it listens again. */
  onDisconnect?: (wasConnected: boolean) => void;
}

export interface Listener {
  isConnected(): boolean;
  /** Resolves when what earlier commits sent has arrived, or after a timeout; `text` reaches every listener of the channel. */
  ping(text?: string): Promise<void>;
  close(): Promise<void>;
}

interface Listening {
  client: pg.Client;
  /** Pings on their way, by id. */
  waiting: Map<string, () => void>;
  ended: Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

/** Sends a notification through the database and waits for it: notifications of earlier commits have arrived before it. */
async function ping({ client, waiting, ended }: Listening, channel: string, text = ''): Promise<boolean> {
  const id = randomUUID();
  const returned = new Promise<boolean>((resolve) => waiting.set(id, () => resolve(true)));
  try {
    void client.query('select pg_notify($1, $2)', [channel, `${id} ${text}`]).catch(() => undefined);
    return await Promise.race([returned, ended.then(() => false), pause(pingTimeoutMs).then(() => false)]);
  } finally {
    waiting.delete(id);
  }
}

async function connect(url: string, { name, channels, pingChannel, onMessage, onPing }: ListenerOptions, onEnd: () => void): Promise<Listening> {
  const client = new pg.Client({ connectionString: url, application_name: `uthan ${name}`, connectionTimeoutMillis: 3000, keepAlive: true });
  const waiting: Listening['waiting'] = new Map();
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel !== pingChannel) return onMessage(channel, payload);
    const [id = '', text] = payload.split(' ');
    if (text) onPing?.(text);
    return waiting.get(id)?.();
  });
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      onEnd();
      resolve();
    };
    client.on('error', end);
    client.on('end', end);
  });
  await client.connect();
  for (const channel of [...channels, pingChannel]) await client.query(`listen ${channel}`);
  return { client, waiting, ended };
}

/** Listens at the database `url` until it is closed. */
export function openListener(url: string, options: ListenerOptions): Listener {
  let listening: Listening | undefined;
  let isConnected = false;
  let isClosed = false;
  const disconnect = (): void => {
    const wasConnected = isConnected;
    isConnected = false;
    options.onDisconnect?.(wasConnected);
  };
  const listen = async (): Promise<void> => {
    const made = await connect(url, options, disconnect);
    listening = made;
    await options.onConnect(made.client);
    while (!isClosed && (await ping(made, options.pingChannel))) {
      isConnected = true;
      await Promise.race([pause(pingEveryMs), made.ended]);
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
    isConnected: () => isConnected,
    async ping(text) {
      if (listening && isConnected && !(await ping(listening, options.pingChannel, text))) disconnect();
    },
    async close() {
      isClosed = true;
      disconnect();
      await listening?.client.end().catch(() => undefined);
    },
  };
}
