// How fast staff answer, for everyone and for staff alike: in office hours, as it was promised.
import type { Dashboard } from '#contracts/staff/dashboard.ts';
import { minuteMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import { type OfficeCalendar, officeTimeBetween } from '#contracts/office-hours.ts';
import type { ReviewPace } from '#contracts/overview.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listDecisions } from './review-store.ts';

const paceDays = 7;
const decisionsMax = 5000;

/** The median of these numbers, rounded; null without any. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = sorted.length % 2 === 0 ? [sorted[half - 1], sorted[half]] : [sorted[half], sorted[half]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** What the decisions of the last seven days took, in minutes. */
async function readWaits(db: Db, calendar: OfficeCalendar): Promise<number[]> {
  const decisions = await listDecisions(db, paceDays, decisionsMax);
  return decisions.map(({ submitted_at, decided_at }) => {
    const [sent, decided] = [submitted_at.getTime(), decided_at.getTime()];
    // Posts both sent and decided outside office hours would otherwise count as zero minutes.
    return (officeTimeBetween(sent, decided, calendar) || decided - sent) / minuteMs;
  });
}

/** Decisions of the last seven days, and the median of what they took. */
export async function readReviewPace(db: Db, calendar: OfficeCalendar): Promise<ReviewPace> {
  const waits = await readWaits(db, calendar);
  return { decided: waits.length, medianMinutes: median(waits) };
}

/** The same with what nine of ten took at most, and how many took longer than promised. */
export async function readStaffPace(db: Db, calendar: OfficeCalendar): Promise<Dashboard['pace']> {
  const waits = await readWaits(db, calendar);
  const ninth = waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.9) - 1];
  const late = waits.filter((minutes) => minutes > limits.posts.reviewHoursMax * 60).length;
  return { decided: waits.length, medianMinutes: median(waits), p90Minutes: ninth === undefined ? null : Math.round(ninth), late };
}
