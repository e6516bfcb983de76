-- Letters that are to be sent, written in the transaction that causes them. What a letter is about holds no code and no
-- token: those are made when it is sent, and only their hashes are kept.
create table mails (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  lng text not null check (lng in ('bn', 'en')),
  about jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- Whoever sends it now; nobody else does until then.
  claimed_until timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('sent', 'dropped', 'refused')),
  check ((ended_at is null) = (outcome is null))
);
create index mails_recipient on mails (recipient);
create index mails_ended on mails (ended_at) where ended_at is not null;
