// A creating call that is repeated with its idempotency key gets the first answer again; with the key and another body it is refused.
import type { Kysely, Transaction } from 'kysely';
import type { MemberCaller } from './callers/caller.ts';
import { fail } from './failure.ts';
import type { Tables } from '#server/platform/database/tables/tables.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';

/** Whether a call with this idempotency key was answered before, so that `once` will do no work for it. */
export async function wasAnswered(db: Kysely<Tables>, caller: MemberCaller, name: string): Promise<boolean> {
  const key = caller.idempotencyKey;
  if (!key) return false;
  const found = await db
    .selectFrom('idempotency_keys')
    .select('status')
    .where('user_id', '=', caller.user.userId)
    .where('key', '=', key)
    .where('call', '=', name)
    .executeTakeFirst();
  return found !== undefined;
}

async function firstAnswer(
  trx: Transaction<Tables>,
  { user_id, key, call }: Record<'user_id' | 'key' | 'call', string>,
  sent: Buffer | undefined,
): Promise<unknown> {
  const { answer, content_hash } = await trx
    .selectFrom('idempotency_keys')
    .select(['answer', 'content_hash'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .where('call', '=', call)
    .executeTakeFirstOrThrow();
  if (content_hash && sent && !content_hash.equals(sent)) fail('KEY_REUSED');
  return answer;
}

/**
 * Runs `work` in a transaction, once per caller, call and key. A repeat waits for the first to commit (the unique index
 * holds it) and receives its answer. Without a key every call is a new one. Throws KEY_REUSED where something else was sent under the key.
 */
export async function once<T extends object>(
  db: Kysely<Tables>,
  caller: MemberCaller,
  name: string,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const key = caller.idempotencyKey;
  if (!key) return inTransaction(db, work);
  const row = { user_id: caller.user.userId, key, call: name };
  return inTransaction(db, async (trx) => {
    const inserted = await trx
      .insertInto('idempotency_keys')
      .values({ ...row, status: 0, answer: '{}', content_hash: caller.contentHash ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 0n) return (await firstAnswer(trx, row, caller.contentHash)) as T;
    const answer = await work(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({ status: 201, answer: JSON.stringify(answer) })
      .where('user_id', '=', row.user_id)
      .where('key', '=', key)
      .where('call', '=', name)
      .execute();
    return answer;
  });
}
