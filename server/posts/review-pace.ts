// How fast staff answer, for everybody and for staff alike: in office hours, as it was promised.
import { type ClosedDays, officeTimeBetween } from '#contracts/office-hours.ts';
import type { ReviewPace } from '#contracts/overview.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listDecisions } from './review-store.ts';

const paceDays = 7;
const decisionsMax = 5000;
const minuteMs = 60_000;

/** The median of these numbers, rounded; null without any. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = sorted.length % 2 === 0 ? [sorted[half - 1], sorted[half]] : [sorted[half], sorted[half]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** Decisions of the last seven days, and the median of what they took. */
export async function readReviewPace(db: Db, closed: ClosedDays): Promise<ReviewPace> {
  const decisions = await listDecisions(db, paceDays, decisionsMax);
  const waited = decisions.map(({ submitted_at, decided_at }) => {
    const [sent, decided] = [submitted_at.getTime(), decided_at.getTime()];
    // Posts both sent and decided outside office hours would otherwise count as zero minutes.
    return (officeTimeBetween(sent, decided, closed) || decided - sent) / minuteMs;
  });
  return { decided: decisions.length, medianMinutes: median(waited) };
}
