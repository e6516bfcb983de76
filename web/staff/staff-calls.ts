// What the staff pages ask of the API. All throw CallFailure.
import type { PromotionState, RejectionReason, ReportDecision } from '#contracts/enums.ts';
import {
  moderation,
  type AuditEntry,
  type CopiedPhoto,
  type Overview,
  type OwnerHistory,
  type PostClaim,
  type StaffPost,
} from '#contracts/staff/moderation.ts';
import type { PostChanges } from '#contracts/staff/post-changes.ts';
import type { OfficeCalendar } from '#contracts/office-hours.ts';
import { reports, type Report } from '#contracts/staff/reports.ts';
import type { Pagination } from '#contracts/values.ts';
import { call, type Api } from '#web/platform/api.ts';
import { outcomeOf } from '#web/platform/calls/outcome.ts';
import { setStaffCounts } from './staff-counts.ts';
import type { QueueQuery } from './queue/queue-address.ts';
import { settings, type CannedText } from '#contracts/staff/settings.ts';

export interface Queue {
  items: StaffPost[];
  pagination: Pagination;
  calendar: OfficeCalendar;
  /** Missing when only the numbers could not be read: the list is worth more. */
  overview: Overview | undefined;
}

export interface PostAnswer {
  post: StaffPost;
  history: AuditEntry[];
  /** Null unless it waits and was decided on before. */
  changes: PostChanges | null;
  /** Its open reports, the newest first. */
  reports: Report[];
  ownerHistory: OwnerHistory;
  copiedPhotos: CopiedPhoto[];
}

export async function readQueue(api: Api, { status, type, q, page }: QueueQuery): Promise<Queue> {
  const numbers = outcomeOf(call(api, moderation.overview));
  const { items, pagination, closedDays, week } = await call(api, moderation.queue, { query: { status, type, q, page } });
  const overview = await numbers;
  if (overview.ok) setStaffCounts(overview.value.overview);
  return { items, pagination, calendar: { closedDays, week }, overview: overview.ok ? overview.value.overview : undefined };
}

export const readPost = (api: Api, PostID: number): Promise<PostAnswer> => call(api, moderation.get, { params: { PostID } });

export interface Rejection {
  reason: RejectionReason;
  furtherReasons: RejectionReason[];
  note: string | undefined;
}

/** The revision that was looked at: where the owner has sent another since, nothing is decided. */
type Seen = number | undefined;

export const approve = (api: Api, PostID: number, revision: Seen): Promise<unknown> =>
  call(api, moderation.approve, { params: { PostID }, body: { revision } });

/** Whose the post is now that it is open; null where it does not wait. */
export const claim = async (api: Api, PostID: number): Promise<PostClaim | null> => (await call(api, moderation.claim, { params: { PostID } })).claim;

export const release = (api: Api, PostID: number): Promise<unknown> => call(api, moderation.release, { params: { PostID } });

export const sendBack = (api: Api, PostID: number, rejection: Rejection, revision: Seen): Promise<unknown> =>
  call(api, moderation.reject, { params: { PostID }, body: { ...rejection, revision } });

/** Takes down a post that was approved. */
export const takeDown = (api: Api, PostID: number, rejection: Rejection): Promise<unknown> =>
  call(api, moderation.cancel, { params: { PostID }, body: rejection });

/** Notes how it is with the paid place that its owner asked for. */
export const notePlan = (api: Api, PostID: number, state: Exclude<PromotionState, 'none'>): Promise<unknown> =>
  call(api, moderation.plan, { params: { PostID }, body: { state } });

/** Closes all open reports about the post that report `id` is about. */
export const closeReports = (api: Api, id: string, decision: ReportDecision, note: string | undefined): Promise<unknown> =>
  call(api, reports.decide, { params: { id }, body: { decision, note } });

/** Ready texts of the admins for the note of a decision. Throws CallFailure. */
export const readCannedTexts = async (api: Api): Promise<CannedText[]> => (await call(api, settings.cannedTexts, {})).cannedTexts;
