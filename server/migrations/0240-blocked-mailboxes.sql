-- Gmail ignores dots in names, so disabled accounts there are blocked by their mailbox too, as server/codes/rules.ts spells it.
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
insert into blocked_emails (email_hash, user_id)
select keyed_with('blocked-emails', sha256(convert_to(replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com', 'UTF8'))), id
from users
where status = 'Disabled' and purged_at is null and lower(email) ~ '^[^+@][^@]*@(gmail|googlemail)[.]com$'
on conflict do nothing;
drop function keyed_with(text, bytea);
