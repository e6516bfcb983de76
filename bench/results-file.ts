// bench/results.md: one part per measurement, each replaced by its own next run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';

interface Page {
  file: string;
  /** What stands at its beginning. */
  head: string;
}

const results: Page = {
  file: path.resolve(import.meta.dirname, 'results.md'),
  head: `# Measured

Every number stands beside a bare arm of the same run on the same machine: read the ratios, the absolute numbers are the machine's.
Five rounds in turns (A-B-A-B), medians; rounds in which the bare arm moved by more than 15 % do not count. \`npm run bench\` writes this page.
`,
};

/** The machine in a sentence. */
export const machine = (): string =>
  `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.version}; client, server and database share them, load average ${loadavg()[0]?.toFixed(1)} at the end.`;

/** Writes the part named `name` anew and leaves the others as they are. */
export function writePart(name: string, title: string, body: string, { file, head }: Page = results): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : head;
  const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const part = `${from}\n\n## ${title}\n\n${new Date().toISOString().slice(0, 10)} · ${machine()}\n\n${body.trim()}\n\n${to}`;
  const start = text.indexOf(from);
  const end = text.indexOf(to);
  writeFileSync(file, start >= 0 && end > start ? text.slice(0, start) + part + text.slice(end + to.length) : `${text.trimEnd()}\n\n${part}\n`);
}

/** The cells of the table in a part: a row each, without the head. Nothing where the part is missing. */
export function rowsOf(name: string): string[][] {
  const text = existsSync(results.file) ? readFileSync(results.file, 'utf8') : '';
  const part = text.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0] ?? '';
  const lines = part.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '));
}

/** A Markdown table; numbers right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

export const rounded = (value: number, digits = 0): string => value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
