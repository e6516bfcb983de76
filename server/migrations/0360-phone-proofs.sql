-- Whose phone numbers were proved by a code sent to them, the codes on their way, and what they have cost by the day.
create table phone_codes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  phone text not null,
  -- How the code reaches the phone; `call` is for a code read out by a voice.
  way text not null check (way in ('sms', 'call')),
  lng text not null,
  -- Made when the message is sent, and stored only as a slow hash.
  code_hash text,
  tries smallint not null default 0,
  requested_at timestamptz not null default now(),
  sent_at timestamptz,
  expires_at timestamptz not null,
  unique (user_id, phone)
);
create index phone_codes_requested on phone_codes (requested_at);
create table phone_proofs (
  user_id uuid not null references users on delete cascade,
  phone text not null,
  way text not null check (way in ('sms', 'call')),
  proved_at timestamptz not null default now(),
  primary key (user_id, phone)
);
create index phone_proofs_phone on phone_proofs (phone, proved_at);
create table phone_code_days (
  day date primary key,
  messages integer not null,
  -- Taka.
  cost numeric(12, 4) not null
);
-- A post's page says that its number was proved.
create function notify_of_proof() returns trigger language plpgsql as $$
begin
  if exists (select from posts
      where posts.listed and posts.owner_id in (new.user_id, old.user_id) and posts.primary_contact in (new.phone, old.phone)) then
    notify content_changed;
  end if;
  return null;
end
$$;
create trigger phone_proofs_changed after insert or delete on phone_proofs for each row execute function notify_of_proof();
