import { sql, type Selectable } from 'kysely';
import { limits } from '#contracts/limits.ts';
import { retention } from '#contracts/retention.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MailedCodesTable } from '#server/platform/database/tables/tables.ts';

export type CodePurpose = MailedCodesTable['purpose'];

export interface CodeKey {
  email: string;
  purpose: CodePurpose;
}

/** The requester of a code, as hashes. */
export interface Asker {
  /** The device, or the address of a client without a cookie. */
  asker: Buffer;
  /** The device id that this call's answer sets. */
  newDevice: Buffer | null;
}

export type AskedCode = CodeKey & Asker;

const { validMinutes, resendSeconds, sendsPerDay, triesMax } = limits.codes;

const validity = sql`make_interval(mins => ${validMinutes})`;
/** Seconds between requests, by how many were made. */
const waitAfter = (sends: ReturnType<typeof sql.ref>) =>
  sql`make_interval(secs => (array[${sql.join(resendSeconds)}]::int[])[least(${sends}, ${resendSeconds.length})])`;
const isNewDay = sql<boolean>`mailed_codes.day_began <= now() - interval '1 day'`;

/**
 * Requests a code under `requestId`; the same requester's earlier code becomes void. Of concurrent requests one
 * succeeds; undefined if it is too early, unless `paced` is false. Returns the requester's number of requests today.
 */
export async function insertRequest(db: Db, { email, purpose, asker, newDevice }: AskedCode, requestId: string, paced: boolean): Promise<number | undefined> {
  const expiresAt = sql<Date>`now() + ${validity}`;
  const row = await db
    .insertInto('mailed_codes')
    .values({ email, purpose, asker, coming: newDevice, request_id: requestId, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'purpose', 'asker'])
        .doUpdateSet({
          coming: newDevice,
          request_id: requestId,
          code_hash: null,
          tries: 0,
          sends: sql<number>`case when ${isNewDay} then 1 else mailed_codes.sends + 1 end`,
          day_began: sql<Date>`case when ${isNewDay} then now() else mailed_codes.day_began end`,
          requested_at: sql<Date>`now()`,
          expires_at: expiresAt,
        })
        .where(
          paced
            ? sql<boolean>`(${isNewDay} or mailed_codes.sends < ${sendsPerDay}) and mailed_codes.requested_at + ${waitAfter(sql.ref('mailed_codes.sends'))} <= now()`
            : sql<boolean>`true`,
        ),
    )
    .returning('sends')
    .executeTakeFirst();
  return row?.sends;
}

/** Seconds until the same requester may request the next code. */
export async function secondsToNext(db: Db, { email, purpose, asker }: AskedCode): Promise<number> {
  const row = await db
    .selectFrom('mailed_codes')
    .select(
      sql<number>`ceil(extract(epoch from greatest(
        requested_at + ${waitAfter(sql.ref('sends'))},
        case when sends >= ${sendsPerDay} and not (${isNewDay}) then day_began + interval '1 day' end) - now()))::int`.as('seconds'),
    )
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('asker', '=', asker)
    .executeTakeFirst();
  return Math.max(1, row?.seconds ?? 1);
}

/** Sets the code being sent, valid from now; false if another was requested in the meantime, or it was used. */
export async function setCode(db: Db, requestId: string, codeHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailed_codes')
    .set({ code_hash: codeHash, tries: 0, expires_at: sql<Date>`now() + ${validity}` })
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The requester's latest code, also if that request was the one that set the device cookie. */
const newestOf = ({ email, purpose, asker }: AskedCode) => sql<boolean>`(email, purpose, asker) = (
  select email, purpose, asker from mailed_codes where email = ${email} and purpose = ${purpose} and (asker = ${asker} or coming = ${asker})
  order by requested_at desc limit 1)`;

/** Spends one attempt before the code is compared, so concurrent guesses spend one each. Undefined if none is left. */
export async function spendTry(db: Db, key: AskedCode): Promise<Pick<Selectable<MailedCodesTable>, 'code_hash' | 'request_id' | 'tries'> | undefined> {
  return db
    .updateTable('mailed_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where(newestOf(key))
    .where('tries', '<', triesMax)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['code_hash', 'request_id', 'tries'])
    .executeTakeFirst();
}

/** Why no attempt was left. */
export async function findSpent(db: Db, key: AskedCode): Promise<{ expired: boolean; locked: boolean } | undefined> {
  return db
    .selectFrom('mailed_codes')
    .select([sql<boolean>`expires_at <= now()`.as('expired'), sql<boolean>`tries >= ${triesMax}`.as('locked')])
    .where(newestOf(key))
    .executeTakeFirst();
}

/** Uses up the code; false if another call was faster. */
export async function useCode(db: Db, requestId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailed_codes')
    .set({ code_hash: null, request_id: null })
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function clearCode(db: Db, { email, purpose }: CodeKey): Promise<void> {
  await db.updateTable('mailed_codes').set({ code_hash: null, request_id: null }).where('email', '=', email).where('purpose', '=', purpose).execute();
}

export async function removeCodes(db: Db, email: string): Promise<void> {
  await db.deleteFrom('mailed_codes').where('email', '=', email).execute();
}

/** Nothing of them counts any more. */
export async function removeOld(db: Db): Promise<void> {
  await db
    .deleteFrom('mailed_codes')
    .where('requested_at', '<', sql<Date>`now() - make_interval(days => ${retention.codes.days})`)
    .execute();
}
