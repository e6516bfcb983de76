-- Personal API keys. Of a key only its hash is kept.
create table api_keys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  key_hash bytea not null unique,
  -- The first characters, by which its owner recognizes it.
  start text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz
);
create index api_keys_user on api_keys (user_id, created_at desc);
create index api_keys_expired on api_keys (expires_at) where expires_at is not null;

-- Whatever changes the password or ends the good standing of an account ends its keys with it.
create function end_api_keys() returns trigger language plpgsql as $$
begin
  delete from api_keys where user_id = new.id;
  return null;
end
$$;
create trigger users_keys_ended after update of password_hash, status, leaves_at, purged_at on users for each row
  when (old.password_hash is distinct from new.password_hash or new.status <> 'normal' or new.leaves_at is not null or new.purged_at is not null)
  execute function end_api_keys();
