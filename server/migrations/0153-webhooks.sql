-- Addresses of people's programs that are told of posts, and what they are told.
create table webhooks (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  url text not null,
  events text[] not null,
  -- Of every live post instead of the owner's own.
  every boolean not null default false,
  -- The secrets are encrypted; the one of before signs too until its day is over.
  sealed text not null,
  sealed_before text,
  before_until timestamptz,
  is_on boolean not null default true,
  created_at timestamptz not null default now(),
  -- How often sending has failed in a row, since when, and when it is tried again.
  failures integer not null default 0,
  failing_since timestamptz,
  retry_at timestamptz,
  disabled_at timestamptz
);
create index webhooks_user on webhooks (user_id, created_at);
create index webhooks_every on webhooks (id) where every and is_on;

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity,
  webhook uuid not null references webhooks (id) on delete cascade,
  event text not null,
  post_id bigint,
  at timestamptz not null default clock_timestamp(),
  -- What is sent, made at the first try.
  body text,
  attempts integer not null default 0,
  claimed_until timestamptz,
  -- When a try is due that was asked for, or given up: a delivery is tried for some days from here on.
  since timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  status integer,
  error text
);
create index webhook_deliveries_waiting on webhook_deliveries (webhook, number) where state = 'waiting';
create index webhook_deliveries_log on webhook_deliveries (webhook, number desc);
create index webhook_deliveries_old on webhook_deliveries (at);

-- In the transaction that shows a post, changes it or takes it down, whoever does so: what posts.listed says decides, as for every list.
create function note_webhooks() returns trigger language plpgsql as $$
declare
  owner uuid := case when tg_op = 'DELETE' then old.owner_id else new.owner_id end;
  post bigint := case when tg_op = 'DELETE' then old.post_id else new.post_id end;
  happened text;
begin
  if tg_op = 'DELETE' then
    happened := 'post.gone';
  elsif tg_op = 'INSERT' or not old.listed then
    happened := 'post.live';
  elsif new.listed then
    happened := 'post.changed';
  else
    happened := 'post.gone';
  end if;
  insert into webhook_deliveries (webhook, event, post_id)
    select webhooks.id, happened, post from webhooks join users on users.id = webhooks.user_id
    where webhooks.is_on and happened = any (webhooks.events)
      and ((webhooks.user_id = owner and not webhooks.every) or (webhooks.every and users.role = 'admin'))
      and users.status = 'normal' and users.leaves_at is null;
  return null;
end
$$;
create trigger posts_told_shown after insert on posts for each row when (new.listed) execute function note_webhooks();
create trigger posts_told_gone after delete on posts for each row when (old.listed) execute function note_webhooks();
create trigger posts_told_changed after update on posts for each row when (
  old.listed <> new.listed or (new.listed and (
    old.state, old.title, old.description, old.property_type, old.price, old.previous_price, old.price_unit, old.size_sqft, old.land_size, old.land_unit,
    old.land_category, old.construction_status, old.condition, old.bedrooms, old.bathrooms, old.available_floor, old.posted_by, old.division, old.district,
    old.sub_district, old.locality, old.street, old.tenants, old.available_from, old.promoted_until, old.posted_at
  ) is distinct from (
    new.state, new.title, new.description, new.property_type, new.price, new.previous_price, new.price_unit, new.size_sqft, new.land_size, new.land_unit,
    new.land_category, new.construction_status, new.condition, new.bedrooms, new.bathrooms, new.available_floor, new.posted_by, new.division, new.district,
    new.sub_district, new.locality, new.street, new.tenants, new.available_from, new.promoted_until, new.posted_at
  ))) execute function note_webhooks();
