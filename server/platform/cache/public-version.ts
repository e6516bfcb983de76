// Whether what the public sees has changed since an answer was made: every server hears of every commit that changed it.
import { randomUUID } from 'node:crypto';
import pg from 'pg';

const channel = 'content_changed';
const soundings = 'content_soundings';
const soundEveryMs = 5000;
const heardWithinMs = 2000;
const tryAgainMs = 1000;

export interface Content {
  /** Grows with every change; undefined while changes might go unheard: then nothing may be kept. */
  version(): number | undefined;
  /** The last version that was certain: while the database is away, what was made of it is the best there is. */
  lastVersion(): number;
  /** Resolves when everything that was committed before has been heard, or after a while without an answer. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

interface Listening {
  client: pg.Client;
  /** Answers to soundings that are under way. */
  waiting: Map<string, () => void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

/** Sends something through the database and waits until it comes back: then nothing sent before is still on its way. */
async function sound({ client, waiting }: Listening): Promise<boolean> {
  const mark = randomUUID();
  const heard = new Promise<boolean>((resolve) => waiting.set(mark, () => resolve(true)));
  try {
    void client.query('select pg_notify($1, $2)', [soundings, mark]).catch(() => undefined);
    return await Promise.race([heard, pause(heardWithinMs).then(() => false)]);
  } finally {
    waiting.delete(mark);
  }
}

async function connect(url: string, onChange: () => void, onEnd: () => void): Promise<Listening> {
  const client = new pg.Client({ connectionString: url, application_name: 'uthan content', connectionTimeoutMillis: 3000, keepAlive: true });
  const waiting: Listening['waiting'] = new Map();
  client.on('notification', (message) => (message.channel === channel ? onChange() : waiting.get(message.payload ?? '')?.()));
  client.on('error', onEnd);
  client.on('end', onEnd);
  await client.connect();
  await client.query(`listen ${channel}`);
  await client.query(`listen ${soundings}`);
  return { client, waiting };
}

/** Listens to the database at `url`, and goes on doing so when it was away. Every few seconds it makes sure that it still hears. */
export function openContent(url: string): Content {
  let version = 0;
  let lastVersion = 0;
  let listening: Listening | undefined;
  let isHearing = false;
  let isClosed = false;
  const deafen = (): void => {
    if (isHearing) lastVersion = version;
    isHearing = false;
    version++;
  };
  const listen = async (): Promise<void> => {
    const made = await connect(url, () => version++, deafen);
    listening = made;
    // What was missed meanwhile counts as changed.
    version++;
    while (!isClosed && (await sound(made))) {
      isHearing = true;
      await pause(soundEveryMs);
    }
  };
  const keepListening = async (): Promise<void> => {
    while (!isClosed) {
      await listen().catch(() => undefined);
      deafen();
      await listening?.client.end().catch(() => undefined);
      listening = undefined;
      if (!isClosed) await pause(tryAgainMs);
    }
  };
  void keepListening();
  return {
    version: () => (isHearing ? version : undefined),
    lastVersion: () => (isHearing ? version : lastVersion),
    async caughtUp() {
      if (listening && isHearing && !(await sound(listening))) deafen();
    },
    async close() {
      isClosed = true;
      deafen();
      await listening?.client.end().catch(() => undefined);
    },
  };
}
