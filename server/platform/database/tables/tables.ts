// Kysely types of the database tables. Column names are the database's own (snake_case).
import type { ColumnType } from 'kysely';
import type { AccountStatus, Gender, PostState, PostType, PriceUnit, PromotionState, RejectionReason, Role } from '#contracts/enums.ts';
import type { PhotoFinding, PhotoShot } from '#contracts/posts/photo-shots.ts';
import type { Language } from '#i18n/language.ts';
import type { AlertTables } from './alert-tables.ts';
import type { AreaTables } from './area-tables.ts';
import type { Default, Json, Moment, NullableMoment } from './columns.ts';
import type { GroupTables } from './group-tables.ts';
import type { FieldColumns } from './post-columns.ts';
import type { PictureTables } from './picture-tables.ts';
import type { BlogTables } from './blog-tables.ts';
import type { OfficeTables } from './office-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { PhoneTables } from './phone-tables.ts';
import type { PostDraftTables } from './post-draft-tables.ts';
import type { PostHistoryTables, UnnotifiedApproval } from './post-history-tables.ts';
import type { IntegrationTables } from './integration-tables.ts';
import type { LegalTables } from './legal-tables.ts';
import type { SearchLogTables } from './search-log-tables.ts';
import type { ShortlistTables } from './shortlist-tables.ts';
import type { TwoStepTables } from './two-step-tables.ts';

export interface UsersTable {
  id: string;
  email: string;
  password_hash: string | null;
  name: string;
  role: Default<Role>;
  status: Default<AccountStatus>;
  suspended_at: NullableMoment;
  suspended_until: NullableMoment;
  status_reason: string | null;
  phone: string | null;
  gender: Gender | null;
  birth_date: string | null;
  bio: string | null;
  occupation: string | null;
  division: string | null;
  district: string | null;
  sub_district: string | null;
  address_more: string | null;
  pro_pic: string | null;
  show_email: Default<boolean>;
  show_phone: Default<boolean>;
  show_address: Default<boolean>;
  show_birth_date: Default<boolean>;
  name_changed_at: NullableMoment;
  is_demo: Default<boolean>;
  created_at: Moment;
  picture: string | null;
  leaves_at: NullableMoment;
  purged_at: NullableMoment;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  user_agent: Default<string>;
  created_at: Moment;
  last_seen_at: Moment;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  seed: Default<Buffer>;
  previous_hash: Buffer | null;
  previous_seed: Buffer | null;
  previous_until: NullableMoment;
  rotated_at: NullableMoment;
  device: Buffer | null;
  proved_at: Moment;
  /** In which it was last used. */
  lng: Default<Language>;
}

interface RetiredTokensTable {
  token_hash: Buffer;
  session_id: string;
  retired_at: Moment;
}

interface KnownDevicesTable {
  user_id: string;
  device: Buffer;
  seen_at: Moment;
}

export interface MailedCodesTable {
  email: string;
  purpose: 'register' | 'reset';
  asker: Buffer;
  coming: Buffer | null;
  request_id: string | null;
  code_hash: string | null;
  tries: Default<number>;
  sends: Default<number>;
  day_began: Moment;
  requested_at: Moment;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

interface VerifiedEmailsTable {
  token_hash: Buffer;
  email: string;
  device: Buffer | null;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

interface ResetTokensTable {
  token_hash: Buffer;
  user_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

interface BlockedEmailsTable {
  email_hash: Buffer;
  user_id: string | null;
  blocked_at: Moment;
}

interface BlockedPhonesTable {
  phone_hash: Buffer;
  user_id: string | null;
  blocked_at: Moment;
}

export interface MailsTable {
  id: string;
  kind: string;
  recipient: string;
  lng: Language;
  lng_known: Default<boolean>;
  about: ColumnType<unknown, string, string>;
  created_at: Moment;
  claimed_until: NullableMoment;
  ended_at: NullableMoment;
  outcome: 'sent' | 'dropped' | 'refused' | null;
}

interface PointColumn {
  x: number;
  y: number;
}

/** The columns of its fields follow from the table of fields: post-columns.ts. */
export interface PostsTable extends FieldColumns {
  id: string;
  post_id: Default<number>;
  owner_id: string;
  type: PostType;
  state: Default<PostState>;
  listed: Default<boolean>;
  previous_price: number | null;
  land_sqft: number | null;
  /** Meters to the east and to the north from the pin to the public point; given to no one. */
  pin_moved: ColumnType<PointColumn | null, string | null | undefined, string | null>;
  /** x is the longitude, y the latitude; a trigger computes it. */
  public_point: ColumnType<PointColumn | null, never, never>;
  promotion: Default<PromotionState>;
  promoted_until: NullableMoment;
  /** Unlisted because of its owner's account, not because of the post. */
  withdrawn: Default<boolean>;
  /** Approved while it could not be listed: what is told once it is. */
  untold_approval: ColumnType<UnnotifiedApproval | null, string | null | undefined, string | null>;
  total_price: ColumnType<number, never, never>;
  update_count: Default<number>;
  revision: Default<number>;
  reposts: Default<number>;
  renewals: Default<number>;
  /** The content differs from what staff last decided on. */
  edited: Default<boolean>;
  /** The revision that differs from an approved one in nothing but its price. */
  price_only_revision: number | null;
  deleted_at: NullableMoment;
  promotion_requested_at: NullableMoment;
  first_seen: NullableMoment;
  decision_reason: RejectionReason | null;
  further_reasons: Default<RejectionReason[]>;
  decision_note: string | null;
  source_id: string | null;
  submitted_at: Moment;
  decided_at: NullableMoment;
  approved_at: NullableMoment;
  expires_at: NullableMoment;
  posted_at: Moment;
  updated_at: Moment;
  sold_at: NullableMoment;
}

interface PostImagesTable {
  post: string;
  position: number;
  picture: string;
  shot: Default<PhotoShot | null>;
  findings: Default<PhotoFinding[]>;
}

interface ContactRevealsTable {
  listing: number;
  at: Moment;
  user_id: string | null;
}

export interface PriceEventsTable {
  post: string;
  at: Moment;
  price: number;
  price_unit: PriceUnit;
}

interface PostWordsTable {
  post: string;
  post_id: number;
  posted_at: Moment;
  words: ColumnType<string, never, never>;
}

/** Words that people wrote with what the log names. */
interface AuditNotesTable {
  entry: string;
  at: Moment;
  about: string[];
  before: Json;
  after: Json;
}

export interface AuditLogTable {
  id: string;
  at: Moment;
  /** Null for an operator on the command line. */
  actor_id: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  before: Json;
  after: Json;
}

export interface Tables
  extends
    PictureTables,
    PostHistoryTables,
    AlertTables,
    AreaTables,
    BlogTables,
    GroupTables,
    OfficeTables,
    IntegrationTables,
    LegalTables,
    SearchLogTables,
    PhoneTables,
    MailTables,
    PostDraftTables,
    ShortlistTables,
    TwoStepTables {
  users: UsersTable;
  sessions: SessionsTable;
  retired_tokens: RetiredTokensTable;
  known_devices: KnownDevicesTable;
  mailed_codes: MailedCodesTable;
  verified_emails: VerifiedEmailsTable;
  reset_tokens: ResetTokensTable;
  blocked_emails: BlockedEmailsTable;
  blocked_phones: BlockedPhonesTable;
  mails: MailsTable;
  posts: PostsTable;
  post_images: PostImagesTable;
  contact_reveals: ContactRevealsTable;
  price_events: PriceEventsTable;
  post_words: PostWordsTable;
  audit_log: AuditLogTable;
  audit_notes: AuditNotesTable;
}
