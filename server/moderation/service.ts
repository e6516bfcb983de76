import type { RejectionReason } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { AuditEntry, moderation, Overview, StaffPost } from '#contracts/moderation.ts';
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import { asciiDigits } from '#contracts/values.ts';
import { isNormal } from '#server/accounts/service.ts';
import { recordAction } from '#server/platform/audit.ts';
import type { MemberCaller } from '#server/platform/caller.ts';
import { fail } from '#server/platform/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { toDetail, type PostRow } from '#server/posts/card.ts';
import { indexPost } from '#server/search/service.ts';
import { checkNotOwn, checkWaiting, flagsOf } from './rules.ts';
import {
  approvePost,
  countAudit,
  findOwners,
  findPost,
  insertPriceEvent,
  listAudit,
  listQueue,
  lockPost,
  readOverview,
  rejectPost,
  type AuditRow,
  type OwnerRow,
} from './store.ts';

const overviewDays = 7;

const pageOf = (page: number, total: number) => {
  const limit = limits.moderation.pageSize;
  return { page, limit, total, totalPages: Math.ceil(total / limit) };
};

function toStaffPost(row: PostRow, owner: OwnerRow): StaffPost {
  const approvedBefore = owner.approved - (row.approved_at ? 1 : 0);
  const shown = { _id: owner.id, name: owner.name, proPic: owner.pro_pic, joinDate: owner.created_at.toISOString(), livePosts: owner.live };
  return {
    ...toDetail(row, shown, true),
    primaryContact: row.primary_contact,
    secondaryContact: row.secondary_contact,
    submittedAt: row.submitted_at.toISOString(),
    promotion: row.promotion,
    decisionReason: row.decision_reason,
    decisionNote: row.decision_note,
    flags: flagsOf([row.title, row.description, row.street, row.house], approvedBefore === 0),
  };
}

async function staffPosts({ db }: Services, rows: readonly PostRow[]): Promise<StaffPost[]> {
  const owners = await findOwners(db, [...new Set(rows.map((row) => row.owner_id))]);
  return rows.flatMap((row) => {
    const owner = owners.get(row.owner_id);
    return owner ? [toStaffPost(row, owner)] : [];
  });
}

const toEntry = (row: AuditRow): AuditEntry => ({
  _id: row.id,
  at: row.at.toISOString(),
  actor: { id: row.actor_id, name: row.name, role: row.role },
  action: row.action,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  before: row.before,
  after: row.after,
});

/** Posts in one state, the longest waiting first, with their numbers and with what to look at twice. */
export async function readQueue(services: Services, { status, type, q, page }: HandlerInput<typeof moderation.queue>['query']): Promise<Omit<Answer<typeof moderation.queue>, 'success'>> {
  const { rows, total } = await listQueue(services.db, { status, type, q }, page);
  return { items: await staffPosts(services, rows), pagination: pageOf(page, total) };
}

/** One post in any state and the newest actions of staff on it. Throws NOT_FOUND. */
export async function readStaffPost(services: Services, postId: number): Promise<Omit<Answer<typeof moderation.get>, 'success'>> {
  const row = await findPost(services.db, postId);
  const [post] = row ? await staffPosts(services, [row]) : [];
  if (!post) fail('NOT_FOUND');
  return { post, history: (await listAudit(services.db, { subject: String(postId) }, 1)).map(toEntry) };
}

/**
 * Puts a waiting post live: listed, findable, dated, for 60 days. All of it or nothing, and by one of the staff only.
 * Throws NOT_FOUND, FORBIDDEN (one's own post), STATE_CONFLICT (decided or withdrawn meanwhile).
 */
export async function approve({ db }: Services, postId: number, caller: MemberCaller): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const post = await lockPost(trx, postId);
    if (!post) fail('NOT_FOUND');
    checkNotOwn(post.owner_id, caller.user.userId);
    checkWaiting(post.state);
    // A suspended owner's post is decided like any other, and shown once the suspension ends.
    const listed = await isNormal(trx, post.owner_id);
    const { expires_at } = await approvePost(trx, post.id, { isFirst: post.approved_at === null, listed });
    await insertPriceEvent(trx, post);
    if (listed) await indexPost(trx, post.id);
    await recordAction(trx, caller, {
      action: 'post.approve',
      subject: { type: 'post', id: String(postId) },
      before: { state: post.state, listed: post.listed },
      after: { state: 'approved', listed, expiresAt: expires_at },
    });
  });
}

/** Sends a waiting post back with a reason. Throws NOT_FOUND and STATE_CONFLICT (decided or withdrawn meanwhile). */
export async function reject({ db }: Services, postId: number, decision: { reason: RejectionReason; note?: string | undefined }, caller: MemberCaller): Promise<void> {
  const reason = { reason: decision.reason, note: decision.note ?? null };
  await db.transaction().execute(async (trx) => {
    const post = await lockPost(trx, postId);
    if (!post) fail('NOT_FOUND');
    checkWaiting(post.state);
    await rejectPost(trx, post.id, reason);
    await recordAction(trx, caller, {
      action: 'post.reject',
      subject: { type: 'post', id: String(postId) },
      before: { state: post.state, listed: post.listed },
      after: { state: 'rejected', listed: false, ...reason },
    });
  });
}

/** The log of staff actions, newest first. */
export async function readAudit({ db }: Services, { actor, subject, page }: HandlerInput<typeof moderation.audit>['query']): Promise<Omit<Answer<typeof moderation.audit>, 'success'>> {
  const filter = { actor, subject: subject && asciiDigits(subject) };
  const [rows, total] = await Promise.all([listAudit(db, filter, page), countAudit(db, filter)]);
  return { items: rows.map(toEntry), pagination: pageOf(page, total) };
}

/** How long the queue is, who waits longest, and how fast decisions were in the last seven days. */
export async function readQueueOverview({ db }: Services): Promise<Overview> {
  const row = await readOverview(db, overviewDays);
  return {
    waiting: row.waiting,
    oldest: row.oldest ? { PostID: row.oldest.post_id, submittedAt: row.oldest.submitted_at.toISOString() } : null,
    decided: row.decided,
    medianMinutes: row.median_minutes === null ? null : Math.round(row.median_minutes * 10) / 10,
  };
}
