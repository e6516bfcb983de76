-- What people are told in their inbox, in both languages, so that the switch of languages re-labels old ones.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  title_bn text not null,
  title_en text not null,
  message_bn text not null,
  message_en text not null,
  -- A path of this site and nothing else.
  link text not null check (link ~ '^/([^/\\]|$)'),
  is_read boolean not null default false,
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where not is_read;
create index notifications_created on notifications (created_at);
