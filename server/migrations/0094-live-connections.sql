-- How many live connections somebody has, over all servers. Worth nothing after a crash, so it is not logged. A server holds an
-- advisory lock on its number for as long as it lives: rows of a number that nobody holds are left over.
create unlogged table live_connections (
  id text primary key,
  server integer not null,
  session uuid not null references sessions on delete cascade
);
create index live_connections_session on live_connections (session);
create index live_connections_server on live_connections (server);

create function count_live_connections(member uuid) returns bigint language sql stable as $$
  select count(*) from live_connections join sessions on sessions.id = live_connections.session where sessions.user_id = member;
$$;

-- Notes one more connection of the session's account, unless it has `maximum` already; whether it did.
create function take_live_connection(new_id text, of_server integer, of_session uuid, maximum integer) returns boolean language plpgsql as $$
declare
  member uuid;
begin
  select user_id into member from sessions where id = of_session;
  if member is null then
    return false;
  end if;
  -- Two that come at once are counted one after the other.
  perform pg_advisory_xact_lock(7204120, hashtext(member::text));
  if count_live_connections(member) >= maximum then
    delete from live_connections where server in (
      select found.server from (
        select distinct live_connections.server from live_connections join sessions on sessions.id = live_connections.session
        where sessions.user_id = member
      ) found where pg_try_advisory_xact_lock(7204121, found.server)
    );
    if count_live_connections(member) >= maximum then
      return false;
    end if;
  end if;
  insert into live_connections (id, server, session) values (new_id, of_server, of_session);
  return true;
end
$$;
