// Messages to every server once their transaction is certain: a hook is heard in the transaction that causes it, a topic after
// the commit and by every process. What is undone is never heard, and what is heard is heard once.
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './database.ts';
import { openListener } from './listener.ts';

const channel = 'topics';
/** PostgreSQL takes payloads below 8000 bytes. */
const payloadBytes = 7900;
/** First key of the advisory lock that a server holds on its number; see the migration of live connections. */
const serverLock = 7_204_121;
const serverNumberMax = 2 ** 31 - 1;

/** `shape` is what is said each time: ids, never contents. */
export interface Topic<About> {
  name: string;
  shape: z.ZodType<About>;
}

export const defineTopic = <About>(name: string, shape: z.ZodType<About>): Topic<About> => ({ name, shape });

/** Packs them into as few payloads as fit; the names and ids in them are ASCII. */
function payloadsOf(topic: string, abouts: readonly unknown[]): string[] {
  const payloads: string[] = [];
  const head = `{"topic":${JSON.stringify(topic)},"abouts":[`;
  let body = '';
  for (const text of abouts.map((about) => JSON.stringify(about))) {
    if (body && head.length + body.length + text.length + 3 > payloadBytes) {
      payloads.push(`${head}${body}]}`);
      body = '';
    }
    body += body ? `,${text}` : text;
  }
  return body ? [...payloads, `${head}${body}]}`] : payloads;
}

/** Tells every server, this one among them, when the transaction of `db` commits; at once outside of one. */
export async function publish<About>(db: Db, { name }: Topic<About>, ...abouts: readonly About[]): Promise<void> {
  const payloads = payloadsOf(name, abouts);
  if (payloads.length > 0) await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
}

const Message = z.object({ topic: z.string(), abouts: z.array(z.unknown()) });

interface TopicSubscription {
  topic: Topic<unknown>;
  hear: (abouts: unknown[]) => void;
}

export interface Topics {
  /** Hears what is published from now on. */
  subscribe<About>(topic: Topic<About>, hear: (abouts: About[]) => void): void;
  /** Called when it begins to listen, for the first time or again: what was published before was not heard. */
  onGap(work: () => void): void;
  /** A number that is locked in the database while this server is connected; another one after every gap. */
  serverNumber(): number;
  close(): Promise<void>;
}

function hearMessage(subscriptions: readonly TopicSubscription[], payload: string): void {
  const { topic: name, abouts } = Message.parse(JSON.parse(payload));
  for (const { topic, hear } of subscriptions) {
    // A server of another version may say it differently.
    if (topic.name === name) hear(abouts.flatMap((about) => topic.shape.safeParse(about).data ?? []));
  }
}

/** Listens at the database `url` on a connection of its own. */
export function openTopics(url: string): Topics {
  const subscriptions: TopicSubscription[] = [];
  const gapWorks: (() => void)[] = [];
  let serverNumber = 0;
  const listener = openListener(url, {
    name: 'topics',
    channels: [channel],
    pingChannel: 'topic_pings',
    onMessage: (_channel, payload) => {
      try {
        hearMessage(subscriptions, payload);
      } catch (error) {
        process.emitWarning(error as Error);
      }
    },
    onConnect: async (client) => {
      serverNumber = randomInt(1, serverNumberMax);
      await client.query('select pg_try_advisory_lock($1, $2)', [serverLock, serverNumber]);
      for (const work of gapWorks) work();
    },
  });
  return {
    subscribe: (topic, hear) => void subscriptions.push({ topic: topic as Topic<unknown>, hear: hear as TopicSubscription['hear'] }),
    onGap: (work) => void gapWorks.push(work),
    serverNumber: () => serverNumber,
    close: () => listener.close(),
  };
}
