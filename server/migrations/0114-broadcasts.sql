-- One notification to a whole group of members. A job tells them in the order of their ids: `reached` is the last one told.
create table broadcasts (
  id uuid primary key,
  author_id uuid not null references users,
  audience text not null check (audience in ('everyone', 'sellers', 'owners', 'firmOwners', 'staff')),
  division text,
  title_bn text not null,
  title_en text not null,
  message_bn text not null,
  message_en text not null,
  -- A path of this site and nothing else.
  link text check (link ~ '^/([^/\\]|$)'),
  state text not null default 'sending' check (state in ('sending', 'sent', 'stopped')),
  recipients integer not null,
  told integer not null default 0,
  reached uuid,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'sending') = (ended_at is null))
);
create index broadcasts_newest on broadcasts (created_at desc, id desc);
