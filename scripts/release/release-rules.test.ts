import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOfReleases, noteLines, type ReleaseFacts, releasesOf } from './release-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const changelog = read('CHANGELOG.md');

test('the newest version of CHANGELOG is that of package.json, and it is recorded for the tests of later ones', () => {
  expect(faultsOfReleases({ changelog, version, recorded: readdirSync(path.join(root, 'server/testing/releases')) })).toEqual([]);
});

test('the lockfile has the same version', () => {
  const { version: locked, packages } = JSON.parse(read('package-lock.json')) as { version: string; packages: Record<string, { version: string }> };
  expect([locked, packages['']?.version]).toEqual([version, version]);
});

test('migrations that upgrade notes name exist', () => {
  const named = releasesOf(changelog).flatMap(({ text }) => [...text.matchAll(/server\/migrations\/\S+\.sql/g)].map(([file]) => file));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('the guide explains every line of the upgrade notes, in their order', () => {
  const [, table = ''] = read('docs/releasing.md').split('## Upgrade notes');
  const explained = [...(table.split('\n## ')[0]?.matchAll(/^\| ([A-Z][^|]+) \|/gm) ?? [])].map(([, name]) => name);
  expect(explained).toEqual(noteLines);
});

describe('a fault is found', () => {
  const section = (number: string, date: string, lines = noteLines): string =>
    `## ${number} — ${date}\n\n### Upgrade notes\n\n${lines.map((line) => `- **${line}:** nothing.`).join('\n')}\n\n`;
  const text = `# Changelog\n\n## [Unreleased]\n\n${section('0.10.0', '2027-02-01')}${section('0.9.3', '2027-01-01')}`;
  const sound: ReleaseFacts = { changelog: text, version: '0.10.0', recorded: ['0.9.3', '0.10.0'], tag: 'v0.10.0' };

  test('where there is one', () => expect(faultsOfReleases(sound)).toEqual([]));

  test.each<[string, Partial<ReleaseFacts>, RegExp]>([
    [
      'package.json is ahead',
      { version: '0.11.0', recorded: ['0.11.0'], tag: undefined },
      /newest version of CHANGELOG\.md is 0\.10\.0, that of package\.json is 0\.11\.0/,
    ],
    ['the tag is of another version', { tag: 'v0.9.3' }, /The tag is v0\.9\.3, but this is version 0\.10\.0/],
    ['the tag lacks its letter', { tag: '0.10.0' }, /The tag is 0\.10\.0/],
    ['nothing was recorded', { recorded: ['0.9.3'] }, /0\.10\.0 is not recorded/],
    ['the record is older than a migration', { unrecorded: ['0300-more.sql'] }, /0\.10\.0 was recorded before 0300-more\.sql/],
    ['nothing can be added', { changelog: text.replace('## [Unreleased]\n\n', '') }, /must begin with/],
    ['a heading is unusual', { changelog: text.replace('## 0.9.3 — ', '## 0.9.3 - ') }, /must be headed/],
    ['versions are in another order', { changelog: text.replace('0.9.3 — 2027-01-01', '0.11.0 — 2027-01-01') }, /0\.11\.0 must be older than 0\.10\.0/],
    ['dates are in another order', { changelog: text.replace('2027-01-01', '2028-01-01') }, /0\.9\.3 must be older/],
    [
      'a line of the notes is absent',
      { changelog: text.replace('- **Settings:** nothing.\n', '') },
      /upgrade notes of 0\.10\.0 must have the lines Before, After/,
    ],
  ])('where %s', (_what, change, fault) => {
    expect(faultsOfReleases({ ...sound, ...change })).toEqual([expect.stringMatching(fault)]);
  });
});
