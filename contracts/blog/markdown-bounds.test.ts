import { expect, test } from 'vitest';
import { markdownFault } from './markdown-bounds.ts';

test.each([
  ['a list in a list, ten thousand times', '1. '.repeat(10_000), 'markdownDeep'],
  ['quotes in quotes', '>'.repeat(30_000), 'markdownDeep'],
  ['deep by indentation', Array.from({ length: 30 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n'), 'markdownDeep'],
  ['deep by tabs', `${'\t'.repeat(12)}- a`, 'markdownDeep'],
  ['emphasis that opens and never ends', '_a*'.repeat(10_000), 'markdownDense'],
  ['brackets', '['.repeat(600), 'markdownDense'],
  ['half as deep on many lines', `${'> - '.repeat(9)}a\n`.repeat(100), 'markdownDense'],
  ['headings without end', 'a\n=\n'.repeat(5000), 'markdownLines'],
  ['a wide table', '|a'.repeat(3000), 'markdownDense'],
])('%s is too much', (_what, text, key) => {
  expect(markdownFault(text)?.key).toBe(key);
});

test.each([
  ['nothing', ''],
  ['a long text', 'এই এলাকায় ভাড়া বাড়ছে। '.repeat(1200)],
  ['a list of three hundred', '- **a** and b\n'.repeat(100)],
  ['a table of twenty rows', '| a | b | c | d |\n'.repeat(22)],
  ['a rule, and a number in a text', '---\n\n1971. a year\n\n2.5 katha'],
])('%s is not', (_what, text) => {
  expect(markdownFault(text)).toBeUndefined();
});
