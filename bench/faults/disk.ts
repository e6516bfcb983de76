// The disk is full: that of the photos, and that of the database. On a small file system of its own, in a mount namespace of its own.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { articleFields } from '#server/testing/content/article.ts';
import { multipart, sellPost } from '#server/testing/content/posts.ts';
import { compare, openLedger } from './ledger.ts';
import { countsOf, SkipError, type Case, type Result } from './result.ts';
import { openStage, until, type Stage } from './stage.ts';

/** Mounts a small file system over `place` and runs the command there; only this process and its children see it. */
function onSmallDisk(place: (folder: string) => string, megabytes: number) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || spawnSync('unshare', ['-m', 'true']).status !== 0)
    throw new SkipError('a full disk needs root on Linux: it is a small file system in a mount namespace.');
  return (command: readonly string[], folder: string): readonly string[] => {
    const where = place(folder);
    const script = `mkdir -p '${where}' && mount -t tmpfs -o size=${megabytes}m,mode=755 none '${where}' && exec "$@"`;
    return ['unshare', '-m', '--propagation', 'private', 'sh', '-c', script, 'sh', ...command];
  };
}

/** The same folder as the product sees it. */
const seen = (folder: string, pid: number): string => `/proc/${pid}/root${folder}`;

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Takes all space but so many bytes. */
function fill(folder: string, leave: number): string {
  const file = path.join(folder, 'ballast');
  writeFileSync(file, Buffer.alloc(Math.max(0, freeBytes(folder) - leave)));
  return file;
}

const noisy = (seed: number): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: { r: seed % 256, g: 90, b: 40 }, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg()
    .toBuffer();

async function photosFull(rounds: number): Promise<Result> {
  const wrap = onSmallDisk((folder) => path.join(folder, 'data', 'media'), 24);
  const stage = await openStage({ wrap });
  try {
    const token = await stage.member('seller');
    const ledger = openLedger();
    const [refused, recoveries, wrong]: [number[], number[], string[]] = [[], [], []];
    const send = async (key: string, photo: Buffer): Promise<number> => {
      ledger.sent(key);
      const { status } = await stage.call('/api/posts/sell', {
        method: 'POST',
        token,
        key,
        form: multipart({ ...sellPost, postTitle: `A flat, ${key}` }, [photo]),
      });
      if (status === 201) ledger.acknowledge(key);
      return status;
    };
    for (let number = 0; number < rounds; number++) {
      const media = seen(path.join(stage.folder, 'data', 'media'), stage.pid());
      const key = `full-${number}`;
      const photo = await noisy(number);
      await send(`before-${number}`, await noisy(1000 + number));
      const ballast = fill(media, 20_000);
      refused.push(await send(key, photo));
      const { status } = await stage.call('/');
      if (status !== 200) wrong.push(`the home page was answered ${status}`);
      const ready = await stage.call('/readyz');
      if (ready.status !== 503) wrong.push(`/readyz said ${ready.status} while nothing could be written`);
      rmSync(ballast);
      recoveries.push(await until(async () => (await send(key, photo)) === 201, 60_000, 'a post that is taken'));
      const empty = readdirSync(media, { recursive: true, encoding: 'utf8' }).filter(
        (name) => name.endsWith('.webp') && statSync(path.join(media, name)).size === 0,
      );
      wrong.push(...empty.map((name) => `${name} is empty`));
    }
    const { rows } = await stage.db.pool.query<{ key: string; count: number }>(
      "select split_part(title, ', ', 2) as key, count(*)::int8 as count from posts group by 1",
    );
    wrong.push(
      ...compare(ledger, new Map(rows.map(({ key, count }) => [key, count]))),
      ...refused.filter((status) => status !== 503).map((status) => `a photo on a full disk was answered ${status}`),
    );
    return {
      rounds,
      sees: `sending a post is refused (${countsOf(refused)}) with what to do; reading keeps working, /readyz turns red; sending again once there is space is taken`,
      kept: `${ledger.acknowledged.size} of ${ledger.acknowledged.size} posts; no half-written file`,
      recoveries,
      wrong,
    };
  } finally {
    await stage.close();
  }
}

const fullMs = 15_000;

async function writeUntil(
  stage: Stage,
  article: number,
  token: string,
  ledger: ReturnType<typeof openLedger>,
  round: number,
  stop: () => boolean,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; !stop(); count++) {
    const text = `comment ${round}-${count} ${'x'.repeat(800)}`;
    ledger.sent(text);
    const { status } = await stage.call(`/api/blog/${article}/comments`, {
      method: 'POST',
      token,
      key: `${round}-${count}`,
      json: { text },
      timeoutMs: 20_000,
    });
    statuses.push(status);
    if (status === 201) ledger.acknowledge(text);
    else await sleep(100);
  }
  return statuses;
}

async function databaseFull(rounds: number): Promise<Result> {
  const wrap = onSmallDisk((folder) => path.join(folder, 'data'), 400);
  const stage = await openStage({ wrap, ownDatabase: true, seenAt: seen });
  try {
    const staff = await stage.member('clerk', 'support');
    const token = await stage.member('writer');
    const { body } = await stage.call('/api/admin/blog', { method: 'POST', token: staff, json: articleFields });
    const article = (body['article'] as { _id: number })._id;
    const ledger = openLedger();
    const [statuses, recoveries, wrong]: [number[], number[], string[]] = [[], [], []];
    for (let number = 0; number < rounds; number++) {
      // Only what someone has looked at is kept.
      for (let visit = 0; visit < 3; visit++) await stage.call('/');
      const ballast = fill(seen(path.join(stage.folder, 'data'), stage.pid()), 0);
      let isOver = false;
      const writing = writeUntil(stage, article, token, ledger, number, () => isOver);
      // The write-ahead log has space in its present file: forcing it to the next one is what finds no space.
      await stage.db.pool
        .query("select pg_switch_wal() from generate_series(1, 3), pg_logical_emit_message(true, 'fill', repeat('x', 1000000))")
        .catch(() => undefined);
      await sleep(fullMs);
      const home = await stage.call('/');
      if (home.status !== 200) wrong.push(`the home page was answered ${home.status}`);
      isOver = true;
      statuses.push(...(await writing));
      rmSync(ballast);
      const text = `after ${number}`;
      ledger.sent(text);
      recoveries.push(
        await until(
          async () => (await stage.call(`/api/blog/${article}/comments`, { method: 'POST', token, key: text, json: { text } })).status === 201,
          120_000,
          'a comment that is taken',
        ),
      );
      ledger.acknowledge(text);
    }
    const { rows } = await stage.db.pool.query<{ text: string; count: number }>('select text, count(*)::int8 as count from blog_comments group by 1');
    wrong.push(
      ...compare(ledger, new Map(rows.map(({ text, count }) => [text, count]))),
      ...statuses.filter((status) => status !== 201 && status !== 503).map((status) => `a write was answered ${status}`),
    );
    return {
      rounds,
      sees: `cached pages keep working; writes: ${countsOf(statuses)}`,
      kept: `${ledger.acknowledged.size} of ${ledger.acknowledged.size} acknowledged writes, each once`,
      recoveries,
      wrong,
    };
  } finally {
    await stage.close();
  }
}

export const diskCases: readonly Case[] = [
  { name: 'disk-full-photos', fault: 'no space left for photos', rounds: 5, run: photosFull },
  { name: 'disk-full-database', fault: 'no space left for the database for 15 s', rounds: 2, run: databaseFull },
];
