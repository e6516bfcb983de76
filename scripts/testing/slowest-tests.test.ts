import { describe, expect, test } from 'vitest';
import { slowest, timesOfJourneys, timesOfTests } from './slowest-tests.ts';

describe('times of a report', () => {
  test('a component test is told from a function by its file', () => {
    const files = [
      { name: '/house/web/a.test.tsx', assertionResults: [{ fullName: 'a button is pressed', duration: 12 }] },
      { name: '/house/web/b.test.ts', assertionResults: [{ fullName: 'a sum is right', duration: null }] },
    ];
    expect(timesOfTests(files, ['unit', 'components'], '/house')).toEqual({
      unit: [{ name: 'web/b.test.ts › a sum is right', ms: 0 }],
      components: [{ name: 'web/a.test.tsx › a button is pressed', ms: 12 }],
    });
  });

  test('where one project ran, every file is of it', () => {
    const files = [{ name: '/house/server/a.test.tsx', assertionResults: [{ fullName: 'a call', duration: 3 }] }];
    expect(timesOfTests(files, ['api'], '/house')).toEqual({ api: [{ name: 'server/a.test.tsx › a call', ms: 3 }] });
  });

  test('a journey counts both of its tries, with its file and groups', () => {
    const specs = [{ title: 'is told', tests: [{ status: 'flaky', results: [{ duration: 400 }, { duration: 600 }] }] }];
    expect(timesOfJourneys([{ title: 'a.journey.ts', suites: [{ title: 'in English', specs }] }])).toEqual([
      { name: 'a.journey.ts › in English › is told', ms: 1000 },
    ]);
  });
});

test('the slowest twenty are printed, the slowest first, after the sum of all', () => {
  const tests = Array.from({ length: 25 }, (_, nth) => ({ name: `test ${nth}`, ms: nth * 1000 }));
  const lines = slowest({ api: tests });
  expect(lines.slice(0, 3)).toEqual(['', 'The slowest of 25 api tests, 300 s together:', '   24.00 s  test 24']);
  expect(lines).toHaveLength(22);
});
