// Clients that are slow, that send the same several times, or in another order; and a deployment under load.
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { compare, openLedger } from './ledger.ts';
import { countsOf, seconds, shareOf, worstOf, type Case, type Result } from './result.ts';
import { openStage, until, type Stage } from './stage.ts';

const slowClients = 600;
/** A minute, see server/platform/http/limits/slow-clients.ts, and some of a busy machine. */
const patienceMs = 75_000;

async function timesOf(stage: Stage, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) times.push((await stage.call('/')).ms, (await stage.call(`/api/search?page=${(at % 5) + 1}`)).ms);
  return times;
}

/** Heads that never end, bodies that trickle, and answers that no one reads, a third each. */
function slowClient(stage: Stage, kind: number): Socket {
  const { port } = new URL(stage.url);
  const socket = connect({ host: '127.0.0.1', port: Number(port) });
  socket.on('error', () => undefined);
  if (kind === 0) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  else if (kind === 1) socket.write('POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{');
  else {
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  }
  if (kind < 2) {
    const timer = setInterval(() => socket.write('a'), 2000);
    socket.on('close', () => clearInterval(timer));
  } else socket.on('end', () => socket.destroy());
  return socket;
}

async function slow(rounds: number): Promise<Result> {
  const stage = await openStage();
  try {
    const usual = shareOf(await timesOf(stage, 60), 0.99);
    const [meanwhile, closedAfter, wrong]: [number[], number[], string[]] = [[], [], []];
    for (let number = 0; number < rounds; number++) {
      const began = performance.now();
      const sockets = Array.from({ length: slowClients }, (_, at) => slowClient(stage, at % 3));
      let open = sockets.filter((_, at) => at % 3 < 2).length;
      for (const [at, socket] of sockets.entries()) if (at % 3 < 2) socket.on('close', () => closedAfter.push(--open >= 0 ? performance.now() - began : 0));
      await sleep(1000);
      meanwhile.push(...(await timesOf(stage, 60)));
      await until(() => open === 0, patienceMs, 'the end of every slow connection').catch((error: Error) => wrong.push(error.message));
      for (const socket of sockets) socket.destroy();
    }
    const p99 = shareOf(meanwhile, 0.99);
    return {
      rounds,
      sees: `others wait ${seconds(p99)} at the 99th percentile beside ${slowClients} slow connections, ${seconds(usual)} without`,
      kept: `slow heads and bodies are cut off after ${seconds(shareOf(closedAfter, 0.5))} (the last after ${seconds(worstOf(closedAfter))})`,
      recoveries: [],
      wrong,
    };
  } finally {
    await stage.close();
  }
}

async function duplicates(rounds: number): Promise<Result> {
  const stage = await openStage();
  try {
    const ledger = openLedger();
    const photo = await photograph(80, 60);
    const [statuses, wrong]: [number[], string[]] = [[], []];
    for (let number = 0; number < rounds; number++) {
      const token = await stage.member(`seller-${number}`);
      const key = `same-${number}`;
      const form = multipart({ ...sellPost, postTitle: `A flat, ${key}` }, [photo]);
      const answers = await Promise.all(Array.from({ length: 50 }, () => stage.call('/api/posts/sell', { method: 'POST', token, key, form })));
      statuses.push(...answers.map(({ status }) => status));
      const numbers = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body['PostID']));
      if (numbers.size !== 1) wrong.push(`${key} was given ${numbers.size} numbers`);
      ledger.acknowledge(key);
    }
    const { rows } = await stage.db.pool.query<{ key: string; count: number }>(
      "select split_part(title, ', ', 2) as key, count(*)::int8 as count from posts group by 1",
    );
    wrong.push(...compare(ledger, new Map(rows.map(({ key, count }) => [key, count]))));
    wrong.push(...statuses.filter((status) => ![201, 429, 503].includes(status)).map((status) => `answered ${status}`));
    return {
      rounds,
      sees: `fifty taps together: ${countsOf(statuses)}; all that are taken tell the same number, the others are asked to wait`,
      kept: `${ledger.acknowledged.size} posts, one for each key`,
      recoveries: [],
      wrong,
    };
  } finally {
    await stage.close();
  }
}

/** An edit, a later edit, and then the first one again, as a network delivers it late. */
async function reordered(rounds: number): Promise<Result> {
  const stage = await openStage();
  try {
    const photo = await photograph(80, 60);
    const staff = await stage.member('clerk', 'support');
    const wrong: string[] = [];
    const late: number[] = [];
    for (let number = 0; number < rounds; number++) {
      const token = await stage.member(`seller-${number}`);
      const sent = await stage.call('/api/posts/sell', { method: 'POST', token, form: multipart(sellPost, [photo]) });
      const id = String(sent.body['PostID']);
      const own = await stage.call(`/api/profile/getUserPost/${id}`, { token });
      const images = (own.body['post'] as { images: { id: string }[] }).images.map((image) => image.id);
      const edit = (title: string, key: string) =>
        stage.call(`/api/profile/updateUserPosts/${id}`, {
          method: 'PUT',
          token,
          key,
          form: multipart({ ...sellPost, postTitle: title, keepImages: JSON.stringify(images) }, []),
        });
      await edit('The first change of the title', `first-${number}`);
      await edit('The second change of the title', `second-${number}`);
      late.push((await edit('The first change of the title', `first-${number}`)).status);
      // A decision on what was read before the edits comes late.
      const decision = await stage.call(`/api/admin/posts/${id}/approve`, { method: 'PUT', token: staff, json: { revision: 1 } });
      if (decision.status !== 409) wrong.push(`an approval of an older revision was answered ${decision.status}`);
      const { rows } = await stage.db.pool.query<{ title: string; state: string }>('select title, state from posts where post_id = $1', [id]);
      if (rows[0]?.title !== 'The second change of the title' || rows[0].state !== 'pending') wrong.push(`${id} says: ${rows[0]?.title} (${rows[0]?.state})`);
    }
    return {
      rounds,
      sees: `a late copy of an older edit is answered as the first time (${countsOf(late)}) and changes nothing; a decision on an older revision is refused with 409`,
      kept: `the newer edit, ${rounds} of ${rounds} times`,
      recoveries: [],
      wrong,
    };
  } finally {
    await stage.close();
  }
}

/** SIGTERM under load: anyone who was let in is answered; a new process takes over. */
async function restart(rounds: number): Promise<Result> {
  const stage = await openStage({ env: { DRAIN_SECONDS: '2' } });
  try {
    const [recoveries, ends, wrong]: [number[], number[], string[]] = [[], [], []];
    let answered = 0;
    for (let number = 0; number < rounds; number++) {
      let isOn = true;
      const ask = async (): Promise<void> => {
        while (isOn) {
          // As a load balancer does: only a server that says it is ready gets new requests.
          if ((await stage.call('/readyz')).status !== 200) break;
          const { status } = await stage.call(`/api/search?page=${(answered % 9) + 1}`);
          if (status === 200) answered++;
          else wrong.push(`answered ${status} while it ended`);
        }
      };
      const asking = Array.from({ length: 8 }, ask);
      await sleep(500);
      const ended = stage.end();
      await Promise.all(asking);
      isOn = false;
      ends.push(await ended);
      recoveries.push(await stage.start());
    }
    return {
      rounds,
      sees: `no one notices anything behind a load balancer that asks /readyz: ${answered} requests, ${wrong.length} failed; the process ends ${seconds(worstOf(ends))} after SIGTERM at the latest, 2 s of which it waits on purpose`,
      kept: 'everything',
      recoveries,
      wrong,
    };
  } finally {
    await stage.close();
  }
}

export const clientCases: readonly Case[] = [
  { name: 'slow-clients', fault: `${slowClients} clients with heads that never end, bodies that trickle, answers that no one reads`, rounds: 1, run: slow },
  { name: 'duplicates', fault: 'the same post sent fifty times together with one key', rounds: 5, run: duplicates },
  { name: 'reordered', fault: 'an older edit and an older decision arrive after a newer edit', rounds: 5, run: reordered },
  { name: 'restart', fault: 'SIGTERM under load, and a new process', rounds: 3, run: restart },
];
