// The slowest tests of each kind, for `npm test -- --times`.
import type { Suite } from './flaky-tests.ts';

export interface Timed {
  name: string;
  ms: number;
}

export interface TestFileResult {
  name: string;
  assertionResults: readonly { fullName: string; duration?: number | null | undefined }[];
}

/** Each test of a vitest report by the project that ran it: files of components are `*.test.tsx`. */
export function timesOfTests(files: readonly TestFileResult[], projects: readonly string[], root: string): Record<string, Timed[]> {
  const times: Record<string, Timed[]> = Object.fromEntries(projects.map((project) => [project, []]));
  const [first = ''] = projects;
  for (const { name, assertionResults } of files) {
    const kind = name.endsWith('.tsx') && times['components'] ? 'components' : first;
    const file = name.replace(`${root}/`, '');
    times[kind]?.push(...assertionResults.map(({ fullName, duration }) => ({ name: `${file} › ${fullName}`, ms: duration ?? 0 })));
  }
  return times;
}

/** Each journey of a Playwright report, a second try included. */
export function timesOfJourneys(suites: readonly Suite[], above: readonly string[] = []): Timed[] {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
    const path = [...above, title];
    const own = specs.map((spec) => ({
      name: [...path, spec.title].join(' › '),
      ms: spec.tests.flatMap(({ results = [] }) => results).reduce((total, { duration }) => total + duration, 0),
    }));
    return [...own, ...timesOfJourneys(inner, path)];
  });
}

const perKind = 20;

/** Lines to print: the slowest twenty of each kind, the slowest first. */
export function slowest(times: Readonly<Record<string, readonly Timed[]>>): string[] {
  return Object.entries(times).flatMap(([kind, tests]) => {
    const total = tests.reduce((sum, { ms }) => sum + ms, 0);
    const top = tests.toSorted((one, other) => other.ms - one.ms).slice(0, perKind);
    return [
      '',
      `The slowest of ${tests.length} ${kind} tests, ${(total / 1000).toFixed(0)} s together:`,
      ...top.map(({ name, ms }) => `${(ms / 1000).toFixed(2).padStart(8)} s  ${name}`),
    ];
  });
}
