-- Where each live post is for everyone, beside what maps are filtered by most, so that the marks of a map are found in one index alone.
-- Places are in 1e-5 degrees, as exact as public points are. `cell` numbers the cells of a grid so that neighbours have near numbers.
-- The program writes both with the words of a post; `post_words.version` says whether it has.
create table post_places (
  post_id bigint primary key references post_words (post_id) on delete cascade,
  -- A share of all posts that stands for the rest where there are very many.
  shard smallint not null generated always as ((post_id % 64)::smallint) stored,
  type text not null,
  cell integer not null,
  lat integer not null,
  lng integer not null,
  -- Where nothing but the middle of this area is known.
  area text,
  total_price bigint not null,
  property_type text not null,
  bedrooms smallint,
  district text not null,
  sub_district text not null
);
create index post_places_cells on post_places (type, shard, cell)
  include (lat, lng, total_price, property_type, bedrooms, district, sub_district, area, post_id);
create index post_places_prices on post_places (type, shard, total_price)
  include (lat, lng, property_type, bedrooms, district, sub_district, area, post_id);
alter table post_places set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
