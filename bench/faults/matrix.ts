// docs/faults.md: one row a case, each replaced by its own next run.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { medianOf, seconds, worstOf, type Case, type Result } from './result.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'docs/faults.md');

const head = `# What happens when something fails

\`npm run faults\` breaks the product on purpose and writes this page: a row is what one run has measured, on the machine and the commit that it names.
\`npm run faults -- NAME --rounds=N\` repeats one case. The client keeps a ledger of every write that was acknowledged; afterwards each of them must be there
once, and what was not acknowledged once or not at all. A case that finds anything else fails and writes nothing. How: \`bench/faults/cases.ts\`.

| case | fault | what people see | what is kept | back after (median, worst) | rounds | run |
|---|---|---|---|---|---:|---|
`;

const commit = (): string => spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim() || 'unknown';

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

export function writeRow(one: Case, result: Result, names: readonly string[]): void {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, withRow(page, rowOf(one, result, `${new Date().toISOString().slice(0, 10)}, ${commit()}`), names));
}
