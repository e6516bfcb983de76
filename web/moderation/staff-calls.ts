// What the staff pages ask of the API. A refused call comes back as a value, since the page shows it in its place.
import type { PromotionState, RejectionReason, ReportDecision } from '#contracts/enums.ts';
import { moderation, type AuditEntry, type Overview, type OwnerHistory, type PostChanges, type StaffPost } from '#contracts/moderation.ts';
import type { ClosedDays } from '#contracts/office-hours.ts';
import { reports, type Report } from '#contracts/reports.ts';
import type { Pagination } from '#contracts/values.ts';
import { call, CallFailure, type Api } from '#web/platform/api.ts';
import { refreshSession } from '#web/platform/session.ts';
import type { QueueQuery } from '#web/moderation/queue/queue-address.ts';

/** A refused call as plain data. */
export interface Refusal {
  ok: false;
  status: number;
  code: CallFailure['code'];
  message: string;
  fields: Readonly<Record<string, string>>;
}

export interface Queue {
  ok: true;
  items: StaffPost[];
  pagination: Pagination;
  closedDays: ClosedDays;
  /** Missing when only the numbers could not be read: the list is worth more. */
  overview: Overview | undefined;
}

export interface PostAnswer {
  ok: true;
  post: StaffPost;
  history: AuditEntry[];
  /** Null unless it waits and was decided on before. */
  changes: PostChanges | null;
  /** Its open reports, the newest first. */
  reports: Report[];
  ownerHistory: OwnerHistory;
}

export interface Log {
  ok: true;
  items: AuditEntry[];
  pagination: Pagination;
}

/** Waits for `answer`; a failure of the call becomes a value, and an ended session is looked at again. */
async function settled<T>(answer: Promise<T>): Promise<T | Refusal> {
  try {
    return await answer;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.status === 401) void refreshSession();
    const { status, code, message, fields } = failure;
    return { ok: false, status, code, message, fields };
  }
}

export async function readQueue(api: Api, { status, type, q, page }: QueueQuery): Promise<Queue | Refusal> {
  const overview = settled(call(api, moderation.overview));
  const list = await settled(call(api, moderation.queue, { query: { status, type, q, page } }));
  if ('ok' in list) return list;
  const numbers = await overview;
  return { ok: true, items: list.items, pagination: list.pagination, closedDays: list.closedDays, overview: 'ok' in numbers ? undefined : numbers.overview };
}

export async function readPost(api: Api, PostID: number): Promise<PostAnswer | Refusal> {
  const answer = await settled(call(api, moderation.get, { params: { PostID } }));
  if ('ok' in answer) return answer;
  const { post, history, changes, reports, ownerHistory } = answer;
  return { ok: true, post, history, changes, reports, ownerHistory };
}

/** The log, or the part of it that is about one subject. */
export async function readLog(api: Api, page: number, subject: string | undefined): Promise<Log | Refusal> {
  const answer = await settled(call(api, moderation.audit, { query: { page, subject } }));
  return 'ok' in answer ? answer : { ok: true, items: answer.items, pagination: answer.pagination };
}

export interface Rejection {
  reason: RejectionReason;
  note: string | undefined;
}

export interface Accepted {
  ok: true;
}

/** The revision that was looked at: where the owner has sent another since, nothing is decided. */
type Seen = number | undefined;

const decided = (answer: object): Accepted | Refusal => ('ok' in answer ? (answer as Refusal) : { ok: true });

export async function approve(api: Api, PostID: number, revision: Seen): Promise<Accepted | Refusal> {
  return decided(await settled(call(api, moderation.approve, { params: { PostID }, body: { revision } })));
}

export async function sendBack(api: Api, PostID: number, rejection: Rejection, revision: Seen): Promise<Accepted | Refusal> {
  return decided(await settled(call(api, moderation.reject, { params: { PostID }, body: { ...rejection, revision } })));
}

/** Takes down a post that was approved. */
export async function takeDown(api: Api, PostID: number, rejection: Rejection): Promise<Accepted | Refusal> {
  return decided(await settled(call(api, moderation.cancel, { params: { PostID }, body: rejection })));
}

/** Notes how the wish for a paid place stands. */
export async function notePlan(api: Api, PostID: number, state: Exclude<PromotionState, 'none'>): Promise<Accepted | Refusal> {
  return decided(await settled(call(api, moderation.plan, { params: { PostID }, body: { state } })));
}

/** Closes all open reports about the post that report `id` is about. */
export async function closeReports(api: Api, id: string, decision: ReportDecision, note: string | undefined): Promise<Accepted | Refusal> {
  return decided(await settled(call(api, reports.decide, { params: { id }, body: { decision, note } })));
}
