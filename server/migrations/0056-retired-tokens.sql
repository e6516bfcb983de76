-- Tokens that were replaced, by their hash: one that comes back after its grace was copied, and ends its session.
create table retired_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  retired_at timestamptz not null default now()
);
create index retired_tokens_session on retired_tokens (session_id, retired_at);

insert into retired_tokens (token_hash, session_id) select previous_hash, id from sessions where previous_hash is not null;

-- Sessions end for good after 90 days, those of staff after 7 and after 12 hours without use.
update sessions set expires_at = least(expires_at, created_at + interval '90 days');
update sessions
set expires_at = least(expires_at, last_seen_at + interval '12 hours', created_at + interval '7 days')
where user_id in (select id from users where role in ('support', 'admin'));
