-- A session's token is replaced from time to time. The next one is derived from the present one and the seed, so that two
-- tabs that refresh at once get the same; neither a copy of this table nor an old token alone tells it.
alter table sessions
  add column seed bytea not null default uuid_send(gen_random_uuid()),
  add column previous_hash bytea unique,
  add column previous_seed bytea,
  -- Null until the new token is used: before that its answer may have been lost on the way.
  add column previous_until timestamptz,
  add column rotated_at timestamptz,
  -- The mark of the device, hashed.
  add column device bytea;

-- Devices that signed in before, by the hash of their mark.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, device)
);

alter table users
  add column picture text references pictures,
  -- Deleted by its owner: hidden at once, purged then.
  add column leaves_at timestamptz,
  add column purged_at timestamptz;
create index users_leaving on users (leaves_at) where leaves_at is not null and purged_at is null;
create index users_suspended on users (suspended_until) where status = 'suspended';
create index users_picture on users (picture) where picture is not null;

-- Taken off the lists because of its owner, not because of itself.
alter table posts add column withdrawn boolean not null default false;

-- The last code that was asked for by an email. The code itself is made when its letter is sent.
create table mailed_codes (
  email text not null,
  purpose text not null check (purpose in ('register', 'reset')),
  -- Of the asking; null once the code was used.
  request_id uuid unique,
  code_hash text,
  tries smallint not null default 0,
  sends smallint not null default 1,
  day_began timestamptz not null default now(),
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (email, purpose)
);
create index mailed_codes_requested on mailed_codes (requested_at);

create table verified_emails (
  token_hash bytea primary key,
  email text not null,
  device bytea,
  expires_at timestamptz not null
);
create index verified_emails_email on verified_emails (email);

create table reset_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index reset_tokens_user on reset_tokens (user_id);

-- Emails of accounts that were disabled and are purged: they stay refused without being known.
create table blocked_emails (
  email_hash bytea primary key,
  blocked_at timestamptz not null default now()
);
