// The PostgreSQL cluster with migrated databases that every test run copies, cached in .cache/test-postgres: `initdb` and all migrations take
// seconds, a copy takes a fraction of one.
import { createHash } from 'node:crypto';
import { chmodSync, constants, cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs } from '#contracts/durations.ts';
import { endOrphan } from '#server/platform/database/embedded/embedded-postgres.ts';
import { lockFolder } from '#server/platform/files/folder-lock.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cached = path.join(root, '.cache/test-postgres');
/** Two, so that changing between two branches does not make one each time. */
const clustersMax = 2;
const lockMs = 5 * minuteMs;
/** Everything that decides what is in the cluster; package.json has the version of PostgreSQL. */
const madeFrom = [
  'package.json',
  'server/migrations/*.sql',
  'server/platform/database/{embedded-postgres,postgres-binaries,migrate}.ts',
  'server/platform/jobs/jobs.ts',
  'server/testing/{postgres,template-cluster}.ts',
];

/** Changes with every file that `patterns` name, and with the machine. */
export function keyOf(patterns: readonly string[] = madeFrom, from = root): string {
  const hash = createHash('sha256').update([process.platform, process.arch, process.getuid?.()].join());
  for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: from })).toSorted()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(from, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function locked(folder: string): Promise<() => void> {
  const until = Date.now() + lockMs;
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      // Another run makes it at this moment.
      if (Date.now() > until) throw error;
      await sleep(50);
    }
  }
}

function removeOld(folder: string): void {
  const byUse = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ file: path.join(folder, name), used: statSync(path.join(folder, name)).mtimeMs }))
    .toSorted((a, b) => b.used - a.used);
  for (const { file } of byUse.slice(clustersMax)) rmSync(file, { recursive: true, force: true });
}

/**
 * Copies the cluster to `to`. The first run with these migrations makes it: `make` fills the folder that it is given and leaves nothing
 * running there.
 */
export async function copyTemplateCluster(to: string, make: (folder: string) => Promise<void>, { folder = cached, key = keyOf() } = {}): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const cluster = path.join(folder, key);
  // Also while it is copied: another run with other migrations must not remove it.
  const unlock = await locked(folder);
  try {
    if (!existsSync(cluster)) {
      const draft = `${cluster}.new`;
      // What a killed run left.
      await endOrphan(path.join(draft, 'data'));
      rmSync(draft, { recursive: true, force: true });
      await make(draft);
      renameSync(draft, cluster);
    }
    utimesSync(cluster, new Date(), new Date());
    removeOld(folder);
    cpSync(cluster, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
    // A copied folder is readable by all, which PostgreSQL refuses.
    if (existsSync(path.join(to, 'data'))) chmodSync(path.join(to, 'data'), 0o700);
  } finally {
    unlock();
  }
}
