// A post that was to be saved when its person was asked to sign in.
import { type Purpose, purposes } from '#contracts/enums.ts';
import { pendingIntent } from '#web/platform/visit/pending-intent.ts';

export interface SaveIntent {
  PostID: number;
  type: Purpose;
}

export function intentOf(stored: unknown): SaveIntent | undefined {
  const { PostID, type } = (stored ?? {}) as Record<string, unknown>;
  const purpose = purposes.find((one) => one === type);
  return Number.isSafeInteger(PostID) && purpose ? { PostID: Number(PostID), type: purpose } : undefined;
}

export const saveIntent = pendingIntent('saveAfterSignIn', intentOf);
