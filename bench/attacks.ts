// npm run attacks: the product with its limits on and a small stock of posts, attacked on loopback by one client, and what other visitors
// meet in the meantime (npm run attacks link-pictures for one of them). Everything in a throw-away folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dayMs, minuteMs } from '#contracts/durations.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { openDevices } from '#server/platform/http/callers/device.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { attackWith, isHeld, outcomeTable, type Stage } from './attack.ts';
import { attacks } from './attack-cases.ts';
import { generatePosts } from './search/generate-posts.ts';
import { freePort } from './machines/machines-database.ts';
import { openServer } from './machines/machines-server.ts';
import { machine } from './results-file.ts';

const postsMade = 400;
const [newDevices, oldDevices] = [31, 20];
const weekMs = 7 * dayMs;

const named = process.argv.slice(2);
const unknown = named.filter((name) => !attacks.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(`There is no attack ${unknown.join(', ')}. Choose among: ${attacks.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), 'uthan-attacks-'));
const undo: (() => Promise<unknown>)[] = [];

type Filled = Omit<Stage, 'url'>;

async function fill(url: string): Promise<Filled> {
  const database = openDatabase(url, { connectionsMax: 2 });
  try {
    await migrate(database.pool);
    await generatePosts(database, postsMade);
    const { rows } = await database.pool.query<{ id: number }>('select post_id as id from posts where listed order by post_id');
    const devices = await openDevices(database.db, { publicUrl: undefined });
    const cookies = (count: number, age: number): string[] =>
      Array.from({ length: count }, () => devices.cookie({ headers: {}, protocol: 'http' }, undefined, Date.now() - age).split(';')[0] ?? '');
    return { posts: rows.map(({ id }) => id), newDevices: cookies(newDevices, minuteMs), oldDevices: cookies(oldDevices, weekMs) };
  } finally {
    await database.close();
  }
}

async function all(): Promise<boolean> {
  const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres') });
  undo.push(() => postgres.stop());
  const filled = await fill(postgres.url);
  const server = openServer(await freePort(), path.join(folder, 'server'), { DATABASE_URL: postgres.url, RATE_LIMITS: 'on', DATABASE_POOL: '20' });
  undo.push(() => server.kill());
  await server.start();
  const stage: Stage = { url: server.url, ...filled };
  let held = true;
  for (const attack of attacks.filter(({ name }) => named.length === 0 || named.includes(name))) {
    const outcome = await attackWith(attack, stage);
    console.log(`\n${outcomeTable(attack, outcome)}`);
    held &&= isHeld(attack, outcome);
  }
  console.log(machine());
  return held;
}

let held = false;
try {
  held = await all();
} finally {
  for (const step of undo.toReversed()) await step().catch((error: unknown) => console.error(error));
  if (process.env['KEEP']) console.log(folder);
  else rmSync(folder, { recursive: true, force: true });
}
process.exit(held ? 0 : 1);
