// Kysely types of the tables for families' shortlists.
import type { Purpose } from '#contracts/enums.ts';
import type { Vote } from '#contracts/posts/shortlists.ts';
import type { Moment, NullableMoment } from './columns.ts';

export interface ShortlistsTable {
  id: string;
  owner_id: string;
  name: string;
  created_at: Moment;
  expires_at: Date;
  revoked_at: NullableMoment;
}

interface ShortlistPostsTable {
  shortlist: string;
  position: number;
  listing: number;
  type: Purpose;
  title: string;
}

export interface ShortlistVisitorsTable {
  id: string;
  shortlist: string;
  name: string;
  key_hash: Buffer;
  created_at: Moment;
}

interface ShortlistVotesTable {
  visitor: string;
  listing: number;
  vote: Vote;
  note: string;
  at: Moment;
}

export interface ShortlistTables {
  shortlists: ShortlistsTable;
  shortlist_posts: ShortlistPostsTable;
  shortlist_visitors: ShortlistVisitorsTable;
  shortlist_votes: ShortlistVotesTable;
}
