// Codes for reviews: issued by staff for one project of a firm, shown once, kept as slow hashes, good for one review.
import { createHash, randomBytes, randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { uuidv7 } from 'uuidv7';
import { dateInDhaka } from '#contracts/dhaka.ts';
import { dayMs } from '#contracts/durations.ts';
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { ReviewCodeState } from '#contracts/offers/building-enums.ts';
import { limits } from '#contracts/limits.ts';
import { codeAlphabet } from '#contracts/offers/review-values.ts';
import type { ReviewCode, reviews } from '#contracts/offers/reviews.ts';
import { paginationOf } from '#contracts/values.ts';
import { findListedFirm } from '#server/interiors/service.ts';
import { queueLetter } from '#server/mail/service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { countsOf } from '#server/platform/http/callers/requester.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import { seal } from '#server/platform/security/seal.ts';
import { readSecret } from '#server/platform/security/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { codeOfTicket, findCode, findIssued, insertCode, insertTicket, listCodes, lockCode, voidUnused, type CodeRow, type IssuedRow } from './code-store.ts';
import { grouped } from './grouped-code.ts';
import { reviewCodeLetter } from './templates.ts';

const hashBytes = 32;
const slowHash = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt);

/** Found by its hash, so the salt is one for all: a key of this database. Slow, because a code has only forty bits. */
async function hashOf(db: Db, code: string): Promise<Buffer> {
  return slowHash(code, await readSecret(db, 'review codes'), hashBytes, { N: 2 ** 14 });
}

const ticketHash = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

const newCode = (): string => Array.from({ length: limits.reviews.codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

function stateOf({ used_at, voided_at, expires_at }: CodeRow, now = new Date()): ReviewCodeState {
  if (used_at) return 'used';
  if (voided_at) return 'voided';
  return expires_at <= now ? 'expired' : 'issued';
}

const toReviewCode = (row: IssuedRow): ReviewCode => ({
  _id: row.id,
  PostID: row.firm,
  company: { bn: row.name_bn, en: row.name_en },
  project: row.project,
  month: row.month,
  email: row.email,
  phone: row.phone,
  state: stateOf(row),
  issuedAt: row.issued_at.toISOString(),
  issuedBy: row.issuer,
  expiresAt: row.expires_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
});

/** Issues a code, and mails it where an email is given. It is nowhere else than in the answer and, sealed, in the queued mail. Throws NOT_FOUND, GONE. */
export async function issueCode(
  services: Services,
  { PostID, project, month, email, phone }: HandlerInput<typeof reviews.issueCode>['body'],
  caller: MemberCaller,
): Promise<{ code: string; issued: ReviewCode }> {
  const { db } = services;
  await findListedFirm(services, PostID);
  const code = newCode();
  const id = uuidv7();
  const [code_hash, key] = await Promise.all([hashOf(db, code), readSecret(db, 'review code mails')]);
  return inTransaction(db, async (trx) => {
    const expires_at = new Date(Date.now() + limits.reviews.codeValidDays * dayMs);
    const row = { id, firm: PostID, code_hash, project, month: month ?? dateInDhaka(Date.now()).slice(0, 7), email: email ?? null, phone: phone ?? null };
    if (!(await insertCode(trx, { ...row, issued_by: caller.user.userId, expires_at }))) fail('UNAVAILABLE');
    if (email) await queueLetter(services, trx, reviewCodeLetter, { to: email, lng: undefined, about: { id, sealed: seal(key, code) } });
    await recordAction(trx, caller, {
      action: 'reviewCode.issue',
      subject: { type: 'interior', id: String(PostID) },
      before: {},
      after: { code: id, project },
    });
    const issued = await findIssued(trx, id);
    if (!issued) throw new Error(`The code ${id} was not stored.`);
    return { code: grouped(code), issued: toReviewCode(issued) };
  });
}

/** A page of issued codes, without the codes themselves. */
export async function readCodes({ db }: Services, query: HandlerInput<typeof reviews.codes>['query']): Promise<Omit<Answer<typeof reviews.codes>, 'success'>> {
  const { rows, total } = await listCodes(db, { ...query, firm: query.PostID, state: query.state });
  return { items: rows.map(toReviewCode), pagination: paginationOf(query, total) };
}

/** Voids a code that was not used. Throws NOT_FOUND, STATE_CONFLICT (used, voided). */
export async function voidCode({ db }: Services, id: string, caller: MemberCaller): Promise<void> {
  await inTransaction(db, async (trx) => {
    const code = await lockCode(trx, id);
    if (!code) fail('NOT_FOUND');
    if (code.used_at || code.voided_at) fail('STATE_CONFLICT');
    await voidUnused(trx, id);
    await recordAction(trx, caller, { action: 'reviewCode.void', subject: { type: 'interior', id: String(code.firm) }, before: {}, after: { code: id } });
  });
}

/** Throws what is wrong with a code for this firm. */
function admitCode(code: CodeRow | undefined, firm: number, now = new Date()): CodeRow {
  if (!code) fail('CODE_INVALID', { message: 'notice_reviewCodeInvalid' });
  if (code.firm !== firm) fail('CODE_INVALID', { message: 'notice_reviewCodeOther' });
  const state = stateOf(code, now);
  if (state === 'used') fail('CODE_INVALID', { message: 'notice_reviewCodeUsed' });
  if (state === 'voided') fail('CODE_INVALID', { message: 'notice_reviewCodeVoided' });
  if (state === 'expired') fail('CODE_EXPIRED', { message: 'notice_reviewCodeExpired' });
  return code;
}

/**
 * Exchanges a code for a ticket of the caller. Wrong ones count, right ones do not. Throws NOT_FOUND, GONE, FORBIDDEN (one's own
 * firm), CODE_INVALID, CODE_EXPIRED, TOO_MANY.
 */
export async function verifyCode(
  services: Services,
  postId: number,
  code: string,
  { user, requester }: MemberCaller,
): Promise<{ reviewTicket: string; project: string; month: string }> {
  const { db, rateLimits } = services;
  const firm = await findListedFirm(services, postId);
  if (firm.owner_id === user.userId) fail('FORBIDDEN', { message: 'notice_ownFirm' });
  const counts = { reviewCodeTries: requester.id ?? user.userId, ...countsOf(requester, [], 'reviewCodeTriesPerAddress') };
  await rateLimits.consume(counts);
  const row = admitCode(await findCode(db, await hashOf(db, code)), postId);
  await rateLimits.refund(counts);
  const reviewTicket = randomBytes(hashBytes).toString('base64url');
  await insertTicket(db, { hash: ticketHash(reviewTicket), code: row.id, userId: user.userId, minutes: limits.reviews.ticketValidMinutes });
  return { reviewTicket, project: row.project, month: row.month };
}

/** The code of the caller's ticket, held until the transaction ends. Throws CODE_EXPIRED (no valid ticket), CODE_INVALID. */
export async function holdTicket(trx: Db, ticket: string, postId: number, { user }: MemberCaller): Promise<CodeRow> {
  const id = await codeOfTicket(trx, ticketHash(ticket), user.userId);
  if (!id) fail('CODE_EXPIRED', { message: 'notice_reviewTicketExpired' });
  const code = await lockCode(trx, id);
  // A code may pass its last day while the review is written: of its days none count any more.
  return admitCode(code, postId, new Date(0));
}
