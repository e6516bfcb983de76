import { sql } from 'kysely';
import { limits } from '#contracts/limits.ts';
import { retention } from '#contracts/retention.ts';
import type { Language } from '#i18n/language.ts';
import type { PhoneWay } from '#contracts/posts/phone-proofs.ts';
import type { Db } from '#server/platform/database/database.ts';

const { validMinutes, triesMax } = limits.codes;
const validity = sql<Date>`now() + make_interval(mins => ${validMinutes})`;

export interface CodeRequest {
  id: string;
  userId: string;
  phone: string;
  way: PhoneWay;
  lng: Language;
}

/** Asks for a code; the person's earlier one for the same number becomes void. */
export async function insertRequest(db: Db, { id, userId, phone, way, lng }: CodeRequest): Promise<void> {
  const request = { id, way, lng, code_hash: null, tries: 0, requested_at: sql<Date>`now()`, sent_at: null, expires_at: validity };
  await db
    .insertInto('phone_codes')
    .values({ user_id: userId, phone, ...request })
    .onConflict((conflict) => conflict.columns(['user_id', 'phone']).doUpdateSet(request))
    .execute();
}

/** A request whose message is still to be sent. */
export async function findWaiting(db: Db, id: string): Promise<{ phone: string; way: string; lng: Language } | undefined> {
  return db
    .selectFrom('phone_codes')
    .select(['phone', 'way', 'lng'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Sets the code that is being sent, valid from now; false where another was asked for in the meantime. */
export async function setCode(db: Db, id: string, codeHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phone_codes')
    .set({ code_hash: codeHash, tries: 0, expires_at: validity })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('phone_codes')
    .set({ sent_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Spends one try before the code is compared, so that guesses at the same time spend one each; undefined where none is left. */
export async function spendTry(db: Db, userId: string, phone: string): Promise<{ id: string; code_hash: string | null; tries: number } | undefined> {
  return db
    .updateTable('phone_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('user_id', '=', userId)
    .where('phone', '=', phone)
    .where('code_hash', 'is not', null)
    .where('tries', '<', triesMax)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'code_hash', 'tries'])
    .executeTakeFirst();
}

/** Why no try was left. */
export async function findSpent(db: Db, userId: string, phone: string): Promise<{ expired: boolean; locked: boolean } | undefined> {
  return db
    .selectFrom('phone_codes')
    .select([sql<boolean>`expires_at <= now()`.as('expired'), sql<boolean>`tries >= ${triesMax}`.as('locked')])
    .where('user_id', '=', userId)
    .where('phone', '=', phone)
    .executeTakeFirst();
}

/** Uses up the code and notes that the number was proved; false where another call was faster. */
export async function proveWith(trx: Db, id: string): Promise<boolean> {
  const used = await trx.deleteFrom('phone_codes').where('id', '=', id).returning(['user_id', 'phone', 'way']).executeTakeFirst();
  if (!used) return false;
  await trx
    .insertInto('phone_proofs')
    .values(used)
    .onConflict((conflict) => conflict.columns(['user_id', 'phone']).doUpdateSet({ way: used.way, proved_at: sql<Date>`now()` }))
    .execute();
  return true;
}

interface DayMax {
  messages: number;
  cost: number;
  price: number;
}

/** Counts one message of the day; false where the day's messages or its money are used up. */
export async function countMessage(trx: Db, day: string, { messages, cost, price }: DayMax): Promise<boolean> {
  const { rows } = await sql`
    insert into phone_code_days as held (day, messages, cost)
    select ${day}, 1, ${price} where 1 <= ${messages}::int and ${price}::numeric <= ${cost}::numeric
    on conflict (day) do update set messages = held.messages + 1, cost = held.cost + ${price}
      where held.messages < ${messages} and held.cost + ${price}::numeric <= ${cost}::numeric
    returning day`.execute(trx);
  return rows.length > 0;
}

/** Whose number. */
export interface Owned {
  userId: string;
  phone: string;
}

const pairsOf = (pairs: readonly Owned[]) =>
  sql`unnest(${pairs.map(({ userId }) => userId)}::uuid[], ${pairs.map(({ phone }) => phone)}::text[]) as asked (user_id, phone)`;

/** Those of these numbers that these people have proved. */
export async function listProved(db: Db, pairs: readonly Owned[]): Promise<Owned[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<Owned>`
    select distinct user_id as "userId", phone from phone_proofs join ${pairsOf(pairs)} using (user_id, phone)`.execute(db);
  return rows;
}

/** Those of these numbers that someone else has proved of late. */
export async function listProvedByOthers(db: Db, pairs: readonly Owned[], days: number): Promise<Owned[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<Owned>`
    select distinct asked.user_id as "userId", asked.phone from phone_proofs p join ${pairsOf(pairs)} on asked.phone = p.phone and asked.user_id <> p.user_id
    where p.proved_at > now() - make_interval(days => ${days})`.execute(db);
  return rows;
}

export async function listOwnProofs(db: Db, userId: string): Promise<{ phone: string; way: string; proved_at: Date }[]> {
  return db.selectFrom('phone_proofs').select(['phone', 'way', 'proved_at']).where('user_id', '=', userId).orderBy('proved_at').execute();
}

export async function removeAll(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('phone_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('phone_proofs').where('user_id', '=', userId).execute();
}

/** Codes that no longer count, and what a day long ago has cost. */
export async function removeOld(db: Db): Promise<void> {
  await db
    .deleteFrom('phone_codes')
    .where('requested_at', '<', sql<Date>`now() - make_interval(days => ${retention.codes.days})`)
    .execute();
  await db
    .deleteFrom('phone_code_days')
    .where('day', '<', sql<string>`(now() at time zone 'Asia/Dhaka')::date - ${retention.smsCosts.days}::int`)
    .execute();
}
