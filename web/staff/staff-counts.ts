// How much waits in the areas of the staff head. Anyone who has read the overview says it here.
import { moderation, type Overview } from '#contracts/staff/moderation.ts';
import { call } from '#web/platform/api.ts';
import { outcomeOf } from '#web/platform/calls/outcome.ts';
import { memberApi } from '#web/platform/session.ts';
import { createStore } from '#web/platform/store.ts';

export type StaffCounts = Pick<Overview, 'waiting' | 'reported' | 'reports' | 'reviews' | 'interests' | 'comments'>;

const counts = createStore<StaffCounts | undefined>(undefined);

export const setStaffCounts = ({ waiting, reported, reports, reviews, interests, comments }: Overview): void =>
  counts.set({ waiting, reported, reports, reviews, interests, comments });

/** Undefined until they are known; a failed call leaves what was known. */
export const useStaffCounts = (): StaffCounts | undefined => counts.use();

/** Reads them again. */
export async function refreshStaffCounts(): Promise<void> {
  const answer = await outcomeOf(call(memberApi(), moderation.overview));
  if (answer.ok) setStaffCounts(answer.value.overview);
}
