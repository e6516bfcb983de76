-- One sequence over all purposes, so that a number alone says which listing is meant on the phone.
create sequence listing_number start 48001;

create table posts (
  id uuid primary key,
  post_id bigint not null unique default nextval('listing_number'),
  owner_id uuid not null references users,
  type text not null check (type in ('sell', 'rent')),
  state text not null default 'pending'
    check (state in ('pending', 'approved', 'rejected', 'cancelled', 'hidden', 'sold', 'rented', 'expired', 'deleted')),
  -- Whether the public sees it: the one thing that lists and searches ask.
  listed boolean not null default false check (not listed or state in ('approved', 'sold', 'rented')),
  title text not null,
  description text not null,
  property_type text not null,
  price bigint not null check (price > 0),
  previous_price bigint,
  price_unit text not null check (price_unit in ('total', 'perSqft', 'perMonth')),
  size_sqft integer,
  land_size numeric,
  land_unit text,
  land_sqft numeric,
  land_category text,
  construction_status text,
  condition text,
  total_rooms smallint,
  bedrooms smallint,
  bathrooms smallint,
  balconies smallint,
  drawing_rooms smallint,
  garages smallint,
  lift boolean,
  furnishing text,
  facing text,
  total_unit smallint,
  total_floor smallint,
  available_floor smallint,
  facilities text[] not null default '{}',
  posted_by text not null,
  division text not null,
  district text not null,
  sub_district text not null,
  street text,
  house text,
  post_code text,
  primary_contact text not null,
  secondary_contact text,
  plan text not null default 'free' check (plan in ('free', 'paid')),
  promotion text not null default 'none',
  promoted_until timestamptz,
  -- Normalised for comparing: what the whole costs, whatever the unit of the price.
  total_price bigint not null generated always as
    (case when price_unit = 'perSqft' then price * coalesce(size_sqft, 1) else price end) stored,
  update_count smallint not null default 0,
  revision smallint not null default 1,
  decision_reason text,
  decision_note text,
  source_id text unique,
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  approved_at timestamptz,
  expires_at timestamptz,
  posted_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index posts_owner on posts (owner_id, posted_at desc);
create index posts_queue on posts (submitted_at, post_id) where state = 'pending';

-- A picture is named by the hash of its bytes; posts that use the same picture share its files.
create table pictures (
  hash text primary key,
  width integer not null,
  height integer not null,
  blurhash text,
  created_at timestamptz not null default now()
);
create table post_images (
  post uuid not null references posts on delete cascade,
  position smallint not null,
  picture text not null references pictures,
  primary key (post, position)
);
create index post_images_picture on post_images (picture);

create table contact_reveals (
  post uuid not null references posts on delete cascade,
  at timestamptz not null default now(),
  user_id uuid references users on delete set null
);
create index contact_reveals_post on contact_reveals (post);

-- Every price that was ever live.
create table price_events (
  post uuid not null references posts on delete cascade,
  at timestamptz not null default now(),
  price bigint not null,
  price_unit text not null
);
create index price_events_post on price_events (post, at);
