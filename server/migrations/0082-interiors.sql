-- Firms that design homes and businesses, inside and out.
create table interior_firms (
  id uuid primary key,
  post_id bigint not null unique default nextval('listing_number'),
  name_bn text not null,
  name_en text not null,
  about_bn text not null,
  about_en text not null,
  categories text[] not null default '{}',
  tiers text[] not null default '{}',
  services text[] not null default '{}',
  starting_price_bn text,
  starting_price_en text,
  since integer,
  division text not null,
  district text not null,
  sub_district text not null,
  address text,
  areas_served text[] not null default '{}',
  phone text not null,
  logo text references pictures,
  cover text references pictures,
  owner_id uuid references users on delete set null,
  -- What its owner wants to change; staff publish it.
  draft jsonb,
  draft_at timestamptz,
  listed boolean not null default true,
  created_by uuid references users,
  posted_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index interior_firms_owner on interior_firms (owner_id) where owner_id is not null;

create table firm_images (
  firm bigint not null references interior_firms (post_id) on delete cascade,
  position integer not null,
  picture text not null references pictures,
  category text not null,
  caption_bn text,
  caption_en text,
  primary key (firm, position)
);
create index firm_images_category on firm_images (firm, category, position);

create trigger interior_firms_inserted after insert on interior_firms for each row when (new.listed) execute function notify_public_addition();
create trigger interior_firms_listed after update on interior_firms for each row
  when (not old.listed and new.listed) execute function notify_public_addition();
create trigger interior_firms_changed after update on interior_firms for each row
  when (old.listed and (to_jsonb(old) - 'draft' - 'draft_at') is distinct from (to_jsonb(new) - 'draft' - 'draft_at'))
  execute function notify_public_change();
