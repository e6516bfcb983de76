import { dayMs } from '#contracts/durations.ts';
import { retention } from '#contracts/retention.ts';
import type { DraftRow } from './draft-store.ts';

/** Whether another session has saved since `base`; one session never contradicts itself, so that a lost answer does no harm. */
export const isOvertaken = (kept: Pick<DraftRow, 'version' | 'session_id'>, base: number | undefined, sessionId: string): boolean =>
  kept.version !== base && kept.session_id !== sessionId;

/** Drafts that were saved before are forgotten. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - retention.drafts.days * dayMs);
