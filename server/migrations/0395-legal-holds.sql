-- Accounts whose data is kept for a court or an authority: no job deletes it until the day has come.
create table legal_holds (
  user_id uuid primary key references users on delete cascade,
  reason text not null,
  until timestamptz not null,
  placed_at timestamptz not null default now()
);
