import { mkdirSync } from 'node:fs';
import { lockFolder } from './folder-lock.ts';

const reasons: Readonly<Record<string, string>> = {
  EROFS: 'it lies on a file system that is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'there is a file in the place of a folder',
  EEXIST: 'there is a file in its place',
};

/** Creates the data folder if needed and locks it for this process; returns the function that unlocks it. Throws sentences. */
export function takeDataFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    return lockFolder(folder);
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new Error(`The data folder ${folder} cannot be used: ${reason}. Choose another with DATA_DIR, or make it writable.`, { cause: error });
  }
}
