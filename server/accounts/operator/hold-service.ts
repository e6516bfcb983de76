// Data kept for a court or an authority. An operator's action alone: support learns nothing of it.
import type { Services } from '#server/platform/services.ts';
import { findHold, removeHold, upsertHold } from './hold-store.ts';
import { accountWith, change, note } from './operator-service.ts';

const longestYears = 2;

/** The day and the reason of `2027-06-30 order 12 of the court`. */
function termsOf(typed: string, now: Date): { until: Date; reason: string } {
  const [, day = '', reason = ''] = /^(\d{4}-\d\d-\d\d) +(\S.*)$/.exec(typed.trim()) ?? [];
  // The end of the day in Bangladesh.
  const until = new Date(`${day}T23:59:59+06:00`);
  if (Number.isNaN(until.getTime())) throw new Error("Say until when and why, in quotes: '2027-06-30 order 12/2026 of the court'.");
  const last = new Date(now);
  last.setFullYear(now.getFullYear() + longestYears);
  if (until <= now || until > last) throw new Error(`A hold ends on a day to come, within ${longestYears} years; it can be renewed.`);
  return { until, reason };
}

/** Keeps all data of an account from every job that deletes until a day; again renews it. Returns the end. */
export async function holdByOperator({ db }: Pick<Services, 'db'>, typed: string, terms: string): Promise<Date> {
  const { until, reason } = termsOf(terms, new Date());
  const { id } = await accountWith(db, typed);
  await change(db, id, async (trx) => {
    const before = await findHold(trx, id);
    await upsertHold(trx, id, { until, reason });
    await note(trx, id, 'hold', { heldUntil: before?.toISOString() ?? null }, { heldUntil: until.toISOString(), reason });
  });
  return until;
}

/** Ends a hold: the next jobs delete what is due. */
export async function releaseByOperator({ db }: Pick<Services, 'db'>, typed: string): Promise<void> {
  const { id } = await accountWith(db, typed);
  await change(db, id, async (trx) => {
    const before = await findHold(trx, id);
    if (!before) throw new Error('This account is not held.');
    await removeHold(trx, id);
    await note(trx, id, 'release', { heldUntil: before.toISOString() }, { heldUntil: null });
  });
}
