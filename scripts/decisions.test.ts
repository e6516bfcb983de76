// The pages of docs/decisions have a number each, say when they were made and how they stand, and stand in the index.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../docs/decisions');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const pages = readdirSync(folder).filter((name) => name !== 'README.md');

test('each decision has a number of its own; several people may take numbers ahead', () => {
  const numbers = pages.map((name) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(numbers).toEqual([...new Set(numbers)]);
});

test.each(pages)('%s begins with a title, its date, its status and its topic', (name) => {
  expect(read(name)).toMatch(/^# .+\n\n\d{4}-\d\d-\d\d · (?:accepted|superseded by \d{4}) · [a-z]+\n\n/);
});

test('the index lists every decision once, by its title', () => {
  const listed = [...read('README.md').matchAll(/^- \[(\d{4})\]\(([^)]+)\) (.+)$/gm)].map(([, number, file, title]) => [number, file, title]);
  const expected = pages.map((name) => [name.slice(0, 4), name, /^# (.+)/.exec(read(name))?.[1]]);
  expect(listed.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])))).toEqual(expected);
});
