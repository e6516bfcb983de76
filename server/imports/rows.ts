// Rows that a program sends, each with what became of it.
import type { Kysely } from 'kysely';
import type { ImportReport, ImportRow, RowResult } from '#contracts/integrations/imports.ts';
import { translatorOf } from '#i18n/compile.ts';
import { once, wasAnswered } from '#server/platform/http/idempotency.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables/tables.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { findSourceNumbers } from '#server/posts/bulk-service.ts';
import { columns, type ImportedPost } from './row.ts';
import { openRowCheck, type RowFault } from './row-check.ts';
import { openPublication, writeBatch } from './service.ts';

const call = 'import.listings';

/** A cell as a CSV file would hold it. */
const cellOf = (value: ImportRow[string]): string => (Array.isArray(value) ? value.join(';') : value === null ? '' : String(value));

/** Column names in any case; a column that is not there is an empty cell. */
function recordOf(row: ImportRow | null): Record<string, string> {
  const named = Object.entries(row ?? {}).map(([name, value]) => [name.trim().toLowerCase(), cellOf(value)] as const);
  return { ...Object.fromEntries(columns.map((column) => [column, ''])), ...Object.fromEntries(named) };
}

interface Checked {
  row: number;
  source_id: string;
  checked: { post: ImportedPost } | RowFault;
}

function checkAll(rows: readonly (ImportRow | null)[]): Checked[] {
  const check = openRowCheck();
  return rows.map((sent, row) => {
    const record = recordOf(sent);
    return { row, source_id: (record['source_id'] ?? '').slice(0, 120), checked: check(record) };
  });
}

function refusalOf({ row, source_id }: Checked, { fields }: RowFault, { lng }: MemberCaller): RowResult {
  const say = translatorOf(lng);
  const told = Object.entries(fields).map(([name, { key, params }]) => [name, say.dynamic(`errors.field_${key}`, { min: 0, max: 0, ...params })]);
  return { row, source_id, result: 'refused', fields: Object.fromEntries(told) as Record<string, string> };
}

/** Writes the good rows, and says of each what it did; the numbers of posts that a dry run would make are not told. */
async function write(trx: Db, all: readonly Checked[], caller: MemberCaller, isDry: boolean): Promise<ImportReport> {
  const posts = all.flatMap(({ checked }) => ('post' in checked ? [checked.post] : []));
  const before = await findSourceNumbers(trx, posts);
  const written = await writeBatch(trx, posts, await openPublication(trx));
  const after = isDry ? before : await findSourceNumbers(trx, posts);
  const changed = new Set(written.changed);
  const resultOf = ({ row, source_id, checked }: Checked): RowResult => {
    if (!('post' in checked)) return refusalOf({ row, source_id, checked }, checked, caller);
    const known = before.get(checked.post.source_id);
    const result = known === undefined ? 'added' : changed.has(known.id) ? 'changed' : 'unchanged';
    const number = after.get(checked.post.source_id)?.post_id;
    return { row, source_id, result, ...(number === undefined ? {} : { PostID: number }) };
  };
  const rows = all.map(resultOf);
  const count = (result: RowResult['result']): number => rows.filter((one) => one.result === result).length;
  return { read: rows.length, added: count('added'), changed: count('changed'), unchanged: count('unchanged'), refused: count('refused'), rows };
}

/** Thrown to take back what a dry run wrote. */
class DryRun extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('a dry run');
    this.report = report;
  }
}

async function tryOut(db: Kysely<Tables>, all: readonly Checked[], caller: MemberCaller): Promise<ImportReport> {
  try {
    return await db.transaction().execute(async (trx) => {
      throw new DryRun(await write(trx, all, caller, true));
    });
  } catch (error) {
    if (error instanceof DryRun) return error.report;
    throw error;
  }
}

/** Takes the good rows in one transaction, once per idempotency key. Throws TOO_MANY. */
export async function importRows(
  services: Services,
  sent: { rows: readonly (ImportRow | null)[]; dryRun: boolean },
  caller: MemberCaller,
): Promise<ImportReport> {
  const { db, rateLimits } = services;
  if (sent.dryRun || !(await wasAnswered(db, caller, call))) await rateLimits.consume({ importsPerHour: caller.user.userId });
  const all = checkAll(sent.rows);
  if (sent.dryRun) return tryOut(db, all, caller);
  return once(db, caller, call, async (trx) => {
    const report = await write(trx, all, caller, false);
    const { rows: _rows, ...counts } = report;
    await recordAction(trx, caller, { action: call, subject: { type: 'import', id: 'api' }, before: {}, after: counts });
    return report;
  });
}
