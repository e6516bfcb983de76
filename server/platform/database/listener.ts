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
  /** It listens, for the first time or again: what was sent in the meantime is lost. */
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
  /** Pings on their way and pauses, by id; told whether they were answered. */
  waiting: Map<string, (isAnswered: boolean) => void>;
  hasEnded: boolean;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

/** Whether it is answered within so long, and before the connection ends. Nothing of it stays behind, as it would of a race with that end. */
function answered({ waiting, hasEnded }: Listening, id: string, ms: number): Promise<boolean> {
  if (hasEnded) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (isAnswered: boolean): void => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve(isAnswered);
    };
    const timer = setTimeout(end, ms, false).unref();
    waiting.set(id, end);
  });
}

/** Sends a notification through the database and waits for it: notifications of earlier commits have arrived before it. */
function ping(listening: Listening, channel: string, text = ''): Promise<boolean> {
  const id = randomUUID();
  const returned = answered(listening, id, pingTimeoutMs);
  void listening.client.query('select pg_notify($1, $2)', [channel, `${id} ${text}`]).catch(() => undefined);
  return returned;
}

async function connect(url: string, { name, channels, pingChannel, onMessage, onPing }: ListenerOptions, onEnd: () => void): Promise<Listening> {
  const client = new pg.Client({ connectionString: url, application_name: `uthan ${name}`, connectionTimeoutMillis: 3000, keepAlive: true });
  const listening: Listening = { client, waiting: new Map(), hasEnded: false };
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel !== pingChannel) return onMessage(channel, payload);
    const [id = '', text] = payload.split(' ');
    if (text) onPing?.(text);
    return listening.waiting.get(id)?.(true);
  });
  const end = (): void => {
    listening.hasEnded = true;
    onEnd();
    for (const tell of listening.waiting.values()) tell(false);
  };
  client.on('error', end);
  client.on('end', end);
  await client.connect();
  for (const channel of [...channels, pingChannel]) await client.query(`listen ${channel}`);
  return listening;
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
      await answered(made, 'pause', pingEveryMs);
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
