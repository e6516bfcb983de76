// bench/results.md: one part per measurement, each replaced by its own next run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';

interface Page {
  file: string;
  /** Its beginning. */
  head: string;
}

const results: Page = {
  file: path.resolve(import.meta.dirname, 'results.md'),
  head: `# Measured

The newest figures, by topic: search, pages, photos, live connections and attacks, the staff area, commands. Each part
says when and on what machine; a part keeps its figures until its next run. Every number is beside a bare arm of the
same run on the same machine, which client, server and database share: read the ratios, the absolute numbers are the
machine's. Five rounds in turns (A-B-A-B), medians; rounds in which the bare arm moved by more than 15 % do not count.
\`npm run bench\` writes this page.
`,
};

/** The machine in a sentence. */
export const machine = (): string =>
  `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.version}; load average ${loadavg()[0]?.toFixed(1)} at the end.`;

const lineMax = 120;

/** Prose in lines that fit a diff; tables and headings as they are. */
export const wrapped = (text: string): string =>
  text
    .split('\n')
    .map((line) => (/^[|#]/.test(line) ? line : line.replaceAll(new RegExp(`(.{1,${lineMax}})(?: |$)`, 'g'), '$1\n').trimEnd()))
    .join('\n');

/** Replaces the part named `name`, or adds it at the end; the others stay as they are. */
export function writePart(name: string, title: string, body: string, { file, head }: Page = results): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : head;
  const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const day = new Date().toISOString().slice(0, 10);
  const part = `${from}\n## ${title}\n\n${wrapped(`${day} · ${machine()}\n\n${body.trim()}`)}\n${to}`;
  const start = text.indexOf(from);
  const end = text.indexOf(to);
  writeFileSync(file, start >= 0 && end > start ? text.slice(0, start) + part + text.slice(end + to.length) : `${text.trimEnd()}\n${part}\n`);
}

/** A Markdown table; numbers right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

export const rounded = (value: number, digits = 0): string => value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
