// Builds the web app when its sources changed since the last build. Each build has a folder of its own, named by the hash
// of its sources; `build/current` names the newest. The files that browsers fetch lie together in `build/assets`, under
// names that change with their content, so that neither a running process nor an open tab loses one: see
// docs/decisions/0022-builds-side-by-side.md.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { dayMs } from '#contracts/durations.ts';
import { lockFolder } from '#server/platform/files/folder-lock.ts';
import { assetsFolder, buildFolder, currentBuild, firstStylesFile } from '#server/platform/pages/builds.ts';
import type { FirstStyles } from '#server/platform/pages/first-styles.ts';
import { allWordFiles } from '#server/platform/pages/page-words.ts';
import { takeApart } from './first-styles.ts';

const root = path.resolve(import.meta.dirname, '../..');
const builds = path.join(root, 'build');
/** Folders and files of which the pages are made. */
export const pageSources = [
  'web',
  'contracts',
  'i18n',
  'public',
  'scripts/pages/first-styles.ts',
  'server/platform/pages/page-words.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
];
/** So many builds stay, the newest first; a younger one than a day stays in any case. */
const buildsKept = 5;
const retryMs = 500;
/** After so long the wait for another build is told. */
const tellAfterMs = 2000;

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
  for (const file of pageSources.flatMap(filesOf)) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|json|svg|webmanifest)$/.test(entry)) continue;
    const bytes = readFileSync(path.join(folder, entry));
    writeFileSync(path.join(folder, `${entry}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(path.join(folder, `${entry}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

/**
 * Two starts at once in one checkout must not build over each other. Waits while another living process builds; throws a
 * sentence where the folder cannot be locked at all.
 */
export async function lockBuild(folder: string, say: (line: string) => void): Promise<() => void> {
  const began = Date.now();
  let told = false;
  for (;;) {
    try {
      mkdirSync(folder, { recursive: true });
      return lockFolder(folder);
    } catch (error) {
      const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
      if (cause?.code !== 'EEXIST') {
        const advice = 'Run "npm run build" once as a user who may write there; a start with a finished build writes nothing.';
        throw new Error(`The pages have to be built, but ${folder} cannot be locked: ${message}\n${advice}`, { cause: error });
      }
      if (!told && Date.now() - began > tellAfterMs) {
        told = true;
        say('Waiting for another process to finish building the pages …');
      }
      await setTimeout(retryMs);
    }
  }
}

/** Whether the build of these sources is finished. */
export const arePagesBuilt = (): boolean => currentBuild(root) === hashOfSources();

interface Building {
  say?: (line: string) => void;
  /** The caller shows already that it is built. */
  isShown?: boolean;
}

/** Leaves an up-to-date build and returns its name. Throws a sentence when it fails; writes nothing where it is finished already. */
export async function buildPages({ say = (line) => void process.stderr.write(`${line}\n`), isShown = false }: Building = {}): Promise<string> {
  const wanted = hashOfSources();
  if (currentBuild(root) === wanted) return wanted;
  const release = await lockBuild(path.join(root, '.cache'), say);
  try {
    if (currentBuild(root) === wanted) return wanted;
    if (!existsSync(path.join(builds, wanted, 'assets.json'))) {
      if (!isShown) say('Building the pages …');
      build(wanted);
    }
    utimesSync(path.join(builds, wanted), new Date(), new Date());
    pointTo(wanted);
    removeOldBuilds(root, wanted);
    return wanted;
  } finally {
    release();
  }
}

/** A reader sees the old name or the new one, never half of it. */
function pointTo(name: string): void {
  const pointer = path.join(builds, 'current');
  writeFileSync(`${pointer}.new`, name);
  renameSync(`${pointer}.new`, pointer);
}

function build(name: string): void {
  const folder = buildFolder(root, name);
  rmSync(folder, { recursive: true, force: true });
  const result = spawnSync('react-router', ['build', '--logLevel', 'error'], {
    shell: process.platform === 'win32',
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: path.relative(root, folder) },
  });
  if (result.status !== 0) throw new Error('The pages could not be built.');
  cpSync(path.join(root, 'public'), path.join(folder, 'client/public'), { recursive: true });
  const assets = path.join(folder, 'client/assets');
  for (const { name, words } of allWordFiles()) writeFileSync(path.join(assets, name), JSON.stringify(words));
  compress(path.join(folder, 'client'));
  const names = readdirSync(assets);
  const sheets = names.filter((file) => /^base-.*\.css$/.test(file));
  const firstStyles: FirstStyles = Object.fromEntries(sheets.map((file) => [`/assets/${file}`, takeApart(readFileSync(path.join(assets, file), 'utf8'))]));
  writeFileSync(path.join(folder, firstStylesFile), JSON.stringify(firstStyles));
  mkdirSync(assetsFolder(root), { recursive: true });
  // Equal names hold equal bytes, so what lies there already may be served in the meantime and stays.
  for (const asset of names) addAsset(path.join(assets, asset), path.join(assetsFolder(root), asset));
  rmSync(assets, { recursive: true });
  // Written last: a build without it was not finished.
  writeFileSync(path.join(folder, 'assets.json'), JSON.stringify(names));
}

function addAsset(from: string, to: string): void {
  if (existsSync(to)) return;
  copyFileSync(from, `${to}.new`);
  renameSync(`${to}.new`, to);
}

function assetsOf(folder: string): string[] {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as string[];
  } catch {
    return [];
  }
}

/** Removes builds that are neither among the newest nor young, then the assets that no build names any more. */
export function removeOldBuilds(at: string, current: string): void {
  const builds = path.join(at, 'build');
  const names = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[0-9a-f]{16}$/.test(entry.name))
    .map(({ name }) => ({ name, usedAt: statSync(path.join(builds, name)).mtimeMs }))
    .toSorted((one, other) => other.usedAt - one.usedAt);
  const kept = names.filter(({ name, usedAt }, place) => name === current || place < buildsKept || Date.now() - usedAt < dayMs);
  for (const { name } of names) if (!kept.some((one) => one.name === name)) rmSync(path.join(builds, name), { recursive: true, force: true });
  const wanted = new Set(kept.flatMap(({ name }) => assetsOf(path.join(builds, name))));
  for (const asset of readdirSync(assetsFolder(at))) if (!wanted.has(asset)) rmSync(path.join(assetsFolder(at), asset), { force: true });
}
