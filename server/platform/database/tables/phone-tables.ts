// Kysely types of the tables of proved phone numbers.
import type { PhoneWay } from '#contracts/posts/phone-proofs.ts';
import type { Language } from '#i18n/language.ts';
import type { Default, Moment, NullableMoment } from './columns.ts';

interface PhoneCodesTable {
  id: string;
  user_id: string;
  phone: string;
  way: PhoneWay | 'call';
  lng: Language;
  code_hash: string | null;
  tries: Default<number>;
  requested_at: Moment;
  sent_at: NullableMoment;
  expires_at: Moment;
}

interface PhoneProofsTable {
  user_id: string;
  phone: string;
  way: PhoneWay | 'call';
  proved_at: Moment;
}

interface PhoneCodeDaysTable {
  day: string;
  messages: number;
  /** Taka. */
  cost: number;
}

export interface PhoneTables {
  phone_codes: PhoneCodesTable;
  phone_proofs: PhoneProofsTable;
  phone_code_days: PhoneCodeDaysTable;
}
