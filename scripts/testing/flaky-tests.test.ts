import { describe, expect, test } from 'vitest';
import { flakyNames, judgeFlaky } from './flaky-tests.ts';

const today = '2026-11-22';

describe('a journey that passed only when tried again', () => {
  test('is written down with the day the first time, and fails nothing', () => {
    expect(judgeFlaky('', ['a.journey.ts › one'], today)).toEqual({ fresh: ['a.journey.ts › one'], again: [], list: '2026-11-22 a.journey.ts › one\n' });
  });

  test('fails the run the second time, and is not written down twice', () => {
    const list = '2026-11-01 a.journey.ts › one\n2026-11-02 b.journey.ts › two\n';
    expect(judgeFlaky(list, ['b.journey.ts › two', 'c.journey.ts › three'], today)).toEqual({
      fresh: ['c.journey.ts › three'],
      again: ['b.journey.ts › two'],
      list: `${list}2026-11-22 c.journey.ts › three\n`,
    });
  });

  test('may be flaky once more when its line was taken out', () => {
    expect(judgeFlaky('2026-11-02 b.journey.ts › two\n', ['a.journey.ts › one'], today).again).toEqual([]);
  });

  test('is told from another whose name begins alike', () => {
    expect(judgeFlaky('2026-11-01 a.journey.ts › one more\n', ['a.journey.ts › one'], today).again).toEqual([]);
  });

  test('counts once where it is reported twice', () => {
    expect(judgeFlaky('', ['a › one', 'a › one'], today).list).toBe('2026-11-22 a › one\n');
  });
});

test('a run without any leaves the list as it is', () => {
  const list = '2026-11-01 a.journey.ts › one\n';
  expect(judgeFlaky(list, [], today)).toEqual({ fresh: [], again: [], list });
});

test('names are read from the report with their file and groups', () => {
  const specs = (status: string) => [{ title: 'is told', tests: [{ status }] }];
  const report = [
    { title: 'a.journey.ts', specs: specs('expected'), suites: [{ title: 'in English', specs: specs('flaky') }] },
    { title: 'b.journey.ts', specs: specs('flaky') },
    { title: 'c.journey.ts', specs: specs('unexpected') },
  ];
  expect(flakyNames(report)).toEqual(['a.journey.ts › in English › is told', 'b.journey.ts › is told']);
});
