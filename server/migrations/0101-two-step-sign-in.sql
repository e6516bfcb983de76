-- When the password or a code was last entered in a session; until now that was the sign-in.
alter table sessions add column proved_at timestamptz;
update sessions set proved_at = created_at;
alter table sessions alter column proved_at set default now(), alter column proved_at set not null;

-- Secrets of authenticator apps, encrypted. One that is not confirmed yet asks for nothing.
create table authenticators (
  user_id uuid primary key references users (id) on delete cascade,
  sealed text not null,
  begun_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The thirty seconds whose code was used last: it is never accepted again.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Between the password and the code: short-lived, for one sign-in.
create table sign_in_tickets (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Set where the device had signed in before: its wrong codes count by themselves.
  device bytea,
  expires_at timestamptz not null
);
create index sign_in_tickets_user on sign_in_tickets (user_id);
