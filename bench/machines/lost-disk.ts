// npm run bench lost-disk: what is lost, and for how long, when the database's disk dies or somebody deletes what they should not have:
// an archive of the write-ahead log, restored to its end and to an instant, and a replica that is promoted.
import { appendFileSync, chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { rounded, table, writePart } from '#bench/results-file.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { asked, copyFolder, eventually, openMachine, openReplicaMachine, type Machine } from './machines-database.ts';

const archiveTimeoutSeconds = 10;
const writesFor = { beforeCopy: 3000, beforeMistake: 12_000, afterMistake: 15_000, replicated: 6000 };
const everyMs = 20;

interface Outcome {
  trial: string;
  /** Rows that were acknowledged and are not there afterwards, of how many. */
  lost: number;
  written: number;
  /** From the last row that is there to the last one that was acknowledged. */
  lostSeconds: number;
  /** From the first step of the repair to the first row that is written again. */
  awaySeconds: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'uthan-lost-disk-'));
const archive = path.join(folder, 'archive');
mkdirSync(archive, { mode: 0o777 });

/** Writes rows one after the other until `stop`; returns when each was acknowledged. */
function writer(url: string): { times: Date[]; stop(): Promise<void> } {
  const times: Date[] = [];
  let isOver = false;
  const writing = (async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    while (!isOver) {
      const done = await client.query('insert into ledger (at) values ($1)', [times.length]).catch(() => undefined);
      if (!done) break;
      times.push(new Date());
      await sleep(everyMs);
    }
    await client.end().catch(() => undefined);
  })();
  return {
    times,
    async stop() {
      isOver = true;
      await writing;
    },
  };
}

async function outcomeOf(trial: string, url: string, times: readonly Date[], began: number): Promise<Outcome> {
  await eventually(() => asked(url, 'insert into ledger (at) values (-1)'), 120, 'Writing');
  const awaySeconds = (Date.now() - began) / 1000;
  const { count } = (await asked(url, 'select count(*)::int as count from ledger where at >= 0')) as { count: number };
  const [there, last] = [times[count - 1], times.at(-1)];
  const lostSeconds = there && last ? (last.getTime() - there.getTime()) / 1000 : 0;
  return { trial, lost: times.length - count, written: times.length, lostSeconds, awaySeconds };
}

/** A copy of the base backup that reads the archive when it starts: to its end, or to `until`. */
async function restoredFrom(base: string, primary: string, until?: Date): Promise<Machine> {
  const own = mkdtempSync(path.join(folder, 'restored-'));
  const data = path.join(own, 'data');
  cpSync(base, data, { recursive: true });
  chmodSync(data, 0o700);
  const target = until ? `recovery_target_time = '${until.toISOString().replace('T', ' ').replace('Z', '+00')}'\nrecovery_target_action = 'promote'\n` : '';
  appendFileSync(path.join(data, 'postgresql.auto.conf'), `\narchive_mode = 'off'\nrestore_command = 'cp ${archive}/%f %p'\n${target}`);
  writeFileSync(path.join(data, 'recovery.signal'), '');
  return openMachine(own, primary);
}

/** A database with an archive of its log, as docs/operation.md asks for it, in a cluster that is ours to kill. */
async function openPrimary(): Promise<{ machine: Machine; data: string }> {
  const own = path.join(folder, 'primary');
  const made = await startEmbeddedPostgres({ folder: own });
  await asked(made.url, 'create table ledger (n bigint generated always as identity primary key, at bigint not null)');
  const settings = { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`, archive_timeout: `${archiveTimeoutSeconds}s` };
  for (const [name, value] of Object.entries(settings)) await asked(made.url, `alter system set ${name} = '${value}'`);
  await made.stop();
  const machine = await openMachine(own, made.url);
  await machine.start();
  return { machine, data: path.join(own, 'data') };
}

async function archiveTrials({ machine, data }: { machine: Machine; data: string }): Promise<Outcome[]> {
  const base = path.join(folder, 'base');
  const writing = writer(machine.url);
  await sleep(writesFor.beforeCopy);
  await copyFolder(machine.url, data, base);
  await sleep(writesFor.beforeMistake);
  const mistake = new Date();
  const before = writing.times.length;
  await sleep(writesFor.afterMistake);
  await machine.kill();
  rmSync(data, { recursive: true });
  await writing.stop();
  const results: Outcome[] = [];
  for (const [trial, until] of [
    ['the disk is lost, the archive is read to its end', undefined],
    ['a mistake: the archive is read to the instant before it', mistake],
  ] as const) {
    const began = Date.now();
    const again = await restoredFrom(base, machine.url, until);
    await again.start();
    const expected = until ? writing.times.slice(0, before) : writing.times;
    results.push(await outcomeOf(trial, again.url, expected, began));
    await again.kill();
  }
  return results;
}

async function promoteTrial(): Promise<Outcome> {
  const own = path.join(folder, 'with-replica');
  const made = await startEmbeddedPostgres({ folder: own });
  await asked(made.url, 'create table ledger (n bigint generated always as identity primary key, at bigint not null)');
  await made.stop();
  const machine = await openMachine(own, made.url);
  await machine.start();
  const replica = await openReplicaMachine(machine.url, path.join(own, 'data'), path.join(folder, 'replica'));
  await replica.start();
  const writing = writer(machine.url);
  await sleep(writesFor.replicated);
  await machine.kill();
  await writing.stop();
  const began = Date.now();
  await asked(replica.url, 'select pg_promote()');
  const result = await outcomeOf('the primary is lost, its replica is promoted', replica.url, writing.times, began);
  await replica.kill();
  return result;
}

try {
  const results = [...(await archiveTrials(await openPrimary())), await promoteTrial()];
  const head = ['trial', 'rows acknowledged', 'lost', 'lost, in seconds', 'until it is written to again, s'];
  const rows = results.map(({ trial, written, lost, lostSeconds, awaySeconds }) => [
    trial,
    rounded(written),
    rounded(lost),
    rounded(lostSeconds, 1),
    rounded(awaySeconds, 1),
  ]);
  console.log(table(head, rows));
  const text = `One writer, a row every ${everyMs} ms, each in a transaction of its own; \`archive_timeout\` ${archiveTimeoutSeconds} s, so no more than that can be lost with the disk.\n\n${table(head, rows)}`;
  writePart('lost-disk', 'When the disk of the database dies', text);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
