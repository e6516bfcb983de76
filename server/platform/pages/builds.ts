// Where the built pages lie: a folder for each build, one for the assets of all of them, and which build is current.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const buildFolder = (root: string, name: string): string => path.join(root, 'build', name);

/** What browsers fetch, of all builds that are still there. */
export const assetsFolder = (root: string): string => path.join(root, 'build', 'assets');

/** The name of the newest finished build, if there is one. */
export function currentBuild(root: string): string | undefined {
  try {
    const name = readFileSync(path.join(root, 'build', 'current'), 'utf8');
    return existsSync(path.join(buildFolder(root, name), 'assets.json')) ? name : undefined;
  } catch {
    return undefined;
  }
}
