-- Addresses that get no more email: theirs came back for good, or their reader called one unwanted.
create table mail_stops (
  id uuid primary key default gen_random_uuid(),
  address text not null unique,
  reason text not null check (reason in ('bounce', 'complaint')),
  -- What the other mail server said, such as 5.1.1; never its sentence, which may hold anything.
  status text,
  at timestamptz not null default now()
);
create index mail_stops_at on mail_stops (at);
