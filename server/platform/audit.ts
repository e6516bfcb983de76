// The append-only log of what staff do, written in the transaction that does it.
import { uuidv7 } from 'uuidv7';
import type { MemberCaller } from './caller.ts';
import type { Db } from './database.ts';

export interface StaffAction {
  /** Noun and verb, such as `post.approve`. */
  action: string;
  /** What it was done to: the noun and the id that people use, such as `post` and `48001`. */
  subject: { type: string; id: string };
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** Who acts on the command line: whoever runs the product, without an account. */
export const operator = null;

/** Records an action of the caller; it stands or falls with the transaction. */
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
