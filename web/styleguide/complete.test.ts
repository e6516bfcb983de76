import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const shown = globSync('web/styleguide/*.tsx', { cwd: root })
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

test('every piece of web/ui and web/forms stands in the styleguide', () => {
  const pieces = globSync('web/{ui,forms}/*.tsx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.'));
  expect(pieces.length).toBeGreaterThan(20);
  expect(pieces.filter((file) => !shown.includes(`'#${file}'`))).toEqual([]);
});
