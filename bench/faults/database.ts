// The database is killed, frozen, or has no connection left while people write.
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { articleFields } from '#server/testing/content/article.ts';
import { compare, openLedger, type Ledger } from './ledger.ts';
import { countsOf, seconds, shareOf, worstOf, type Case, type Result } from './result.ts';
import { openStage, until, type Answer, type Stage } from './stage.ts';

const writers = 8;
const pauseMs = 140;

interface Seen {
  at: number;
  answer: Answer;
}

interface Load {
  ledger: Ledger;
  /** Every answer to a writer, in order. */
  seen: Seen[];
  /** Answers to someone who only looks at the home page. */
  looked: Seen[];
  stop(): Promise<void>;
}

async function openArticle(stage: Stage): Promise<{ article: number; tokens: string[] }> {
  const staff = await stage.member('clerk', 'support');
  const { body } = await stage.call('/api/admin/blog', { method: 'POST', token: staff, json: articleFields });
  const tokens = [];
  for (let at = 0; at < writers; at++) tokens.push(await stage.member(`writer-${at}`));
  return { article: (body['article'] as { _id: number })._id, tokens };
}

let written = 0;

/** About fifty comments a second, each with a text and a key of its own; anyone who gets no answer sends the same again. */
function openLoad(stage: Stage, { article, tokens }: Awaited<ReturnType<typeof openArticle>>): Load {
  const ledger = openLedger();
  const load: Load = { ledger, seen: [], looked: [], stop: async () => undefined };
  let isOn = true;
  const write = async (token: string): Promise<void> => {
    while (isOn) {
      const text = `comment ${++written}`;
      ledger.sent(text);
      for (let isOpen = true; isOpen && isOn;) {
        const answer = await stage.call(`/api/blog/${article}/comments`, { method: 'POST', token, key: text, json: { text } });
        load.seen.push({ at: performance.now(), answer });
        isOpen = answer.status !== 201;
        if (!isOpen) ledger.acknowledge(text);
        await sleep(pauseMs);
      }
    }
  };
  const look = async (): Promise<void> => {
    while (isOn) {
      load.looked.push({ at: performance.now(), answer: await stage.call('/') });
      await sleep(100);
    }
  };
  const all = [...tokens.map(write), look()];
  load.stop = async () => {
    isOn = false;
    await Promise.all(all);
  };
  return load;
}

const foundComments = async ({ db }: Stage): Promise<Map<string, number>> => {
  const { rows } = await db.pool.query<{ text: string; count: number }>('select text, count(*)::int8 as count from blog_comments group by 1');
  return new Map(rows.map(({ text, count }) => [text, count]));
};

const failed = (seen: readonly Seen[]): Seen[] => seen.filter(({ answer }) => answer.status !== 201 && answer.status !== 200);

/** From `since` on: the first write that was acknowledged after the last one that failed. */
const backAfter = ({ seen }: Load, since: number): number => {
  const last = failed(seen).findLast(({ at }) => at > since)?.at ?? since;
  return (seen.find(({ at, answer }) => at > last && answer.status === 201)?.at ?? Number.POSITIVE_INFINITY) - since;
};

/** Until a second of writes went well. */
async function untilWell({ seen }: Load): Promise<void> {
  await until(
    () => {
      const fresh = seen.filter(({ at }) => at > performance.now() - 1000);
      return fresh.length > 3 && fresh.every(({ answer }) => answer.status === 201);
    },
    120_000,
    'writes that go well again',
  );
}

async function withLoad(
  rounds: number,
  strike: (stage: Stage, load: Load) => Promise<number>,
  told: (load: Load, stage: Stage) => Promise<Omit<Result, 'rounds' | 'recoveries'>>,
  ownDatabase = true,
): Promise<Result> {
  const stage = await openStage({ ownDatabase });
  try {
    const load = openLoad(stage, await openArticle(stage));
    await untilWell(load);
    const recoveries: number[] = [];
    for (let number = 0; number < rounds; number++) {
      await sleep(300 + Math.random() * 700);
      recoveries.push(await strike(stage, load));
      await untilWell(load);
    }
    await load.stop();
    return { rounds, recoveries, ...(await told(load, stage)) };
  } finally {
    await stage.close();
  }
}

async function telling(load: Load, stage: Stage): Promise<Omit<Result, 'rounds' | 'recoveries'>> {
  const refused = failed(load.seen);
  const slowest = worstOf(refused.map(({ answer }) => answer.ms));
  const home = load.looked.map(({ answer }) => answer);
  const noHint = refused.filter(({ answer }) => answer.status === 503 && !answer.retryAfter).length;
  return {
    sees: `cached pages keep working (home page: ${countsOf(home.map(({ status }) => status))}); ${refused.length > 0 ? `writes are refused with ${countsOf(refused.map(({ answer }) => answer.status))}, the slowest after ${seconds(slowest)}, and sent again` : 'writes wait until it continues'}`,
    kept: `${load.ledger.acknowledged.size} of ${load.ledger.acknowledged.size} acknowledged writes, each once`,
    wrong: [
      ...compare(load.ledger, await foundComments(stage)),
      ...refused.filter(({ answer }) => ![0, 503].includes(answer.status)).map(({ answer }) => `a write was answered ${answer.status}`),
      ...(noHint > 0 ? [`${noHint} times 503 without Retry-After`] : []),
      ...home.filter(({ status }) => status !== 200).map(({ status }) => `the home page was answered ${status}`),
    ],
  };
}

const killed: Case['run'] = (rounds) =>
  withLoad(
    rounds,
    async (stage, load) => {
      const before = stage.postmaster();
      const began = performance.now();
      process.kill(before, 'SIGKILL');
      await until(() => ![0, before].includes(stage.postmaster()), 60_000, 'a new PostgreSQL');
      await sleep(300);
      await untilWell(load);
      return backAfter(load, began);
    },
    telling,
  );

const childrenOf = (pid: number): number[] =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

/** Longer than any query may take. */
const frozenMs = 30_000;

const frozen: Case['run'] = (rounds) =>
  withLoad(
    rounds,
    async (stage, load) => {
      // Each of its processes has a group of its own.
      const all = [stage.postmaster(), ...childrenOf(stage.postmaster())];
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      await sleep(frozenMs);
      const began = performance.now();
      for (const pid of all) process.kill(pid, 'SIGCONT');
      await untilWell(load);
      return backAfter(load, began);
    },
    telling,
  );

/** Every connection of the pool waits for a row that someone else holds. */
const exhausted: Case['run'] = (rounds) =>
  withLoad(
    rounds,
    async (stage, load) => {
      const client = await stage.db.pool.connect();
      await client.query('begin');
      await client.query('lock table posts, listings, blog_comments in access exclusive mode');
      const waiting = Array.from({ length: 40 }, (_, at) => stage.call(`/api/posts/${at + 1}`));
      await sleep(6000);
      const began = performance.now();
      await client.query('rollback');
      client.release();
      await Promise.all(waiting);
      await untilWell(load);
      return backAfter(load, began);
    },
    async (load, stage) => {
      const told = await telling(load, stage);
      return {
        ...told,
        sees: `${told.sees}; half of all answers within ${seconds(
          shareOf(
            load.seen.map(({ answer }) => answer.ms),
            0.5,
          ),
        )}`,
      };
    },
    false,
  );

export const databaseCases: readonly Case[] = [
  { name: 'postgres-killed', fault: 'SIGKILL of PostgreSQL under 50 writes a second; the product starts it again', rounds: 20, run: killed },
  { name: 'postgres-frozen', fault: 'PostgreSQL stopped for 30 s without closing its connections', rounds: 1, run: frozen },
  { name: 'pool-exhausted', fault: 'every connection waits for locks for 6 s', rounds: 3, run: exhausted },
];
