-- Offers to build a house together. A flat of the house is a share; whoever holds one is never named.
alter table listings alter column owner_id drop not null;
-- The English title of what has one in each language.
alter table listings add column title_en text;

create table group_offers (
  post_id bigint primary key default nextval('listing_number'),
  title_bn text not null,
  title_en text not null,
  about_bn text not null,
  about_en text not null,
  develop_by text not null,
  stage text not null check (stage in ('forming', 'landBought', 'building', 'closed')),
  division text not null,
  district text not null,
  sub_district text not null,
  location text,
  land_sqft integer not null check (land_sqft > 0),
  road_width_ft integer,
  storeys integer not null check (storeys > 0),
  flat_size_min integer not null,
  flat_size_max integer not null,
  -- One share, in taka, by what it pays for.
  price_land bigint not null,
  price_construction bigint not null,
  price_approval bigint not null,
  booking bigint not null,
  land_instalments integer not null check (land_instalments > 0),
  build_instalments integer not null check (build_instalments > 0),
  construction_start text check (construction_start ~ '^\d{4}-\d{2}$'),
  handover text check (handover ~ '^\d{4}-\d{2}$'),
  plan_approval text not null check (plan_approval in ('notApplied', 'applied', 'approved')),
  facilities text[] not null default '{}',
  listed boolean not null default true,
  created_by uuid references users,
  posted_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (flat_size_min <= flat_size_max),
  check (price_land + price_construction + price_approval > 0),
  check (booking between 0 and price_land)
);
create index group_offers_place on group_offers (sub_district) where listed;

create table group_shares (
  offer bigint not null references group_offers on delete cascade,
  number integer not null,
  state text not null check (state in ('open', 'held', 'confirmed')),
  occupation text,
  since date,
  primary key (offer, number)
);

create table group_milestones (
  offer bigint not null references group_offers on delete cascade,
  position integer not null,
  kind text not null,
  state text not null check (state in ('done', 'current', 'planned')),
  month text check (month ~ '^\d{4}-\d{2}$'),
  note_bn text,
  note_en text,
  picture text references pictures,
  primary key (offer, position)
);

create table group_documents (
  offer bigint not null references group_offers on delete cascade,
  position integer not null,
  kind text not null,
  state text not null check (state in ('seen', 'submitted', 'missing')),
  seen_on date,
  primary key (offer, position)
);

create table group_images (
  offer bigint not null references group_offers on delete cascade,
  position integer not null,
  picture text not null references pictures,
  primary key (offer, position)
);

-- What the public sees of an offer is written with its row, which every change touches.
create trigger group_offers_inserted after insert on group_offers for each row when (new.listed) execute function notify_public_addition();
create trigger group_offers_listed after update on group_offers for each row
  when (not old.listed and new.listed) execute function notify_public_addition();
create trigger group_offers_changed after update on group_offers for each row when (old.listed) execute function notify_public_change();
