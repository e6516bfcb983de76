-- A code belongs to who asked for it: wrong tries and new requests of a stranger leave the owner's alone. Codes last ten
-- minutes, so those of before are not worth carrying over.
delete from mailed_codes;
alter table mailed_codes
  -- The device that asked, or the address where it keeps no cookie; hashed.
  add column asker bytea not null,
  -- The device that the answer to such a call made.
  add column coming bytea,
  drop constraint mailed_codes_pkey,
  add primary key (email, purpose, asker);

-- A link from a letter may last longer than minutes: a new password, however it came about, ends them all.
create function end_reset_links() returns trigger language plpgsql as $$
begin
  delete from reset_tokens where user_id = new.id;
  return null;
end
$$;
create trigger users_password_changed after update of password_hash on users for each row
  when (old.password_hash is distinct from new.password_hash) execute function end_reset_links();
