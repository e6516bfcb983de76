// Everything that must hold before a change lands, in one run: types, lint, formatting, then the tests.
// The last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Tally {
  passed: number;
  failed: number;
}

const only = new Set(process.argv.slice(2));
const tally: Tally = { passed: 0, failed: 0 };

function run(title: string, command: string, args: string[]): boolean {
  process.stdout.write(`\n== ${title}\n`);
  const began = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: process.env });
  process.stdout.write(`${status === 0 ? 'ok' : 'FAILED'}: ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
  return status === 0;
}

function check(title: string, command: string, args: string[]): void {
  if (run(title, command, args)) tally.passed++;
  else tally.failed++;
}

/** A runner's own JSON report counts its tests; a runner that dies without one counts as a failure. */
function counted(title: string, command: string, args: (report: string) => string[], read: (report: unknown) => Tally): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'uthan-report-'));
  const report = path.join(folder, 'report.json');
  const ok = run(title, command, args(report));
  try {
    const counts = read(JSON.parse(readFileSync(report, 'utf8')));
    tally.passed += counts.passed;
    tally.failed += counts.failed || (ok ? 0 : 1);
  } catch {
    tally.failed++;
  }
  rmSync(folder, { recursive: true, force: true });
}

const vitestTally = (report: unknown): Tally => {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
};

if (!only.has('unit')) {
  check('page types', 'react-router', ['typegen']);
  check('types', 'tsc', ['-b']);
  check('lint', 'oxlint', ['--deny-warnings']);
}
if (!only.has('check')) {
  counted('unit and API tests', 'vitest', (report) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], vitestTally);
}

process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exit(tally.failed === 0 ? 0 : 1);
