// The append-only audit log of staff actions, written in the transaction of the action.
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { MemberCaller } from '#server/platform/http/caller.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface StaffAction {
  /** Noun and verb, such as `post.approve`. */
  action: string;
  /** The target: noun and public id, such as `post` and `48001`. */
  subject: { type: string; id: string };
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** The actor on the command line: an operator without an account. */
export const operator = null;

/** Records an action of the caller in the given transaction. */
export async function recordAction(trx: Db, caller: MemberCaller | typeof operator, { action, subject, before, after }: StaffAction): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: uuidv7(),
      actor_id: caller?.user.userId ?? null,
      action,
      subject_type: subject.type,
      subject_id: subject.id,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}

/** Deletes the free text of entries older than a year; who did what to whom, with which reason code, stays. */
export async function forgetNotes(db: Db): Promise<void> {
  const [before, after] = ['before', 'after'].map((column) => sql`without_notes(${sql.ref(column)}, subject_type)`);
  await sql`update audit_log set before = ${before}, after = ${after}
    where at < now() - interval '1 year' and (before is distinct from ${before} or after is distinct from ${after})`.execute(db);
}
