// The pages of docs/decisions: a number each, a date and a status, a line in the index; a number that was merged has a row that says where.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'docs/decisions');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const index = read('README.md');
const pages = readdirSync(folder).filter((name) => name !== 'README.md');
const numbers = pages.map((name) => name.slice(0, 4));
const merged = [...index.matchAll(/^\| (\d{4}) \| .+ \| \[(\d{4})\]\(([^)]+)\) \|$/gm)].map(([, number = '', target = '', file = '']) => ({
  number,
  target,
  file,
}));

test('each page and each merged decision has a number of its own; several people may take numbers ahead', () => {
  expect(pages.filter((name) => !/^\d{4}-[a-z0-9-]+\.md$/.test(name))).toEqual([]);
  const all = [...numbers, ...merged.map(({ number }) => number)];
  expect(all).toEqual([...new Set(all)]);
  expect([...index.matchAll(/^\| \d{4}/gm)]).toHaveLength(merged.length);
});

test('a merged number says which page has it now', () => {
  expect(merged.filter(({ target, file }) => !file.startsWith(target) || !pages.includes(file))).toEqual([]);
});

/** Numbers of decisions that a text names: by path, in words, and between decisions as `(0001)` or `[0001]`. */
const namedIn = (file: string, text: string): string[] =>
  [
    ...text.matchAll(/\bdecisions?[/ ](?:of )?(\d{4})\b/g),
    ...(file.startsWith('docs/decisions/') ? text.matchAll(/[([](0\d{3})[)\]]/g) : []),
    ...(file.endsWith('.md') ? text.matchAll(/\[(\d{4})\]\(/g) : []),
  ].map(([, number = '']) => number);

test('code and documents name only pages that exist', () => {
  const rooms = '{contracts,i18n,server,demo,packages,web,e2e,bench,scripts,ops}';
  const sources = globSync([`${rooms}/**/*.{ts,tsx,mjs,css,md}`, '{docs,.github}/**/*.md', '*.{md,ts}'], { cwd: root });
  const files = sources.map((file) => file.replaceAll(path.sep, '/')).filter((file) => file !== 'docs/decisions/README.md' && !file.includes('node_modules/'));
  const named = files.flatMap((file) => namedIn(file, readFileSync(path.join(root, file), 'utf8')).map((number) => `${file}: ${number}`));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((line) => !numbers.includes(line.slice(-4)))).toEqual([]);
});

test.each(pages)('%s begins with a title, its date, its status and its topic', (name) => {
  expect(read(name)).toMatch(/^# .+\n\n\d{4}-\d\d-\d\d · (?:accepted|superseded by \d{4}) · [a-z]+\n\n/);
});

test('the index lists every decision once, by its title', () => {
  const listed = [...index.matchAll(/^- \[(\d{4})\]\(([^)]+)\) (.+)$/gm)].map(([, number, file, title]) => [number, file, title]);
  const expected = pages.map((name) => [name.slice(0, 4), name, /^# (.+)/.exec(read(name))?.[1]]);
  expect(listed.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])))).toEqual(expected);
});
