-- What is searched holds the words of titles, of descriptions (apart), and a mark for everything that a filter can ask, so
-- that any rare combination of words and filters is one look into one index.
alter table post_words add column version smallint not null default 0;
create unique index post_words_post_id on post_words (post_id);
-- Rows that an older program wrote are written anew, oldest version first.
create index post_words_version on post_words (version);
-- Without a list of pending entries every search costs the same, however much was just added.
drop index post_words_gin;
create index post_words_gin on post_words using gin (words) with (fastupdate = off);

-- Every word that stands or stood in a post, by its sound and by what is left of it without one of its consonants: so that a
-- word in the other script, or with a slip, leads to those that posts really hold. Words are only added.
create table search_words (
  word text primary key,
  sound text not null,
  keys text[] not null
);
create index search_words_keys on search_words using gin (keys) with (fastupdate = off);
create index search_words_beginning on search_words (word text_pattern_ops);

-- Lists in the order of their sort, within an area or without, and all that common filters ask riding along, so that a page
-- is found in one index alone.
drop index posts_recent, posts_recent_district, posts_recent_sub_district, posts_price, posts_size, posts_rate, post_words_recent;
create index posts_recent on posts (type, posted_at desc, post_id desc)
  include (division, district, sub_district, property_type, total_price, size_sqft, land_sqft, bedrooms, bathrooms) where listed;
create index posts_recent_division on posts (type, division, posted_at desc, post_id desc)
  include (property_type, total_price, size_sqft, land_sqft, bedrooms, bathrooms) where listed;
create index posts_recent_district on posts (type, district, posted_at desc, post_id desc)
  include (property_type, total_price, size_sqft, land_sqft, bedrooms, bathrooms) where listed;
create index posts_recent_sub_district on posts (type, sub_district, posted_at desc, post_id desc)
  include (property_type, total_price, size_sqft, land_sqft, bedrooms, bathrooms) where listed;
create index posts_price on posts (type, total_price, post_id)
  include (division, district, sub_district, property_type, size_sqft, land_sqft, bedrooms, bathrooms) where listed;
create index posts_price_district on posts (type, district, total_price, post_id)
  include (property_type, size_sqft, land_sqft, bedrooms, bathrooms) where listed;
create index posts_price_sub_district on posts (type, sub_district, total_price, post_id)
  include (property_type, size_sqft, land_sqft, bedrooms, bathrooms) where listed;
create index posts_size on posts (type, size_sqft desc nulls last, post_id desc)
  include (division, district, sub_district, property_type, total_price, land_sqft, bedrooms, bathrooms) where listed;
create index posts_rate on posts (type, (total_price::float8 / nullif(size_sqft, 0)), post_id)
  include (division, district, sub_district, property_type, total_price, size_sqft, land_sqft, bedrooms, bathrooms) where listed;

-- The few posts whose place is paid for.
create index posts_promoted on posts (type, promoted_until, post_id)
  include (division, district, sub_district, property_type, total_price, size_sqft, land_sqft, bedrooms, bathrooms)
  where listed and promoted_until is not null;

alter table posts set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
alter table post_words set (autovacuum_vacuum_insert_scale_factor = 0.02);
