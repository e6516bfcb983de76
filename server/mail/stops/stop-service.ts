// Addresses that get no more email: who is on the list, and how one comes off it.
import type { MailStop, StoppedAddress } from '#contracts/notices/mail-stops.ts';
import { paginationOf, type Pagination, type Slice } from '#contracts/values.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { findStop, findStopOf, insertStops, listStops, type NewStop, removeStop, removeStopOf, removeStopOn, type StopRow } from './stop-store.ts';

export const stopAddresses = (db: Db, stops: readonly NewStop[]): Promise<void> => insertStops(db, stops);

/** Whether an email may go to an address: a code that its reader asks for right now reaches whoever complained about another email. */
export async function isStopped(db: Db, address: string, hasCode: boolean): Promise<boolean> {
  const stop = await findStop(db, address.toLowerCase());
  return stop !== undefined && !(stop.reason === 'complaint' && hasCode);
}

const shown = ({ reason, status, at }: StopRow): MailStop => ({ reason, status, at: at.toISOString() });

export async function readOwnStop({ db }: Pick<Services, 'db'>, { user }: MemberCaller): Promise<MailStop | null> {
  const row = await findStopOf(db, user.userId);
  return row ? shown(row) : null;
}

/** Sends emails to the caller again. Throws TOO_MANY: each that comes back harms how all others are taken. */
export async function liftOwnStop({ db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>, { user }: MemberCaller): Promise<void> {
  await rateLimits.consume({ mailStopLifts: user.userId });
  await removeStopOf(db, user.userId);
}

export async function readStops(
  { db }: Pick<Services, 'db'>,
  { q, ...which }: Slice & { q?: string | undefined },
): Promise<{ items: StoppedAddress[]; pagination: Pagination }> {
  const { rows, total } = await listStops(db, q, which);
  return { items: rows.map((row) => ({ _id: row.id, address: row.address, ...shown(row) })), pagination: paginationOf(which, total) };
}

/** Throws NOT_FOUND. */
export async function liftStop({ db }: Pick<Services, 'db'>, id: string, caller: MemberCaller): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await removeStop(trx, id);
    if (!row) fail('NOT_FOUND');
    // The address is someone's; the log keeps none.
    await recordAction(trx, caller, { action: 'mail.lift', subject: { type: 'mailStop', id }, before: { reason: row.reason }, after: {} });
  });
}

export const forgetStopOn = (db: Db, address: string): Promise<void> => removeStopOn(db, address);
