// One live process per data folder. The lock names its holder; a killed holder loses it.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

interface Holder {
  pid: number;
  startedAt: string;
}

/** The fields of /proc/PID/stat after the process name, on Linux: its state first. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Start time of the process (clock ticks since boot), so that a reused pid is not taken for the holder. */
const startOf = (pid: number): string => statOf(pid)[19] ?? '';

/** Whether the process runs; a zombie (in a container without an init) does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return statOf(pid)[0] !== 'Z';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

const holds = (holder: Holder): boolean => isAlive(holder.pid) && (holder.startedAt === '' || holder.startedAt === startOf(holder.pid));

/** The live process that holds the folder, if any. */
export function holderOf(folder: string): number | undefined {
  const holder = readHolder(path.join(folder, 'server.lock'));
  return holder && holds(holder) ? holder.pid : undefined;
}

/**
 * Locks the folder for this process; returns the function that unlocks it.
 * Throws a sentence for people if another live process holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'server.lock');
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      writeSync(handle, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Holder));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder(file);
      if (holder && holds(holder)) {
        throw new Error(
          `Another Uthan (process ${holder.pid}) is already using the data folder ${folder}. ` + 'Stop it first, or choose another folder with DATA_DIR.',
          { cause: error },
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error(`The data folder ${folder} could not be locked.`);
}
