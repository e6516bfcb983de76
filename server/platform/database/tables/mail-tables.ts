// Kysely types of the table of addresses that get no more email.
import type { Default, Moment } from './columns.ts';

interface MailStopsTable {
  id: Default<string>;
  address: string;
  reason: 'bounce' | 'complaint';
  status: string | null;
  at: Moment;
}

export interface MailTables {
  mail_stops: MailStopsTable;
}
