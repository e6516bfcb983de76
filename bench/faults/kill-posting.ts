// The server is killed while people send posts of five pictures; anyone who was not answered sends again with the same key.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { fileName, widthsOf } from '#server/media/shape.ts';
import { sweepPictures } from '#server/media/service.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { multipart, sellPost } from '#server/testing/content/posts.ts';
import { compare, openLedger, type Ledger } from './ledger.ts';
import { countsOf, momentOf, type Case, type Result } from './result.ts';
import { openStage, type Stage } from './stage.ts';

const picturesEach = 5;
const atOnce = 2;
/** No one may have more than fifty posts. */
const roundsEach = 20;

/** Five that no one has sent before. */
const photos = (number: number): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: picturesEach }, (_, at) => {
      const background = { r: number % 256, g: (number >> 8) + at * 50, b: 90 };
      return sharp({ create: { width: 900, height: 700 + at, channels: 3, background } })
        .jpeg()
        .toBuffer();
    }),
  );

interface Sender {
  stage: Stage;
  token: string;
}

async function send({ stage, token }: Sender, key: string, images: Buffer[]) {
  return stage.call('/api/posts/sell', { method: 'POST', token, key, form: multipart({ ...sellPost, postTitle: `A flat, ${key}` }, images) });
}

/** How often each key’s post is there. */
async function foundPosts({ db }: Stage): Promise<Map<string, number>> {
  const { rows } = await db.pool.query<{ key: string; count: number }>(
    "select split_part(title, ', ', 2) as key, count(*)::int8 as count from posts group by 1",
  );
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Every post has its pictures, every picture its files, every owner was told once; swept, no file is left besides. */
async function wholeFaults(stage: Stage): Promise<string[]> {
  const { db, pool } = stage.db;
  const dataDir = path.join(stage.folder, 'data');
  const storage = openStorage(undefined, dataDir);
  await pool.query('update pictures set created_at = to_timestamp(0)');
  await sweepPictures({ db, storage });
  const { rows } = await pool.query<{ post_id: number; hash: string | null; width: number }>(
    'select p.post_id, i.picture as hash, c.width from posts p left join post_images i on i.post = p.id left join pictures c on c.hash = i.picture',
  );
  const owned = [...Map.groupBy(rows, ({ post_id }) => post_id)];
  const incomplete = owned
    .filter(([, all]) => all.length !== picturesEach || all.some(({ hash }) => hash === null))
    .map(([id]) => `post ${id} has not all its pictures`);
  const wanted = new Set(rows.flatMap(({ hash, width }) => (hash ? widthsOf(width).map((one) => fileName(hash, one)) : [])));
  const media = path.join(dataDir, 'media');
  const missing = [...wanted].filter((name) => !existsSync(path.join(media, name))).map((name) => `no file ${name}`);
  const there = readdirSync(media, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.parentPath.includes('.unfinished'));
  const besides = there.length - wanted.size;
  const told = await pool.query<{ count: number }>("select count(*)::int8 as count from notifications where kind = 'post_submitted'");
  return [
    ...incomplete,
    ...missing,
    ...(besides > 0 ? [`${besides} files that nothing shows, after the sweep`] : []),
    ...(told.rows[0]?.count === owned.length ? [] : [`${told.rows[0]?.count} notices of ${owned.length} posts`]),
  ];
}

async function round(
  { stage, token }: Sender,
  number: number,
  killAfterMs: number,
  ledger: Ledger,
): Promise<{ ready: number; first: number[]; wrong: string[] }> {
  const keys = Array.from({ length: atOnce }, (_, at) => `key-${number}-${at}`);
  const sent = await Promise.all(keys.map((_, at) => photos(number * atOnce + at)));
  const answers = keys.map((key, at) => {
    ledger.sent(key);
    return send({ stage, token }, key, sent[at] ?? []);
  });
  await sleep(killAfterMs);
  await stage.kill();
  const first = await Promise.all(answers);
  for (const [at, { status, body }] of first.entries()) if (status === 201) ledger.acknowledge(keys[at] ?? '', body['PostID']);
  const ready = await stage.start();
  const wrong: string[] = [];
  for (const [at, key] of keys.entries()) {
    const { status, body } = await send({ stage, token }, key, sent[at] ?? []);
    const before = ledger.acknowledged.get(key);
    if (status !== 201) wrong.push(`${key} sent again: ${status}`);
    else if (before !== undefined && before !== body['PostID']) wrong.push(`${key} was ${before}, sent again it is ${body['PostID']}`);
    ledger.acknowledge(key, body['PostID']);
  }
  return { ready, first: first.map(({ status }) => status), wrong };
}

/** How long a round takes right after a start when nothing happens: the first requests of a process are slow. */
async function usualMs(sender: Sender, ledger: Ledger): Promise<number> {
  let longest = 0;
  for (let turn = 0; turn < 2; turn++) {
    await sender.stage.kill();
    await sender.stage.start();
    const keys = [`warm-${turn}-0`, `warm-${turn}-1`];
    const images = await Promise.all(keys.map((_, at) => photos(60_000 + turn * 2 + at)));
    const answers = await Promise.all(keys.map((key, at) => send(sender, key, images[at] ?? [])));
    for (const [at, { status, body }] of answers.entries()) {
      if (status !== 201) throw new Error(`A post was answered ${status}.`);
      ledger.acknowledge(keys[at] ?? '', body['PostID']);
    }
    longest = Math.max(longest, ...answers.map(({ ms }) => ms));
  }
  return longest;
}

async function run(rounds: number): Promise<Result> {
  const stage = await openStage();
  try {
    const sender = { stage, token: await stage.member('seller') };
    let current = sender;
    const ledger = openLedger();
    const spanMs = await usualMs(sender, ledger);
    const done = [];
    for (let number = 0; number < rounds; number++) {
      if (number % roundsEach === 0) current = { stage, token: await stage.member(`seller-${number}`) };
      done.push(await round(current, number, momentOf(number, rounds, spanMs), ledger));
    }
    const firsts = done.flatMap(({ first }) => first);
    const wrong = [...done.flatMap((one) => one.wrong), ...compare(ledger, await foundPosts(stage)), ...(await wholeFaults(stage))];
    return {
      rounds,
      sees: `the connection breaks (${countsOf(firsts)} at first); the draft stays on the device, and sending again gives one post: 201 every time`,
      kept: `${ledger.acknowledged.size} of ${ledger.acknowledged.size} posts, each once with five pictures and all files; no file besides after the sweep`,
      recoveries: done.map(({ ready }) => ready),
      wrong,
    };
  } finally {
    await stage.close();
  }
}

export const killPosting: Case = { name: 'kill-posting', fault: 'SIGKILL of the server while two posts with five photos each are sent', rounds: 100, run };
