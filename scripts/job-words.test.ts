// Staff read what a job does, not what the code calls it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { namedJobs, namedLetters } from '#web/staff/health/job-words.ts';

const root = path.resolve(import.meta.dirname, '..');

const files = globSync('server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts') && !file.startsWith(path.join('server', 'testing')));
const namesOf = (pattern: RegExp): string[] => [
  ...new Set(files.flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name))),
];

test('every job has words on the page of the system, and no words are without a job', () => {
  expect(namesOf(/defineJob\(\s*'([^']+)'/g).toSorted()).toEqual([...namedJobs].toSorted());
});

test('every sort of letter has words on the page of the system', () => {
  expect(namesOf(/defineTemplate\(\s*'([^']+)'/g).toSorted()).toEqual([...namedLetters].toSorted());
});
