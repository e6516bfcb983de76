// The folders of built pages: one per build, one for the assets of all builds, and a pointer to the current build.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const buildFolder = (root: string, name: string): string => path.join(root, 'build', name);

/** Assets of all builds that still exist. */
export const assetsFolder = (root: string): string => path.join(root, 'build', 'assets');

/** In the folder of a build: its styles rule by rule, as `FirstStyles`. */
export const firstStylesFile = 'first-styles.json';

/** The name of the newest finished build, if any. */
export function currentBuild(root: string): string | undefined {
  try {
    const name = readFileSync(path.join(root, 'build', 'current'), 'utf8');
    return existsSync(path.join(buildFolder(root, name), 'assets.json')) ? name : undefined;
  } catch {
    return undefined;
  }
}
