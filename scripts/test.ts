// Everything that must hold before a change lands, in one run. `check` leaves the tests out; `types`, `promises`, `unit`, `api`
// and `e2e` run one part alone; --times prints the slowest twenty tests of each kind. The last line is `N passed, N failed`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { flakyNames, judgeFlaky, type Suite } from './testing/flaky-tests.ts';
import { endParts, runPart } from './testing/run-part.ts';
import { slowest } from './testing/slowest-tests.ts';
import { chosenStages, type Counted, type Part } from './testing/test-parts.ts';

const root = path.resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { times: { type: 'boolean', default: false } } });
const stages = chosenStages(positionals);
const results: Counted[] = [];

/** Prints and records what passed only when tried again; returns how many of them had done so before. */
function flakyAgain(suites: readonly Suite[]): number {
  const listFile = path.join(root, 'flaky-tests.txt');
  const { fresh, again, list } = judgeFlaky(readFileSync(listFile, 'utf8'), flakyNames(suites), new Date().toISOString().slice(0, 10));
  writeFileSync(listFile, list);
  for (const name of fresh) process.stdout.write(`FLAKY, now in flaky-tests.txt: ${name}\n`);
  for (const name of again) process.stdout.write(`FAILED, flaky before (see flaky-tests.txt): ${name}\n`);
  return again.length;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    endParts();
    process.exitCode = 1;
  });
}

if (stages.flat(2).some(({ title }) => title === 'journeys') && !existsSync(path.resolve(root, '../shared/data'))) {
  process.stdout.write('No shared material found (../shared/data): journeys post a generated image instead of a photo.\n');
}

async function runLane(parts: readonly Part[], isAlone: boolean): Promise<void> {
  for (const part of parts) {
    const result = await runPart(part, isAlone);
    const again = flakyAgain(result.suites ?? []);
    results.push({ ...result, passed: result.passed - again, failed: result.failed + again });
  }
}

for (const stage of stages) await Promise.all(stage.map((parts) => runLane(parts, stage.length === 1)));

if (values.times) for (const line of slowest(Object.assign({}, ...results.map(({ times }) => times)))) process.stdout.write(`${line}\n`);

const passed = results.reduce((total, result) => total + result.passed, 0);
const failed = results.reduce((total, result) => total + result.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
