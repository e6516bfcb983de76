// Which packages the built product runs with: those that its files and its built pages import, and what these need in turn.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  link?: boolean;
}
export type Lock = Readonly<Record<string, Locked>>;

const modules = 'node_modules/';
const sources = ['server', 'contracts', 'i18n', 'demo', 'packages'];
const importPattern = /(?:\bfrom|\bimport|\brequire|\.resolve)\s*\(?\s*['"]([@\w][^'"\s]*)['"]/g;
const typeImport = /^import type .*$/gm;
/** Serves pages from their sources, for developers. */
const devFile = 'server/platform/pages/dev-pages.ts';

/** The package that a specifier is of. */
function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** The packages that a text imports, and those of `direct` that it names for a library to load. */
function namedIn(text: string, direct: readonly string[] = []): string[] {
  const imported = [...text.replaceAll(typeImport, '').matchAll(importPattern)].map(([, specifier = '']) => packageOf(specifier));
  return [...imported, ...direct.filter((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`))];
}

/** The scripts that an operator runs beside a server: those of package.json that read its settings, but for the ones that build. */
function operatorScripts(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  return Object.values(scripts).flatMap((line) => /--settings=\S+ (scripts\/(?!start|dev)\S+\.ts)/.exec(line)?.[1] ?? []);
}

/** With the files that they import by a relative name or as `#scripts/…`. */
function withImported(root: string, files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const left = [...files];
  for (let file = left.pop(); file; file = left.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, name = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(/['"]((?:\.\.?|#scripts)\/[^'"]+\.m?[tj]s)['"]/g))
      left.push(name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name));
  }
  return seen;
}

/** Files that run on a server, below `root`; the pages must be built. */
function runtimeFiles(root: string): string[] {
  const product = globSync(
    sources.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  ).filter((file) => file !== devFile && !/\.test\.ts$|^server\/testing\/|\/publish\//.test(file));
  return [...product, ...withImported(root, operatorScripts(root)), ...globSync('build/*/server/**/*.js', { cwd: root })];
}

/** Where a package that another needs is installed: beside it, or above. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(base.lastIndexOf(`/${modules}`), 0))) {
    const place = base === '' ? `${modules}${name}` : `${base}/${modules}${name}`;
    if (lock[place]) return place;
    if (base === '') return undefined;
  }
}

/** The places of `names` in node_modules, and of everything that they need. */
export function closureOf(lock: Lock, names: Iterable<string>): Set<string> {
  const kept = new Set<string>();
  const left = [...names].flatMap((name) => placeOf(lock, '', name) ?? []);
  for (let place = left.pop(); place; place = left.pop()) {
    if (kept.has(place)) continue;
    kept.add(place);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock[place] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = placeOf(lock, place, name);
      if (found) left.push(found);
    }
  }
  return kept;
}

/** The places in node_modules that the product below `root` runs with. */
export function runtimePlaces(root: string): Set<string> {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const { packages: lock } = JSON.parse(read('package-lock.json')) as { packages: Lock };
  const direct = Object.keys(lock['']?.dependencies ?? {});
  // The built pages name what they contain; only what they import is outside of them.
  return closureOf(lock, new Set(runtimeFiles(root).flatMap((file) => namedIn(read(file), file.startsWith('build/') ? [] : direct))));
}
