-- What a disabled account leaves refused: its email without a tag ("name+tag@"), and the numbers of its profile and posts.
-- Numbers are few enough to try them all, so their hash is keyed (secrets, "blocked-phones").
alter table blocked_emails drop constraint blocked_emails_pkey;
-- Whose it is, so that restoring the account lifts it; null once the account is purged.
alter table blocked_emails add column user_id uuid references users on delete set null;
create unique index blocked_emails_once on blocked_emails (email_hash, user_id) nulls not distinct;
create index blocked_emails_user on blocked_emails (user_id);

create table blocked_phones (
  phone_hash bytea not null,
  user_id uuid references users on delete set null,
  blocked_at timestamptz not null default now()
);
create unique index blocked_phones_once on blocked_phones (phone_hash, user_id) nulls not distinct;
create index blocked_phones_user on blocked_phones (user_id);
