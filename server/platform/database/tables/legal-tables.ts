// Kysely types of the register of requests by authorities and rights holders.
import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#i18n/language.ts';
import type { LegalRequestKind, LegalRequestState } from '#contracts/staff/legal-request-enums.ts';
import type { Default, Moment } from './columns.ts';

export interface LegalRequestsTable {
  id: string;
  number: Generated<number>;
  kind: LegalRequestKind;
  user_id: string | null;
  name: string;
  organisation: string | null;
  email: string;
  phone: string | null;
  subject: string;
  text: string;
  basis: string | null;
  lng: Language;
  state: Default<LegalRequestState>;
  staff_note: string | null;
  at: Moment;
  changed_at: Moment;
}

interface PostHoldsTable {
  post: string;
  request: string;
  until: ColumnType<Date, Date | string, Date | string>;
  placed_at: Moment;
}

export interface LegalTables {
  post_holds: PostHoldsTable;
  legal_requests: LegalRequestsTable;
}
