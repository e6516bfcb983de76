-- Several limits are counted together or not at all, so that a refused call uses up nothing. Returns the milliseconds to
-- wait, or 0 where one was counted under every key. Times are the database's: servers need not agree on theirs.
create function consume_limits(keys text[], maxima integer[], windows bigint[]) returns bigint language plpgsql as $$
declare
  now_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
  wait bigint;
begin
  -- What is plainly refused writes nothing and locks nothing.
  select max(held.expire - now_ms) into wait
  from unnest(keys, maxima) as wanted (key, maximum) join rate_limits held using (key)
  where held.points >= wanted.maximum and held.expire > now_ms;
  if wait is not null then
    return wait;
  end if;
  -- In the order of their keys, so that two calls never wait for each other.
  with counted as (
    insert into rate_limits as held (key, points, expire)
    select wanted.key, 1, now_ms + wanted.length from unnest(keys, windows) as wanted (key, length) order by wanted.key
    on conflict (key) do update set
      points = case when held.expire <= now_ms then 1 else held.points + 1 end,
      expire = case when held.expire <= now_ms then excluded.expire else held.expire end
    returning key, points, expire
  )
  select max(counted.expire - now_ms) into wait
  from counted join unnest(keys, maxima) as wanted (key, maximum) using (key)
  where counted.points > wanted.maximum;
  if wait is null then
    return 0;
  end if;
  -- Somebody else was faster.
  update rate_limits set points = points - 1 where key = any (keys);
  return greatest(wait, 1);
end
$$;
