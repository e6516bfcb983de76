-- The first answer to a creating call, given again for the same key by the same person.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null,
  call text not null,
  status smallint not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, call, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- Counters of rate-limiter-flexible (its own column names).
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
