// The rows that an import refused, in a file of their own. Opened in a spreadsheet, what begins like a formula is plain text.
import { createWriteStream, rmSync, type WriteStream } from 'node:fs';
import { stringify } from 'csv-stringify/sync';

export interface RefusedRow {
  line: number;
  source_id: string;
  reason: string;
}

const columns = ['line', 'source_id', 'reason'];
const asLine = (row: RefusedRow): string => stringify([row], { columns, quoted_string: true, escape_formulas: true });

/** Replaces the file of an earlier import; there is one with the first refusal only. */
export function openRefusedFile(file: string): { write: (row: RefusedRow) => void; close: () => Promise<void> } {
  let out: WriteStream | undefined;
  rmSync(file, { force: true });
  return {
    write: (row) => {
      if (!out) (out = createWriteStream(file)).write(`${columns.join(',')}\n`);
      out.write(asLine(row));
    },
    close: () => new Promise((resolve) => (out ? out.end(() => resolve()) : resolve())),
  };
}
