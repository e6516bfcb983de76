// How many persons are behind reports: one mailbox is one person, and so is one device.
import type { Selectable } from 'kysely';
import type { ReportsTable } from '#server/platform/database/tables/post-history-tables.ts';

const ofAccounts = (table: string, mark: 'mailbox' | 'device'): string =>
  `count(distinct coalesce(${table}.${mark}, ${table}.reporter_key)) filter (where ${table}.reporter_id is not null)`;

/** The SQL that counts them over the reports of `table`; anyone who has no account only informs. */
export const personsIn = (table: 'reports' | 'r'): string => `least(${ofAccounts(table, 'mailbox')}, ${ofAccounts(table, 'device')})`;

/** The same for reports that were read. */
export function countPersonsAmong(rows: readonly Pick<Selectable<ReportsTable>, 'reporter_id' | 'reporter_key' | 'mailbox' | 'device'>[]): number {
  const reported = rows.filter(({ reporter_id }) => reporter_id !== null);
  const distinct = (mark: 'mailbox' | 'device'): number => new Set(reported.map((row) => (row[mark] ?? row.reporter_key).toString('hex'))).size;
  return Math.min(distinct('mailbox'), distinct('device'));
}
