import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chosenStages, lanes } from './test-parts.ts';

const titles = (choices: readonly string[]): string[][][] => chosenStages(choices).map((stage) => stage.map((parts) => parts.map(({ title }) => title)));

describe('what is asked for', () => {
  test('nothing: every part, and what has clocks runs alone', () => {
    expect(chosenStages([])).toEqual([[lanes.pages, lanes.code], [lanes.alone]]);
  });

  test('journeys: their pages are built first, and nothing runs beside them', () => {
    expect(titles(['e2e'])).toEqual([[['pages']], [['journeys']]]);
  });

  test('checks: no test runs', () => {
    expect(titles(['check'])).toEqual([
      [
        ['pages', 'JavaScript budget'],
        ['page types', 'types', 'lint', 'formatting', 'walls'],
      ],
    ]);
  });

  test('types that rules need are generated before the rules', () => {
    expect(titles(['promises'])).toEqual([[['page types', 'promises']]]);
  });
});

test('every part has a script in package.json that runs it alone, or one that runs it with others', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const asked = Object.values(scripts).flatMap((command) => /scripts\/test\.ts ([\w ]+)/.exec(command)?.[1]?.split(' ') ?? []);
  const projects = Object.values(scripts).flatMap((command) => [...command.matchAll(/--project (\w+)/g)].map(([, project]) => project));
  for (const { title, chosenBy } of Object.values(lanes).flat()) {
    const isRun = chosenBy.some((choice) => asked.includes(choice) || projects.includes(choice) || choice in scripts);
    expect(isRun, title).toBe(true);
  }
});

describe('a report of', () => {
  const partOf = (title: string) =>
    Object.values(lanes)
      .flat()
      .find((part) => part.title === title);

  test('vitest counts what passed and failed', () => {
    const report = { numPassedTests: 3, numFailedTests: 1, testResults: [] };
    expect(partOf('API')?.count?.(report)).toEqual({ passed: 3, failed: 1, times: { api: [] } });
  });

  test('Playwright counts a flaky journey as passed, and hands the journeys on', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 2 }, suites: [] };
    expect(partOf('journeys')?.count?.(report)).toEqual({ passed: 7, failed: 1, times: { journeys: [] }, suites: [] });
  });
});
