-- Every server hears whose sessions ended and whose standing or role changed, whoever changed it and by whatever way: their open
-- connections are looked at again.
create function publish_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('topics', json_build_object('topic', 'accounts.access', 'abouts', json_build_array(json_build_object('userId', user_id)))::text)
  from (select distinct user_id from ended) members;
  return null;
end
$$;
create trigger sessions_ended after delete on sessions referencing old table as ended
  for each statement execute function publish_ended_sessions();

create function publish_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('topics', json_build_object('topic', 'accounts.access', 'abouts', json_build_array(json_build_object('userId', new.id)))::text);
  return null;
end
$$;
create trigger users_access after update on users for each row
  when ((old.status, old.suspended_until, old.role) is distinct from (new.status, new.suspended_until, new.role)) execute function publish_access();
