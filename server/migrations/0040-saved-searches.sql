-- Searches that people keep. The query is kept as the parameters of a search, normalised; purpose and division are taken out
-- of it, so that a new post is compared only with searches that it may concern. Null: the words decide, or everywhere.
create table saved_searches (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text,
  query jsonb not null,
  purpose text check (purpose in ('sell', 'rent')),
  division text,
  frequency text not null check (frequency in ('instant', 'daily', 'off')),
  -- The language in which it was saved: letters have it first.
  lng text not null check (lng in ('bn', 'en')),
  created_at timestamptz not null default now()
);
create index saved_searches_user on saved_searches (user_id, id desc);
create index saved_searches_listening on saved_searches (division, purpose) where frequency <> 'off';

-- What a saved search has found: each post once. Untold ones wait for the morning.
create table search_alerts (
  search uuid not null references saved_searches on delete cascade,
  post uuid not null references posts on delete cascade,
  -- What the whole cost when it was found: only a fall from here is news again.
  total_price bigint not null,
  found_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (search, post)
);
create index search_alerts_post on search_alerts (post);
create index search_alerts_untold on search_alerts (search) where told_at is null;
