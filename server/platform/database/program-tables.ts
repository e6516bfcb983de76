// Kysely types of the tables for other people's programs.
import type { ColumnType } from 'kysely';
import type { KeyScope } from '#contracts/key-scopes.ts';
import type { Moment, NullableMoment } from './columns.ts';

export interface ApiKeysTable {
  id: string;
  user_id: string;
  name: string;
  key_hash: Buffer;
  start: string;
  scopes: KeyScope[];
  created_at: Moment;
  last_used_at: NullableMoment;
  expires_at: ColumnType<Date | null, Date | string | null, never>;
}

export interface ProgramTables {
  api_keys: ApiKeysTable;
}
