// Kysely types of the tables for what is searched.
import type { ColumnType } from 'kysely';
import type { Understood } from '#contracts/search.ts';

interface SearchLogTable {
  day: string;
  text: string;
  purpose: string;
  searches: number;
  empty: number;
  total: number | null;
  understood: ColumnType<Understood[], string, string>;
  ignored: ColumnType<string[], string, string>;
}

interface SearchChoicesTable {
  day: string;
  text: string;
  post_id: number;
  position: number;
  times: number;
}

export interface SearchLogTables {
  search_log: SearchLogTable;
  search_choices: SearchChoicesTable;
}
