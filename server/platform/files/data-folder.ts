import { existsSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { lockFolder } from './folder-lock.ts';

const reasons: Readonly<Record<string, string>> = {
  EROFS: 'it lies on a file system that is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'there is a file in the place of a folder',
  EEXIST: 'there is a file in its place',
  ENOENT: 'no folder can be made there',
  ELOOP: 'a link on the way to it leads nowhere; is its disk mounted?',
};

const coded = (code: string): Error => Object.assign(new Error(code), { code });

/** One by one: Node's own `recursive` tries for ever in /proc, and says of a link that leads nowhere only that something is missing. */
function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = folder; !existsSync(at); at = path.dirname(at)) {
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink()) throw coded('ELOOP');
    missing.unshift(at);
  }
  for (const one of missing) {
    try {
      mkdirSync(one);
    } catch (error) {
      // Another program may have made it in the same moment.
      if (!statSync(one, { throwIfNoEntry: false })?.isDirectory()) throw error;
    }
  }
  if (!statSync(folder).isDirectory()) throw coded('EEXIST');
}

/** Creates the data folder if needed and locks it for this process; returns the function that unlocks it. Throws sentences. */
export function takeDataFolder(folder: string): () => void {
  try {
    makeFolder(folder);
    return lockFolder(folder);
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new Error(`The data folder ${folder} cannot be used: ${reason}. Choose another with DATA_DIR, or make it writable.`, { cause: error });
  }
}
