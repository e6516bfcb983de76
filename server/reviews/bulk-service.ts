// Reviews and codes that come in many at once, from the demo.
import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { ReviewRejectionReason, ReviewState } from '#contracts/offers/building-enums.ts';
import { dayMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { insertCode } from './code-store.ts';
import { insertReview } from './store.ts';

const hashBytes = 32;

export interface BulkCode {
  firm: number;
  project: string;
  month: string;
  issuedBy: string;
  issuedAt: Date;
}

/** Issues a code that no one knows; `usedAt` where a review was written with it. Returns its id. */
export async function createCode(trx: Db, { firm, project, month, issuedBy, issuedAt }: BulkCode, usedAt: Date | null = null): Promise<string> {
  const id = uuidv7();
  const expires_at = new Date(issuedAt.getTime() + limits.reviews.codeValidDays * dayMs);
  const row = { id, firm, code_hash: randomBytes(hashBytes), project, month, email: null, phone: null, issued_by: issuedBy };
  await insertCode(trx, { ...row, issued_at: issuedAt, expires_at, used_at: usedAt });
  return id;
}

export interface BulkReview extends BulkCode {
  writer: string | null;
  rating: number;
  text: string;
  state: ReviewState;
  reason: ReviewRejectionReason | null;
  at: Date;
  /** When staff decided, unless it waits. */
  decidedAt: Date | null;
  response: { text: string; at: Date; by: string } | null;
}

/** Creates a review in any state with the code it was written with. */
export async function createReview(trx: Db, review: BulkReview): Promise<void> {
  const { firm, writer, rating, text, state, reason, at, decidedAt, response, issuedBy } = review;
  await insertReview(trx, {
    id: uuidv7(),
    firm,
    user_id: writer,
    code: await createCode(trx, review, at),
    rating,
    text,
    state,
    reason,
    reason_note: null,
    created_at: at,
    submitted_at: at,
    decided_by: decidedAt ? issuedBy : null,
    decided_at: decidedAt,
    approved_at: state === 'approved' ? decidedAt : null,
    response: response?.text ?? null,
    responded_at: response?.at ?? null,
    responded_by: response?.by ?? null,
  });
}
