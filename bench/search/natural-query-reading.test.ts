// How many natural queries are read right without a database: what posts hold is not known here, so that every word may be misspelled.
import { expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { correctSpelling } from '#server/search/query/spelling/spelling-corrections.ts';
import { cut, cutApart, read } from '#server/search/query/understand.ts';
import { misread } from './natural-query-reading.ts';
import { naturalQueries } from './natural-query-set.ts';

/** Raised as more is understood, never lowered. */
const readRightMin = 0.93;

function readingOf(q: string): { understood: ReturnType<typeof read>['understood']; sort?: string } {
  const { understood, filters } = read(
    correctSpelling(
      cutApart(cut(q), () => true),
      () => 'unknown',
    ),
    SearchQuery.parse({ q }),
  );
  const { sort } = filters as { sort?: string };
  return { understood, ...(sort ? { sort } : {}) };
}

test('natural queries are read as they are meant', () => {
  const wrong = naturalQueries.filter(({ q, truth }) => misread(truth, readingOf(q)).length > 0);
  const share = 1 - wrong.length / naturalQueries.length;
  const open = wrong.filter(({ held }) => !held).map(({ q, truth }) => `${q}: ${misread(truth, readingOf(q)).join(', ')}`);
  expect(share, `Read wrong:\n${open.join('\n')}`).toBeGreaterThanOrEqual(readRightMin);
});
