// What `npm run faults` runs: cases by name, or all; `--rounds=N` instead of the usual number. Writes docs/faults.md.
import { cases } from './cases.ts';
import { writeRow } from './matrix.ts';
import { SkipError, type Case } from './result.ts';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const rounds = Number(/^--rounds=(\d+)$/.exec(process.argv.find((argument) => argument.startsWith('--rounds=')) ?? '')?.[1] ?? 0);
const unknown = names.filter((name) => !cases.some((one) => one.name === name));
if (unknown.length > 0) {
  process.stderr.write(`There is no case ${unknown.join(', ')}. Choose among: ${cases.map(({ name }) => name).join(', ')}.\n`);
  process.exit(1);
}

async function runOne(one: Case): Promise<boolean> {
  console.log(`\n== ${one.name}: ${one.fault}`);
  const began = performance.now();
  try {
    const result = await one.run(rounds || one.rounds);
    const took = `${((performance.now() - began) / 1000).toFixed(0)} s`;
    console.log(`sees: ${result.sees}\nkept: ${result.kept}`);
    if (result.wrong.length > 0) {
      console.log(`FAILED (${took}):\n${result.wrong.slice(0, 20).join('\n')}`);
      return false;
    }
    writeRow(
      one,
      result,
      cases.map(({ name }) => name),
    );
    console.log(`ok: ${result.rounds} rounds (${took})`);
    return true;
  } catch (error) {
    if (error instanceof SkipError) {
      console.log(`skipped: ${error.message}`);
      return true;
    }
    console.log(`FAILED: ${(error as Error).stack}`);
    return false;
  }
}

let failed = 0;
for (const one of cases) if (names.length === 0 || names.includes(one.name)) failed += (await runOne(one)) ? 0 : 1;
process.exit(failed === 0 ? 0 : 1);
