// docs/faults.md: one row a case, each replaced by its own next run.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { medianOf, seconds, worstOf, type Case, type Result } from './result.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'docs/faults.md');

const head = `# What happens when something fails

\`npm run faults\` breaks the product on purpose and writes this page. A row is what one run measured. It names its day,
its commit (with + where files had changes that were not committed), and how busy the machine was before (load of the
last minute, cores). \`npm run faults -- NAME --rounds=N\` repeats one case. The client keeps a ledger of every
acknowledged write; afterwards each of them must be there once, and the others once or not at all. A case that finds
anything else fails and writes nothing; the others continue. How: \`bench/faults/cases.ts\`.

Some faults have a command or a test of their own: live connections and their return after a restart
(\`server/live/restart.test.ts\`), an hour of load (\`npm run bench load\`), two servers of which one is killed, with a
replica and a pooler (\`npm run several-machines\`), a backup that is restored and compared (\`scripts/backup.test.ts\`,
\`docs/operation.md\`), a migration that breaks off (\`server/platform/database/migrate.test.ts\`).

| case | fault | what people see | what is kept | back after (median, worst) | rounds | run |
|---|---|---|---|---|---:|---|
`;

const git = (...given: string[]): string => spawnSync('git', given, { cwd: root, encoding: 'utf8' }).stdout.trim();
const commit = (): string => (git('rev-parse', '--short', 'HEAD') || 'unknown') + (git('status', '--porcelain', '--', '.', ':!docs/faults.md') ? '+' : '');

/** What a run says of itself; to be asked before it begins. */
export function runNow(): string {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, ${commit()}, load ${load} on ${availableParallelism()} cores`;
}

export const machine = (): string => `${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`;

const cell = (text: string): string => text.replaceAll('|', '/').replaceAll('\n', ' ');

export function rowOf({ name, fault }: Pick<Case, 'name' | 'fault'>, result: Result, run: string): string {
  const { recoveries, rounds, sees, kept } = result;
  const back = recoveries.length === 0 ? 'never away' : `${seconds(medianOf(recoveries))}, ${seconds(worstOf(recoveries))}`;
  return `| ${[`\`${name}\``, fault, sees, kept, back, String(rounds), run].map(cell).join(' | ')} |`;
}

/** The page with this row instead of the one of the same case, in the order of `names`. */
export function withRow(page: string, row: string, names: readonly string[]): string {
  const nameIn = (line: string): string => /^\| `([\w-]+)` \|/.exec(line)?.[1] ?? '';
  const rows = page.split('\n').filter((line) => names.includes(nameIn(line)) && nameIn(line) !== nameIn(row));
  const sorted = [...rows, row].toSorted((a, b) => names.indexOf(nameIn(a)) - names.indexOf(nameIn(b)));
  return `${head}${sorted.join('\n')}\n`;
}

export function writeRow(one: Case, result: Result, run: string, names: readonly string[]): void {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, withRow(page, rowOf(one, result, run), names));
}
