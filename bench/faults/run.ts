// What `npm run faults` runs: cases by name, or all; `--rounds=N` instead of the usual number. Writes docs/faults.md.
import { cases } from './cases.ts';
import { machine, runNow, writeRow } from './matrix.ts';
import { SkipError, type Case } from './result.ts';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const rounds = Number(/^--rounds=(\d+)$/.exec(process.argv.find((argument) => argument.startsWith('--rounds=')) ?? '')?.[1] ?? 0);
const unknown = names.filter((name) => !cases.some((one) => one.name === name));
if (unknown.length > 0) {
  process.stderr.write(`There is no case ${unknown.join(', ')}. Choose among: ${cases.map(({ name }) => name).join(', ')}.\n`);
  process.exit(1);
}

type Outcome = 'ok' | 'skipped' | 'FAILED';

/** What breaks outside of the case’s own promises fails it too, instead of ending all. */
let stray: unknown[] = [];
for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, (error: unknown) => void stray.push(error));

async function runOne(one: Case): Promise<Outcome> {
  console.log(`\n== ${one.name}: ${one.fault}`);
  const began = performance.now();
  const run = runNow();
  stray = [];
  try {
    const result = await one.run(rounds || one.rounds);
    const wrong = [...result.wrong, ...stray.map((error) => `outside of the case: ${(error as Error).stack ?? String(error)}`)];
    const took = `${((performance.now() - began) / 1000).toFixed(0)} s`;
    console.log(`sees: ${result.sees}\nkept: ${result.kept}`);
    if (wrong.length > 0) {
      console.log(`FAILED (${took}):\n${wrong.slice(0, 20).join('\n')}`);
      return 'FAILED';
    }
    writeRow(
      one,
      result,
      run,
      cases.map(({ name }) => name),
    );
    console.log(`ok: ${result.rounds} rounds (${took})`);
    return 'ok';
  } catch (error) {
    if (error instanceof SkipError) {
      console.log(`skipped: ${error.message}`);
      return 'skipped';
    }
    console.log(`FAILED: ${(error as Error).stack}`);
    return 'FAILED';
  }
}

console.log(`On ${machine()}.`);
const outcomes: { name: string; outcome: Outcome; took: number }[] = [];
for (const one of cases) {
  if (names.length > 0 && !names.includes(one.name)) continue;
  const began = performance.now();
  outcomes.push({ name: one.name, outcome: await runOne(one), took: Math.round((performance.now() - began) / 1000) });
}
console.log(`\n${outcomes.map(({ name, outcome, took }) => `${outcome.padEnd(7)} ${name} (${took} s)`).join('\n')}`);
process.exit(outcomes.some(({ outcome }) => outcome === 'FAILED') ? 1 : 0);
