-- Hashes of addresses, emails and account ids get a key, since all of them can be tried. What lives a day is dropped: limits begin
-- again, a code that is on its way is asked for once more, and views of the day may count twice.
delete from rate_limits;
delete from mailed_codes;
delete from post_viewers;

insert into secrets (name, value)
select name, decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex') from unnest(array['reporters', 'blocked-emails']) as name
on conflict do nothing;

-- HMAC-SHA-256 with a key of 32 bytes; see server/platform/security/keyed-hash.ts.
create function keyed_with(name_of_key text, message bytea) returns bytea language sql as $$
  select sha256(outer_pad || sha256(inner_pad || message))
  from (
    select
      string_agg(decode(lpad(to_hex(byte # 92), 2, '0'), 'hex'), ''::bytea order by at) as outer_pad,
      string_agg(decode(lpad(to_hex(byte # 54), 2, '0'), 'hex'), ''::bytea order by at) as inner_pad
    from secrets, generate_series(0, 63) as at, lateral (select case when at < length(value) then get_byte(value, at) else 0 end as byte) as bytes
    where secrets.name = name_of_key
  ) as pads
$$;
update reports set reporter_key = keyed_with('reporters', reporter_key) where length(reporter_key) = 32;
update blocked_emails set email_hash = keyed_with('blocked-emails', email_hash);
drop function keyed_with(text, bytea);
