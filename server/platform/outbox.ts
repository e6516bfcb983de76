// Rows that wait to be sent: who sends one leases it, so that no two processes send it at once, and what a killed process held is free
// again when its lease ends. Webhooks lease many at once in an order of their own, and use the lease alone.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database/database.ts';

/** When a lease that begins now ends. */
export const leaseEnd = (seconds: number): RawBuilder<Date> => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

/** Whether no process holds the row. */
export const isFree = (claimedUntil: string): RawBuilder<boolean> => sql`(${sql.ref(claimedUntil)} is null or ${sql.ref(claimedUntil)} < clock_timestamp())`;

interface Lease {
  seconds: number;
  /** The process that held it no longer exists. */
  isReclaimed: boolean;
}

/** What is read of the row, which is `d`, and of others beside it. */
interface Wanted {
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  returning: RawBuilder<unknown>;
}

/** Of a table with `id`, `claimed_until`, `ended_at` and `outcome`. */
export function openOutbox<Row>(table: 'mails' | 'push_deliveries', { from, where, returning }: Wanted) {
  const rows = sql.table(table);
  return {
    /** Leases the row; undefined if it is done. Throws while another process holds it, so that it is tried again. */
    async claim(db: Db, id: string, { seconds, isReclaimed }: Lease): Promise<Row | undefined> {
      const { rows: claimed } = await sql<Row>`
        update ${rows} d set claimed_until = ${leaseEnd(seconds)} ${from}
        where d.id = ${id} and d.ended_at is null and (${isReclaimed}::boolean or ${isFree('d.claimed_until')}) ${where}
        returning ${returning}`.execute(db);
      if (claimed[0]) return claimed[0];
      const { rows: open } = await sql`select from ${rows} where id = ${id} and ended_at is null`.execute(db);
      if (open.length > 0) throw new Error('another process is sending it');
      return undefined;
    },
    async release(db: Db, id: string): Promise<void> {
      await sql`update ${rows} set claimed_until = null where id = ${id} and ended_at is null`.execute(db);
    },
    async end(db: Db, id: string, outcome: 'sent' | 'dropped' | 'refused'): Promise<void> {
      await sql`update ${rows} set ended_at = now(), outcome = ${outcome}, claimed_until = null where id = ${id}`.execute(db);
    },
  };
}
