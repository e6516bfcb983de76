// The log of staff actions as staff read it: page by page, and as a file.
import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { dayMs } from '#contracts/durations.ts';
import type { Answer } from '#contracts/endpoint.ts';
import { dhakaOffset } from '#contracts/dhaka.ts';
import { limits } from '#contracts/limits.ts';
import type { AuditEntry, AuditQuery, moderation } from '#contracts/staff/moderation.ts';
import { asciiDigits, paginationOf } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { Download } from '#server/platform/http/download.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { countAudit, listAudit, listAuditAfter, type AuditFilter, type AuditRow } from './audit-store.ts';

const batch = 500;

const withWords = (codes: unknown, words: object | null): unknown => (words && Object.keys(words).length > 0 ? { ...(codes as object), ...words } : codes);

const toEntry = (row: AuditRow): AuditEntry => ({
  _id: row.id,
  at: row.at.toISOString(),
  actor: row.actor_id && row.name !== null && row.role ? { id: row.actor_id, name: row.name, role: row.role } : null,
  action: row.action,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  before: withWords(row.before, row.words_before),
  after: withWords(row.after, row.words_after),
});

/** The midnight in Dhaka with which a day begins, or so many days later. */
const midnight = (day: string, later = 0): Date => new Date(Date.parse(`${day}T00:00:00${dhakaOffset}`) + later * dayMs);

const filterOf = ({ actor, action, subject, from, to }: AuditQuery, { user }: MemberCaller): AuditFilter => ({
  withHolds: user.role === 'admin',
  actor,
  action,
  subject: subject && asciiDigits(subject).replace(/^#/, ''),
  since: from ? midnight(from) : undefined,
  until: to ? midnight(to, 1) : undefined,
});

/** A page of the log, newest first. */
export async function readAudit(
  { db }: Pick<Services, 'db'>,
  query: AuditQuery,
  caller: MemberCaller,
): Promise<Omit<Answer<typeof moderation.audit>, 'success'>> {
  const filter = filterOf(query, caller);
  const [rows, total] = await Promise.all([listAudit(db, filter, query), countAudit(db, filter)]);
  return { items: rows.map(toEntry), pagination: paginationOf(query, total) };
}

/** The newest actions on one subject. */
export const readNewestActions = async (db: Db, subject: string): Promise<AuditEntry[]> =>
  (await listAudit(db, { subject, withHolds: false }, { page: 1, limit: limits.moderation.pageSize })).map(toEntry);

const columns = ['at', 'actor', 'role', 'actorId', 'action', 'subjectType', 'subjectId', 'before', 'after'];

const written = (value: unknown): string => (typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? JSON.stringify(value) : '');

/** All entries that match, in parts: the whole of them is never in memory. */
async function* rowsOf(db: Db, filter: AuditFilter): AsyncGenerator<object> {
  let after: string | undefined;
  for (;;) {
    const rows = await listAuditAfter(db, filter, after, batch);
    for (const { actor, before, after: now, ...entry } of rows.map(toEntry)) {
      yield { ...entry, actor: actor?.name, role: actor?.role, actorId: actor?.id, before: written(before), after: written(now) };
    }
    after = rows.at(-1)?.id;
    if (rows.length < batch) return;
  }
}

/** All entries that match as a file that spreadsheets open: what begins like a formula is plain text there. */
export async function auditFile({ db, log }: Pick<Services, 'db' | 'log'>, query: AuditQuery, caller: MemberCaller): Promise<Download> {
  const { page: _page, limit: _limit, format: _format, ...logged } = query;
  await recordAction(db, caller, { action: 'log.export', subject: { type: 'log', id: 'csv' }, before: {}, after: logged });
  const file = stringify({ header: true, bom: true, columns, escape_formulas: true });
  pipeline(Readable.from(rowsOf(db, filterOf(query, caller))), file, (error) => {
    if (error) log.warn({ err: error }, 'log export was interrupted');
  });
  return new Download('log.csv', 'text/csv; charset=utf-8', file);
}
