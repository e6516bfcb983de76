-- People and their sessions. Tokens are stored hashed: a copy of this table signs nobody in.
create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  name text not null,
  role text not null default 'user' check (role in ('user', 'firmOwner', 'support', 'admin')),
  status text not null default 'normal',
  suspended_until timestamptz,
  status_reason text,
  phone text check (phone ~ '^0[0-9]{10}$'),
  gender text check (gender in ('male', 'female', 'other')),
  birth_date date,
  bio text,
  occupation text,
  division text,
  district text,
  sub_district text,
  address_more text,
  pro_pic text,
  show_email boolean not null default false,
  show_phone boolean not null default false,
  show_address boolean not null default false,
  show_birth_date boolean not null default false,
  name_changed_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
