// What `npm run fuzz` runs: the fuzzers of server/platform/http with many inputs, each time others, until told otherwise:
// `--runs=N` inputs of each call, `--seed=N` the same ones again, `--call=WORD` only calls whose method and path have it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const options: Readonly<Record<string, string>> = { runs: 'FUZZ_RUNS', seed: 'FUZZ_SEED', call: 'FUZZ_CALL' };
const usualRuns = '60';

const given = process.argv.slice(2).map((argument) => /^--(\w+)=(.+)$/.exec(argument) ?? []);
const unknown = given.filter(([, name = '']) => !(name in options));
if (unknown.length > 0) {
  process.stderr.write('Say what to send like this: npm run fuzz -- --runs=200 --seed=7 --call="/api/posts".\n');
  process.exit(1);
}
const seed = Math.trunc(Math.random() * 2 ** 31);
const env = { FUZZ_RUNS: usualRuns, FUZZ_SEED: String(seed), ...Object.fromEntries(given.map(([, name = '', value = '']) => [options[name] ?? name, value])) };
process.stdout.write(`Seed ${env.FUZZ_SEED}, ${env.FUZZ_RUNS} inputs of each call.\n`);
const { status } = spawnSync('vitest', ['run', '--project', 'api', 'server/platform/http/fuzz', '--maxWorkers=1'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...env },
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
