// Where a wait is in the promised window, and how it is shown.
import { limits } from '#contracts/limits.ts';

export type Urgency = 'calm' | 'pressing' | 'overdue';

/** Where a wait is in the promised window of five working hours: pressing after half of it. */
export function urgencyOf(minutes: number): Urgency {
  const share = minutes / (limits.posts.reviewHoursMax * 60);
  if (share >= 1) return 'overdue';
  return share > 0.5 ? 'pressing' : 'calm';
}

/** Hours and minutes as on a clock: 3:25. */
export function clockFace(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
