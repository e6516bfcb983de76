// Kysely types of the tables for what is searched, and of what staff teach the search.
import type { ColumnType } from 'kysely';
import type { DictionaryKind } from '#contracts/search/search-dictionary.ts';
import type { Understood } from '#contracts/search/search.ts';
import type { Moment } from './columns.ts';

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

interface SearchDictionaryTable {
  id: string;
  kind: DictionaryKind;
  words: string[];
  means: string | null;
  places: string[];
  changed_at: Moment;
}

export interface SearchLogTables {
  search_dictionary: SearchDictionaryTable;
  search_log: SearchLogTable;
  search_choices: SearchChoicesTable;
}
