// Checkers that are too large to be everyone's dependency: fetched from npm at a fixed version when someone asks for them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../.cache/tools');

function installedVersion(home: string): string | undefined {
  const file = path.join(home, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined;
}

/** The folder of a package at exactly `version`, installed first where it is missing. Throws when npm fails. */
export function toolFolder(name: string, version: string): string {
  const place = path.join(folder, `${name}-${version}`);
  const home = path.join(place, 'node_modules', name);
  if (installedVersion(home) === version) return home;
  const { status } = spawnSync('npm', ['install', '--prefix', place, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${name} ${version} could not be installed.`);
  return home;
}
