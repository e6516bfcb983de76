// Reminders of visits: kept until an hour before, then told once.
import { dayMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import { notifyEach } from '#server/notifications/service.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { noticePost } from '#server/posts/post-line.ts';
import { findListed } from '#server/posts/service.ts';
import { listOwnAppointments, removeAppointment, removeAppointments, takeDue, upsertAppointment } from './store.ts';

const { reminderMinutes, daysAheadMax } = limits.appointments;

/** Throws NOT_FOUND and GONE for a post that the public does not see, STATE_CONFLICT for a past or far day, TOO_MANY. */
export async function setAppointment({ db, rateLimits }: Services, postId: number, at: Date, { user }: MemberCaller): Promise<void> {
  if (at.getTime() <= Date.now() || at.getTime() > Date.now() + daysAheadMax * dayMs) fail('STATE_CONFLICT', { message: 'notice_visitWhen' });
  await findListed({ db }, postId);
  await inTransaction(db, async (trx) => {
    await rateLimits.consume({ appointmentsPerDay: user.userId }, trx);
    await upsertAppointment(trx, user.userId, postId, at);
  });
}

export const dropAppointment = ({ db }: Services, postId: number, { user }: MemberCaller): Promise<void> => removeAppointment(db, user.userId, postId);

/** Tells everyone whose visit begins within the hour. */
export async function remindVisitors(services: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const due = await takeDue(trx, reminderMinutes);
    await notifyEach(
      services,
      trx,
      due.map((visit) => {
        const at = visit.at.toISOString();
        const notice = { kind: 'visit_soon', key: `visit_soon ${visit.post_id} ${at}`, data: { post: noticePost(visit), at } } as const;
        return { userId: visit.user_id, notice };
      }),
    );
  });
}

export const appointmentData: PersonalData = { name: 'appointments', collect: listOwnAppointments, erase: removeAppointments };
