// Kysely types of the tables for posts that were begun and not sent, and of visits to be reminded of.
import type { ColumnType } from 'kysely';
import type { PostType } from '#contracts/enums.ts';
import type { DraftFields, DraftPhoto } from '#contracts/posts/post-drafts.ts';
import type { Default, Moment } from './columns.ts';

export interface PostDraftsTable {
  owner_id: string;
  id: string;
  type: PostType;
  form: ColumnType<Record<string, string | string[]>, string, string>;
  reached: DraftFields['reached'];
  photos: number;
  pictures: ColumnType<DraftPhoto[], string | undefined, string>;
  version: Default<number>;
  session_id: string;
  saved_at: Moment;
}

export interface DraftPhotosTable {
  file: string;
  owner_id: string | null;
  id: string;
  ready: Default<boolean>;
  stored_at: Moment;
}

interface AppointmentsTable {
  user_id: string;
  post: number;
  at: ColumnType<Date, Date | string, Date | string>;
}

export interface PostDraftTables {
  appointments: AppointmentsTable;
  post_drafts: PostDraftsTable;
  draft_photos: DraftPhotosTable;
}
