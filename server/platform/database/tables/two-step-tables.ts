// Kysely types of the tables for two-step sign-in, of notes about members and of holds.
import type { ColumnType } from 'kysely';
import type { Default, Moment, NullableMoment } from './columns.ts';

export interface AuthenticatorsTable {
  user_id: string;
  sealed: string;
  begun_at: Moment;
  confirmed_at: NullableMoment;
  last_step: Default<number>;
  warned_at: NullableMoment;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
  used_at: NullableMoment;
}

export interface SignInTicketsTable {
  token_hash: Buffer;
  user_id: string;
  device: Buffer | null;
  user_agent: Default<string>;
  settled: Default<boolean>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

interface LegalHoldsTable {
  user_id: string;
  reason: string;
  until: ColumnType<Date, Date | string, Date | string>;
  placed_at: Moment;
}

interface MemberNotesTable {
  id: string;
  user_id: string;
  author_id: string;
  text: string;
  at: Moment;
}

export interface TwoStepTables {
  legal_holds: LegalHoldsTable;
  member_notes: MemberNotesTable;
  authenticators: AuthenticatorsTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_tickets: SignInTicketsTable;
}
