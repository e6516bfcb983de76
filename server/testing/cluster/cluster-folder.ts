// Where the PostgreSQL of a test run has its files.
import { mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endOrphan } from '#server/platform/database/embedded/embedded-postgres.ts';
import { holderOf, lockFolder } from '#server/platform/files/folder-lock.ts';

const memory = '/dev/shm';
const roomBytes = 4 * 2 ** 30;
const prefix = 'uthan-test-';
/** Between the folder and its lock lies an instant. */
const unlockedMs = 60_000;

export interface ClusterFolder {
  folder: string;
  /** On a disk, databases that are deleted make those that follow slower and slower: ext4 looks at every file number that was free lately. */
  isInMemory: boolean;
  remove(): void;
}

/** Ends and removes what killed runs of this account left behind: it would take up memory until the machine restarts. */
export async function removeLeft(parent: string): Promise<void> {
  for (const name of readdirSync(parent).filter((one) => one.startsWith(prefix))) {
    const folder = path.join(parent, name);
    const found = statSync(folder, { throwIfNoEntry: false });
    if (!found || found.uid !== (process.getuid?.() ?? found.uid) || Date.now() - found.mtimeMs < unlockedMs || holderOf(folder) !== undefined) continue;
    await endOrphan(path.join(folder, 'data'));
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomBytes;
  } catch {
    return false;
  }
}

/** A new folder that this process holds: in memory where that has room. */
export async function clusterFolder(): Promise<ClusterFolder> {
  const isInMemory = process.platform === 'linux' && hasRoom();
  const parent = isInMemory ? memory : tmpdir();
  await removeLeft(parent);
  const folder = mkdtempSync(path.join(parent, prefix));
  lockFolder(folder);
  return { folder, isInMemory, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
