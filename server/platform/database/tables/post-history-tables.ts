// Kysely types of the tables for owned and saved posts and reports.
import type { ColumnType } from 'kysely';
import type { PostType, PriceUnit, Purpose, ReportDecision } from '#contracts/enums.ts';
import type { PhotoFinding, PhotoShot } from '#contracts/posts/photo-shots.ts';
import type { ReportReason } from '#contracts/staff/report-enums.ts';
import type { Default, Moment, NullableMoment } from './columns.ts';

/** What there was of a post for people to see before it was approved. */
export interface UnnotifiedApproval {
  wasLive: boolean;
  last: { price: number; price_unit: PriceUnit } | null;
}

export type Decided = 'approved' | 'rejected' | 'cancelled';

interface PostVersionsTable {
  post: string;
  revision: number;
  decided: Decided | null;
  content: ColumnType<Record<string, unknown>, string, string>;
  at: Moment;
}

interface PostVersionImagesTable {
  post: string;
  revision: number;
  position: number;
  picture: string;
  shot: Default<PhotoShot | null>;
  findings: Default<PhotoFinding[]>;
}

interface PostViewsTable {
  post: string;
  views: number;
}

interface PostViewersTable {
  day: ColumnType<string, string, never>;
  post: string;
  viewer: Buffer;
}

interface PostRemindersTable {
  post: string;
  expires_at: Date;
  days: number;
}

export interface TracedPrice {
  at: string;
  price: number;
  price_unit: string;
}

interface PostTracesTable {
  id: string;
  owner_id: string;
  type: PostType;
  sub_district: string;
  size_sqft: number | null;
  pictures: string[];
  phashes: ColumnType<never, string[] | undefined, never>;
  dhashes: ColumnType<never, string[] | undefined, never>;
  posted_at: ColumnType<Date, Date, never>;
  prices: ColumnType<TracedPrice[], string, never>;
  deleted_at: Moment;
}

interface ClosedDaysTable {
  day: string;
  name_bn: string;
  name_en: string;
}

/** What every kind of listing has in common, by its number. */
export interface ListingsTable {
  number: number;
  kind: Purpose;
  owner_id: string | null;
  title: string;
  /** Of what has a title in each language; null where its writer gave one. */
  title_en: string | null;
  cover: string | null;
  state: string;
  /** When it was posted, where the public sees it; null where no one does. */
  visible_since: Date | null;
  visible_until: Date | null;
  changed_at: Date;
}

export interface SavedPostsTable {
  id: string;
  user_id: string;
  type: Purpose;
  post_id: number;
  /** The same number while there is such a listing. */
  listing: number | null;
  title: string;
  saved_at: Moment;
}

/** About a listing or a review, never both. */
export interface ReportsTable {
  id: string;
  listing: number | null;
  review: string | null;
  comment: string | null;
  reporter_id: string | null;
  reporter_key: Buffer;
  mailbox: Buffer | null;
  device: Buffer | null;
  by_newcomer: ColumnType<boolean, boolean | undefined, boolean>;
  reason: ReportReason;
  note: string | null;
  at: Moment;
  decision: ReportDecision | null;
  decision_note: string | null;
  decided_by: string | null;
  decided_at: NullableMoment;
}

export interface PostClaimsTable {
  post_id: number;
  staff_id: string;
  until: Date;
}

export interface PostHistoryTables {
  post_claims: PostClaimsTable;
  post_versions: PostVersionsTable;
  post_version_images: PostVersionImagesTable;
  post_views: PostViewsTable;
  post_viewers: PostViewersTable;
  post_reminders: PostRemindersTable;
  post_traces: PostTracesTable;
  closed_days: ClosedDaysTable;
  listings: ListingsTable;
  saved_posts: SavedPostsTable;
  reports: ReportsTable;
}
