import { dayMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';

/** When an answer was promised for a request that came at this moment. */
export const answerBy = (at: Date): Date => new Date(at.getTime() + limits.legalRequests.answerDays * dayMs);
