// A small copy of the repository's rules in a folder of its own, in which tests break them on purpose.
import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A program of a package, as npm installs it. */
export const program = (name: string): string => path.join(root, 'node_modules', '.bin', name + (process.platform === 'win32' ? '.cmd' : ''));

export type Planted = readonly [what: string, file: string, text: string, refusal: string];

export function plant(folder: string, files: readonly (readonly [string, string])[]): void {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${text}\n`);
  }
}

export function house(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'uthan-walls-'));
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.base.json', 'tsconfig.node.json', 'tsconfig.browser.json']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}
