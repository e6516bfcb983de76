-- Families' shortlists: some posts behind a signed address, and what people without an account answer there.
create table shortlists (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index shortlists_owner on shortlists (owner_id);
create index shortlists_end on shortlists (least(expires_at, revoked_at));

-- `listing` outlives the listing: what is gone is shown as gone, under the title it had.
create table shortlist_posts (
  shortlist uuid not null references shortlists on delete cascade,
  position smallint not null,
  listing bigint not null,
  type text not null,
  title text not null,
  primary key (shortlist, listing)
);

create table shortlist_visitors (
  id uuid primary key,
  shortlist uuid not null references shortlists on delete cascade,
  name text not null,
  -- Of the key that stays on the visitor's device.
  key_hash bytea not null,
  created_at timestamptz not null default now(),
  unique (shortlist, key_hash)
);

create table shortlist_votes (
  visitor uuid not null references shortlist_visitors on delete cascade,
  listing bigint not null,
  vote text not null check (vote in ('up', 'down')),
  note text not null default '',
  at timestamptz not null default now(),
  primary key (visitor, listing)
);
