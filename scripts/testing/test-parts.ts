// What the whole test consists of. `pages` and `code` run beside each other, each part after the one before it: one builds pages, the
// other reads sources and calls functions. Then come, `alone` one after the other, the tests that have clocks and patience.
import path from 'node:path';
import type { Suite } from './flaky-tests.ts';
import { type TestFileResult, type Timed, timesOfJourneys, timesOfTests } from './slowest-tests.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Tally {
  passed: number;
  failed: number;
}

/** What a runner says in its JSON report. */
export interface Counted extends Tally {
  /** By kind of test, each with its time. */
  times: Readonly<Record<string, readonly Timed[]>>;
  /** Of journeys, for the list of those that passed only when tried again. */
  suites?: readonly Suite[];
}

/** What `scripts/test.ts` is asked for by name; without one it runs everything. */
export type Choice = 'check' | 'types' | 'promises' | 'unit' | 'api' | 'e2e';

export interface Part {
  title: string;
  chosenBy: readonly Choice[];
  command: string;
  /** `report` is the file for the JSON report, where the part counts tests. */
  args: (report: string) => string[];
  env?: (report: string) => Record<string, string>;
  /** Reads the report; a part without one counts as one test. */
  count?: (report: unknown) => Counted;
}

const typeRules = ['typescript/no-floating-promises', 'typescript/no-misused-promises'];

const script = (title: string, name: string): Part => ({ title, chosenBy: ['check'], command: 'node', args: () => [`scripts/${name}.ts`] });

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly TestFileResult[];
}

function vitest(title: string, chosenBy: Choice, ...projects: string[]): Part {
  return {
    title,
    chosenBy: [chosenBy],
    command: 'vitest',
    args: (report) => ['run', ...projects.flatMap((project) => ['--project', project]), '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    count: (report) => {
      const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
      return { passed: numPassedTests, failed: numFailedTests, times: timesOfTests(testResults, projects, root) };
    },
  };
}

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky', number>;
  suites: readonly Suite[];
}

const journeys: Part = {
  title: 'journeys',
  chosenBy: ['e2e'],
  command: 'node',
  args: () => ['scripts/e2e.ts', '--reporter=list,json'],
  env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, JOURNEY_RETRIES: '1' }),
  count: (report) => {
    const { stats, suites } = report as PlaywrightReport;
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, times: { journeys: timesOfJourneys(suites) }, suites };
  },
};

export const lanes: Readonly<Record<'pages' | 'code' | 'alone', readonly Part[]>> = {
  pages: [{ ...script('pages', 'build'), chosenBy: ['check', 'e2e'] }, script('JavaScript budget', 'pages/check-budget')],
  code: [
    { title: 'page types', chosenBy: ['check', 'types', 'promises'], command: 'react-router', args: () => ['typegen'] },
    {
      title: 'types',
      chosenBy: ['check', 'types'],
      command: 'tsc',
      args: () => ['-b'],
      // The compiler ends before collecting garbage pays; a third of its time was that.
      env: () => ({ GOGC: 'off', GOMEMLIMIT: '3GiB' }),
    },
    { title: 'lint', chosenBy: ['check'], command: 'oxlint', args: () => ['--deny-warnings'] },
    { title: 'formatting', chosenBy: ['check'], command: 'oxfmt', args: () => ['--check', '.'] },
    script('walls', 'check-walls'),
    // Promises that are forgotten, or given where nothing waits for them: these rules need types, which takes a while.
    {
      title: 'promises',
      chosenBy: ['promises'],
      command: 'oxlint',
      args: () => ['--type-aware', '-A', 'all', ...typeRules.flatMap((rule) => ['-D', rule]), '--deny-warnings'],
    },
    vitest('unit and components', 'unit', 'unit', 'components'),
  ],
  alone: [vitest('API', 'api', 'api'), journeys],
};

/** The lanes with the parts that were asked for, in stages: those of one run beside each other. Everything where nothing was asked. */
export function chosenStages(choices: readonly string[]): (readonly Part[])[][] {
  const isWanted = ({ chosenBy }: Part): boolean => choices.length === 0 || chosenBy.some((choice) => choices.includes(choice));
  return [[lanes.pages, lanes.code], [lanes.alone]]
    .map((stage) => stage.map((parts) => parts.filter(isWanted)).filter((parts) => parts.length > 0))
    .filter((stage) => stage.length > 0);
}
