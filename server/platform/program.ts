// Which program this is: for backups, migrations, the monitor and admins.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');

function read(file: string): string | undefined {
  try {
    return readFileSync(path.join(root, file), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** An image has no .git: its build writes the commit to a file. */
function findCommit(): string {
  const written = read('.commit');
  if (written) return written;
  const head = read('.git/HEAD');
  const branch = head?.startsWith('ref: ') ? head.slice(5) : undefined;
  const packed =
    branch &&
    read('.git/packed-refs')
      ?.split('\n')
      .find((line) => line.endsWith(` ${branch}`))
      ?.slice(0, 40);
  return (branch ? (read(`.git/${branch}`) ?? packed) : head) ?? 'unknown';
}

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };

export const program = { version, major: Number.parseInt(version, 10), commit: findCommit().slice(0, 12) };
