// Kysely types of the tables for group offers, design firms, interests and reviews.
import type { ColumnType } from 'kysely';
import type {
  DocumentKind,
  DocumentState,
  FirmService,
  GroupStage,
  InterestKind,
  InterestState,
  MilestoneKind,
  MilestoneState,
  PlanApproval,
  ReviewRejectionReason,
  ReviewState,
  ShareState,
  WorkStage,
} from '#contracts/offers/building-enums.ts';
import type { BudgetTier, Facility, InteriorCategory } from '#contracts/enums.ts';
import type { FirmDraft } from '#contracts/offers/interiors.ts';
import type { Default, Moment, NullableMoment } from './columns.ts';

export interface GroupOffersTable {
  post_id: Default<number>;
  title_bn: string;
  title_en: string;
  about_bn: string;
  about_en: string;
  develop_by: string;
  stage: GroupStage;
  division: string;
  district: string;
  sub_district: string;
  location: string | null;
  land_sqft: number;
  road_width_ft: number | null;
  storeys: number;
  flat_size_min: number;
  flat_size_max: number;
  price_land: number;
  price_construction: number;
  price_approval: number;
  booking: number;
  land_instalments: number;
  build_instalments: number;
  construction_start: string | null;
  handover: string | null;
  plan_approval: PlanApproval;
  facilities: Facility[];
  listed: Default<boolean>;
  source_id: Default<string | null>;
  created_by: string | null;
  posted_at: Moment;
  updated_at: Moment;
}

/** A date column, as text such as 2026-11-12. */
type Day = ColumnType<string | null, string | null, string | null>;

export interface GroupSharesTable {
  offer: number;
  number: number;
  state: ShareState;
  occupation: string | null;
  since: Day;
}

export interface GroupMilestonesTable {
  offer: number;
  position: number;
  kind: MilestoneKind;
  state: MilestoneState;
  month: string | null;
  note_bn: string | null;
  note_en: string | null;
  picture: string | null;
}

export interface GroupDocumentsTable {
  offer: number;
  position: number;
  kind: DocumentKind;
  state: DocumentState;
  seen_on: Day;
}

export interface GroupImagesTable {
  offer: number;
  position: number;
  picture: string;
}

export interface InterestsTable {
  id: string;
  kind: InterestKind;
  post_id: number | null;
  user_id: string | null;
  name: string;
  occupation: string;
  phone: string;
  division: string | null;
  sub_district: string | null;
  location: string | null;
  target: string;
  note: string | null;
  state: Default<InterestState>;
  staff_note: string | null;
  mailbox: Buffer | null;
  device: Buffer | null;
  at: Moment;
  changed_at: Moment;
}

export interface InteriorFirmsTable {
  id: string;
  post_id: Default<number>;
  name_bn: string;
  name_en: string;
  about_bn: string;
  about_en: string;
  categories: InteriorCategory[];
  tiers: BudgetTier[];
  services: FirmService[];
  starting_price_bn: string | null;
  starting_price_en: string | null;
  since: number | null;
  division: string;
  district: string;
  sub_district: string;
  address: string | null;
  areas_served: string[];
  phone: string;
  logo: string | null;
  cover: string | null;
  owner_id: string | null;
  draft: ColumnType<FirmDraft | null, string | null, string | null>;
  draft_at: NullableMoment;
  listed: Default<boolean>;
  source_id: Default<string | null>;
  created_by: string | null;
  posted_at: Moment;
  updated_at: Moment;
}

export interface FirmImagesTable {
  firm: number;
  position: number;
  picture: string;
  category: InteriorCategory;
  caption_bn: string | null;
  caption_en: string | null;
  stage: WorkStage | null;
}

export interface ReviewCodesTable {
  id: string;
  firm: number;
  code_hash: Buffer;
  project: string;
  month: string;
  email: string | null;
  phone: string | null;
  issued_by: string;
  issued_at: Moment;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: NullableMoment;
  voided_at: NullableMoment;
}

export interface ReviewTicketsTable {
  token_hash: Buffer;
  code: string;
  user_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ReviewsTable {
  id: string;
  firm: number;
  user_id: string | null;
  code: string;
  rating: number;
  text: string;
  state: Default<ReviewState>;
  reason: ReviewRejectionReason | null;
  reason_note: string | null;
  revision: Default<number>;
  created_at: Moment;
  submitted_at: Moment;
  decided_by: string | null;
  decided_at: NullableMoment;
  approved_at: NullableMoment;
  response: string | null;
  responded_at: NullableMoment;
  responded_by: string | null;
}

export interface ReviewImagesTable {
  review: string;
  position: number;
  picture: string;
}

export interface GroupTables {
  interior_firms: InteriorFirmsTable;
  firm_images: FirmImagesTable;
  review_codes: ReviewCodesTable;
  review_tickets: ReviewTicketsTable;
  reviews: ReviewsTable;
  review_images: ReviewImagesTable;
  group_offers: GroupOffersTable;
  group_shares: GroupSharesTable;
  group_milestones: GroupMilestonesTable;
  group_documents: GroupDocumentsTable;
  group_images: GroupImagesTable;
  interests: InterestsTable;
}
