// Everything that must hold before a change lands, in one run: types, lint, formatting, walls, budget, then the tests.
// `check` leaves the tests out; `types`, `promises`, `unit`, `api` and `e2e` run one part alone. The last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { flakyNames, judgeFlaky, type Suite } from './flaky-tests.ts';

interface Tally {
  passed: number;
  failed: number;
}

const root = path.resolve(import.meta.dirname, '..');
/** A runner that hangs is a runner that failed. */
const patienceMs = 22 * 60_000;

type Part = 'check' | 'types' | 'promises' | 'unit' | 'api' | 'e2e';
const chosen = process.argv.slice(2);
const wanted = (...parts: Part[]): boolean => chosen.length === 0 || parts.some((part) => chosen.includes(part));
const tally: Tally = { passed: 0, failed: 0 };

function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  process.stdout.write(`\n== ${title}\n`);
  const began = Date.now();
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    timeout: patienceMs,
    shell: process.platform === 'win32',
  });
  if (error) process.stdout.write(`${command}: ${error.message}\n`);
  process.stdout.write(`${status === 0 ? 'ok' : 'FAILED'}: ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
  return status === 0;
}

function check(title: string, command: string, args: string[]): void {
  if (run(title, command, args)) tally.passed++;
  else tally.failed++;
}

/** A runner's own JSON report counts its tests; one that dies, finds none or ends badly counts as a failure. */
function counted(start: (report: string) => boolean, read: (report: unknown) => Tally): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'uthan-report-'));
  const report = path.join(folder, 'report.json');
  const ok = start(report);
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')));
    tally.passed += passed;
    tally.failed += failed || (ok && passed > 0 ? 0 : 1);
  } catch {
    tally.failed++;
  }
  rmSync(folder, { recursive: true, force: true });
}

function types(): void {
  check('page types', 'react-router', ['typegen']);
  check('types', 'tsc', ['-b']);
}

function checks(): void {
  check('lint', 'oxlint', ['--deny-warnings']);
  check('formatting', 'oxfmt', ['--check', '.']);
  check('walls', 'node', ['scripts/check-walls.ts']);
  check('JavaScript budget', 'node', ['scripts/check-budget.ts']);
}

/** Promises that are forgotten, or given where nobody waits for them. These rules need types, which takes a minute: the whole run has them. */
function typedChecks(): void {
  const rules = ['typescript/no-floating-promises', 'typescript/no-misused-promises'];
  check('promises', 'oxlint', ['--type-aware', '-A', 'all', ...rules.flatMap((rule) => ['-D', rule]), '--deny-warnings']);
}

function tests(title: string, ...projects: string[]): void {
  const chosenProjects = projects.flatMap((project) => ['--project', project]);
  counted(
    (report) => run(title, 'vitest', ['run', ...chosenProjects, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]),
    (report) => {
      const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
      return { passed: numPassedTests, failed: numFailedTests };
    },
  );
}

/** Tells and remembers what passed only when tried again; returns how many of them had done so before. */
function flakyAgain(suites: readonly Suite[]): number {
  const listFile = path.join(root, 'flaky-tests.txt');
  const { fresh, again, list } = judgeFlaky(readFileSync(listFile, 'utf8'), flakyNames(suites), new Date().toISOString().slice(0, 10));
  writeFileSync(listFile, list);
  for (const name of fresh) process.stdout.write(`FLAKY, now in flaky-tests.txt: ${name}\n`);
  for (const name of again) process.stdout.write(`FAILED, flaky before (see flaky-tests.txt): ${name}\n`);
  return again.length;
}

function journeys(): void {
  counted(
    (report) => run('journeys in a browser', 'node', ['scripts/e2e.ts', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report, JOURNEY_RETRIES: '1' }),
    (report) => {
      const { stats, suites } = report as { stats: Record<'expected' | 'unexpected' | 'flaky', number>; suites: readonly Suite[] };
      const again = flakyAgain(suites);
      return { passed: stats.expected + stats.flaky - again, failed: stats.unexpected + again };
    },
  );
}

if (wanted('e2e') && !existsSync(path.resolve(root, '../shared/data'))) {
  process.stdout.write('No shared material found (../shared/data): journeys post a generated image instead of a photo.\n');
}
if (wanted('check', 'types')) types();
if (wanted('check')) checks();
if (wanted('promises')) typedChecks();
if (wanted('unit')) tests('unit and component tests', 'unit', 'components');
if (wanted('api')) tests('API tests', 'api');
if (wanted('e2e')) journeys();

process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exitCode = tally.failed === 0 ? 0 : 1;
