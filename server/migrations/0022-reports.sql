-- What people report about posts. One open report a person and post; a visitor is told apart by a hash that names nobody.
create table reports (
  id uuid primary key,
  post uuid not null references posts on delete cascade,
  reporter_id uuid references users on delete set null,
  reporter_key bytea not null,
  reason text not null,
  note text,
  at timestamptz not null default now(),
  decision text check (decision in ('upheld', 'dismissed')),
  decision_note text,
  decided_by uuid references users,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create unique index reports_open on reports (post, reporter_key) where decision is null;
create index reports_decided on reports (post, decided_at) where decision is not null;
create index reports_reporter on reports (reporter_id);
