// For command-line programs: connects to the data folder's database, starting it if no server runs it.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '#server/env.ts';
import { takeDataFolder } from '#server/platform/files/data-folder.ts';
import { runningPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { holderOf } from '#server/platform/files/folder-lock.ts';

export interface Reached {
  url: string;
  /** Stops what was started here; a running server's database continues. */
  release(): Promise<void>;
}

const readyTimeoutMs = 60_000;
const pollMs = 100;

async function joined(folder: string, dataDir: string): Promise<Reached | undefined> {
  const until = Date.now() + readyTimeoutMs;
  while (holderOf(dataDir) !== undefined && Date.now() < until) {
    const url = runningPostgres(folder);
    if (url) return { url, release: () => Promise.resolve() };
    await sleep(pollMs);
  }
  return undefined;
}

/** Waits up to a minute for a server that is just starting. Throws if the database does not start. */
export async function reachDatabase({
  databaseUrl,
  databaseDirectUrl,
  dataDir,
}: Pick<Env, 'databaseUrl' | 'dataDir'> & Partial<Pick<Env, 'databaseDirectUrl'>>): Promise<Reached> {
  const given = databaseDirectUrl ?? databaseUrl;
  if (given) return { url: given, release: () => Promise.resolve() };
  const folder = path.join(dataDir, 'postgres');
  const running = await joined(folder, dataDir);
  if (running) return running;
  const unlock = takeDataFolder(dataDir);
  try {
    const postgres = await startEmbeddedPostgres({ folder });
    return {
      url: postgres.url,
      async release() {
        await postgres.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
