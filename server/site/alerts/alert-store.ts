import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export async function readBackups(db: Db): Promise<{ last: { endedAt: Date; succeeded: boolean } | undefined; lastGood: Date | undefined }> {
  const { rows } = await sql<{ ended_at: Date; succeeded: boolean; good: Date | null }>`
    select ended_at, succeeded, (select max(ended_at) from backup_runs where succeeded) as good from backup_runs order by ended_at desc limit 1`.execute(db);
  const [last] = rows;
  return { last: last && { endedAt: last.ended_at, succeeded: last.succeeded }, lastGood: last?.good ?? undefined };
}

/** When the letter that waits longest was queued, and the first account opened. */
export async function readAges(db: Db): Promise<{ oldestMail: Date | undefined; since: Date | undefined }> {
  const { rows } = await sql<{ mail: Date | null; account: Date | null }>`
    select (select min(created_at) from mails where ended_at is null and kind <> 'site.alert') as mail, (select min(created_at) from users) as account`.execute(
    db,
  );
  return { oldestMail: rows[0]?.mail ?? undefined, since: rows[0]?.account ?? undefined };
}

/** Notes that the admins are told now; false where they were within a day. */
export async function noteTold(trx: Db, kind: string): Promise<boolean> {
  const { rows } = await sql`
    insert into admin_alerts as held (kind, told_at) values (${kind}, now())
    on conflict (kind) do update set told_at = now() where held.told_at <= now() - interval '1 day'
    returning kind`.execute(trx);
  return rows.length > 0;
}

/** Admins who can sign in; those of the demo read no email. */
export async function listAdmins(db: Db): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from users where role = 'admin' and status = 'normal' and purged_at is null and leaves_at is null and not is_demo`.execute(db);
  return rows;
}
