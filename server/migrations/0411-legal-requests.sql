-- What authorities and rights holders ask of us, and how it was answered: the register.
create table legal_requests (
  id uuid primary key,
  -- What the receipt calls it.
  number bigint generated always as identity (start with 1001) unique,
  kind text not null check (kind in ('authority', 'copyright', 'privacy', 'other')),
  -- Null for visitors, and where the account is gone.
  user_id uuid references users on delete set null,
  name text not null,
  organisation text,
  email text not null,
  subject text not null,
  text text not null,
  basis text,
  lng text not null,
  state text not null default 'received' check (state in ('received', 'checking', 'granted', 'refused')),
  staff_note text,
  at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index legal_requests_at on legal_requests (at desc);
create index legal_requests_user on legal_requests (user_id) where user_id is not null;
