// Builds the web app when its sources changed since the last build, and compresses what browsers fetch.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { lockFolder } from '#server/platform/folder-lock.ts';

const root = path.resolve(import.meta.dirname, '..');
const stampFile = path.join(root, '.cache', 'build.stamp');
const sources = ['web', 'contracts', 'i18n', 'public', 'vite.config.ts', 'react-router.config.ts', 'package.json', 'package-lock.json'];

function filesOf(name: string): string[] {
  const full = path.join(root, name);
  if (path.extname(name)) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** The build empties its folder, so this runs after every one. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|webmanifest)$/.test(entry)) continue;
    const bytes = readFileSync(path.join(folder, entry));
    writeFileSync(path.join(folder, `${entry}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(path.join(folder, `${entry}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

/** Two starts at once in one checkout must not build over each other. */
async function lockBuild(): Promise<() => void> {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  for (;;) {
    try {
      return lockFolder(path.join(root, '.cache'));
    } catch {
      await setTimeout(500);
    }
  }
}

/** Leaves an up-to-date build in build/. Throws when it fails. */
export async function buildPages(): Promise<void> {
  const release = await lockBuild();
  try {
    buildIfStale();
  } finally {
    release();
  }
}

function buildIfStale(): void {
  const wanted = hashOfSources();
  const current = existsSync(stampFile) && existsSync(path.join(root, 'build/server/index.js')) ? readFileSync(stampFile, 'utf8') : '';
  if (current === wanted) return;
  process.stderr.write('Building the pages …\n');
  const result = spawnSync('react-router', ['build', '--logLevel', 'error'], {
    shell: process.platform === 'win32',
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) throw new Error('The pages could not be built.');
  cpSync(path.join(root, 'public'), path.join(root, 'build/client/public'), { recursive: true });
  compress(path.join(root, 'build/client'));
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
}
