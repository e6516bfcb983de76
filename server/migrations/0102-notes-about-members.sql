-- What staff write down about a member, for staff alone. A note is never changed; it goes with the account.
create table member_notes (
  id uuid primary key,
  user_id uuid not null references users,
  author_id uuid not null references users,
  text text not null,
  at timestamptz not null default now()
);
create index member_notes_user on member_notes (user_id, at desc);
create function refuse_other_note() returns trigger language plpgsql as $$
begin
  raise exception 'notes about members are never changed';
end
$$;
create trigger member_notes_stay before update on member_notes
  for each statement execute function refuse_other_note();

-- The list of members: a part of a name, an email or a number, and its orders.
create index users_name_part on users using gin ((normalize(name, nfc)) gin_trgm_ops);
create index users_email_part on users using gin (email gin_trgm_ops);
create index users_phone_part on users using gin (phone gin_trgm_ops);
create index users_recent on users (created_at desc, id desc) where purged_at is null;
create index users_by_name on users (name, id) where purged_at is null;
create index users_role on users (role) where role <> 'user';
-- Who did what, in the log.
create index audit_log_actor on audit_log (actor_id, at desc);
create index audit_log_about on audit_log (subject_id, at desc);
-- How many numbers somebody looked up.
create index contact_reveals_user on contact_reveals (user_id) where user_id is not null;
