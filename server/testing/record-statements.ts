// With RECORD_STATEMENTS=FOLDER tests write every statement that the program builds, once for each shape, for later versions to try on their schema:
// docs/decisions/0065-migrations-expand-and-contract.md.
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

const folder = process.env['RECORD_STATEMENTS'];
const seen = new Set<string>();

/** Lists of any length are one shape. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(?:, \$)+/g, '$')
    .replaceAll(/\(\$\)(?:, \(\$\))+/g, '($)');

function record(text: string): void {
  if (!/^\s*(?:select|insert|update|delete|with|merge)\b/i.test(text) || /\bjobs\./.test(text) || /\bjobs"\./.test(text)) return;
  // Kysely builds what the product asks; what a test asks by hand says nothing about it.
  if (!new Error('where').stack?.includes('kysely')) return;
  const shape = shapeOf(text);
  if (seen.has(shape)) return;
  seen.add(shape);
  appendFileSync(path.join(folder ?? '', `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`);
}

export function recordStatements(): void {
  if (!folder || Object.hasOwn(pg.Client.prototype.query, 'records')) return;
  mkdirSync(folder, { recursive: true });
  Error.stackTraceLimit = 40;
  const query = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;
  function recording(this: pg.Client, ...given: unknown[]): unknown {
    const [first] = given;
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
    if (typeof text === 'string') record(text);
    return query.apply(this, given);
  }
  pg.Client.prototype.query = Object.assign(recording, { records: true }) as typeof pg.Client.prototype.query;
}
