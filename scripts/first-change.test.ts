// The guide for a first change stays true: the files that it names have the examples that it names, and its tests say what it quotes.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const guide = read('docs/first-change.md');

/** A file, and what the new thing is put beside. */
const examples = [...guide.matchAll(/`([\w./-]+\.tsx?)`,\s(?:in Bengali )?(?:beside|after) `([^`]+)`/g)].map(([, file = '', example = '']) => [file, example]);
/** A test, and the words of its title or message that it fails with. */
const failures = [...guide.matchAll(/`([\w./-]+\.test\.tsx?)` “([^”]+)”/g)].map(([, file = '', words = '']) => [file, words]);

test('the steps, and what is said without them, are found in the guide', () => {
  expect(examples.length).toBeGreaterThan(10);
  expect(failures.length).toBeGreaterThan(4);
});

test.each(examples)('%s has the example %s', (file, example) => {
  const name = example.replaceAll(/[/.]/g, '\\$&');
  expect(read(file)).toMatch(new RegExp(`(?:\\b|')${name}(?:\\b|')`));
});

test.each(failures)('%s fails with “%s”', (file, words) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(read(file)).toContain(words);
});

test('what is new in the guide is not in the product', () => {
  expect(read('contracts/posts/post-fields.ts')).not.toContain('roadWidth');
  expect(read('web/routes.ts')).not.toContain('HowItWorks');
});
