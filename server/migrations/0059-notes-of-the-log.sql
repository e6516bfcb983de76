-- After a year an entry of the log keeps who did what to whom, with which canned reason; the free words go. Nothing else of
-- it ever changes.
create function without_notes(entry jsonb, subject_type text) returns jsonb language sql immutable as $$
  select entry - case when subject_type = 'user' then array['note', 'reason'] else array['note'] end
$$;

create function refuse_all_but_forgetting() returns trigger language plpgsql as $$
begin
  if old.at < now() - interval '1 year'
    and new.before is not distinct from without_notes(old.before, old.subject_type)
    and new.after is not distinct from without_notes(old.after, old.subject_type)
    and (new.id, new.at, new.actor_id, new.action, new.subject_type, new.subject_id)
      is not distinct from (old.id, old.at, old.actor_id, old.action, old.subject_type, old.subject_id)
  then return new;
  end if;
  raise exception 'the audit log is append-only';
end
$$;

drop trigger audit_log_append_only on audit_log;
create trigger audit_log_append_only before delete or truncate on audit_log
  for each statement execute function refuse_change();
create trigger audit_log_forgets_only before update on audit_log
  for each row execute function refuse_all_but_forgetting();

-- Purged accounts of before: the same as the purge does from now on.
update posts set decision_note = null where owner_id in (select id from users where purged_at is not null);
update reports set note = null, decision_note = null
where post in (select posts.id from posts join users on users.id = posts.owner_id where users.purged_at is not null);
update contact_reveals set user_id = null where user_id in (select id from users where purged_at is not null);
