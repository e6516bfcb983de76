-- What posts of an area usually asked in each month: measured once a month, kept for ever.
create table area_snapshots (
  month date not null check (extract(day from month) = 1),
  level text not null check (level in ('division', 'district', 'subDistrict', 'locality')),
  area text not null,
  type text not null check (type in ('sell', 'rent')),
  property_type text not null,
  count int not null check (count > 0),
  low float8 not null,
  middle float8 not null,
  high float8 not null,
  measured_at timestamptz not null default now(),
  primary key (level, area, type, property_type, month)
);

-- How long posts of an area are live before they are sold or let.
create index posts_sold_areas on posts (type, division, district, sub_district, sold_at) where sold_at is not null and state in ('sold', 'rented');
