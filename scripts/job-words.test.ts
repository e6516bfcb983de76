// Staff read what a job does, not what the code calls it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { namedJobs } from '#web/staff/health/job-words.ts';

const root = path.resolve(import.meta.dirname, '..');

test('every job has words on the page of the system, and no words are without a job', () => {
  const files = globSync('server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts') && !file.startsWith(path.join('server', 'testing')));
  const names = files.flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(/defineJob\(\s*'([^']+)'/g)].map(([, name]) => name));
  expect([...new Set(names)].toSorted()).toEqual([...namedJobs].toSorted());
});
