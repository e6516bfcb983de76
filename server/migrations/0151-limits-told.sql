-- The same as consume_limits, and what is left of each limit, so that answers can tell it without asking again.
-- `counted` has for each key its points and the milliseconds until its window ends.
create function count_limits(keys text[], maxima integer[], windows bigint[], out wait bigint, out counted jsonb) language plpgsql as $$
declare
  now_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
begin
  -- What is plainly refused writes nothing and locks nothing.
  select max(held.expire - now_ms) filter (where held.points >= wanted.maximum),
    coalesce(jsonb_object_agg(held.key, jsonb_build_array(held.points, held.expire - now_ms)), '{}')
  into wait, counted
  from unnest(keys, maxima) as wanted (key, maximum) join rate_limits held using (key)
  where held.expire > now_ms;
  if wait is not null then
    return;
  end if;
  -- In the order of their keys, so that two calls never wait for each other.
  with done as (
    insert into rate_limits as held (key, points, expire)
    select wanted.key, 1, now_ms + wanted.length from unnest(keys, windows) as wanted (key, length) order by wanted.key
    on conflict (key) do update set
      points = case when held.expire <= now_ms then 1 else held.points + 1 end,
      expire = case when held.expire <= now_ms then excluded.expire else held.expire end
    returning key, points, expire
  )
  select max(done.expire - now_ms) filter (where done.points > wanted.maximum),
    coalesce(jsonb_object_agg(done.key, jsonb_build_array(done.points, done.expire - now_ms)), '{}')
  into wait, counted
  from done join unnest(keys, maxima) as wanted (key, maximum) using (key);
  if wait is null then
    wait := 0;
    return;
  end if;
  -- Somebody else was faster.
  update rate_limits set points = points - 1 where key = any (keys);
  wait := greatest(wait, 1);
end
$$;
