-- What is searched: the folded words of live posts, written in the transaction that changes the post.
create table post_words (
  post uuid primary key references posts on delete cascade,
  words tsvector not null
);
create index post_words_gin on post_words using gin (words);

-- Lists in the order of their sort; the filter columns ride along so that a page is found in the index alone.
create index posts_recent on posts (type, posted_at desc, post_id desc)
  include (division, district, sub_district, property_type, total_price, size_sqft, bedrooms) where listed;
create index posts_recent_district on posts (type, district, posted_at desc, post_id desc)
  include (sub_district, property_type, total_price, size_sqft, bedrooms) where listed;
create index posts_recent_sub_district on posts (type, sub_district, posted_at desc, post_id desc)
  include (property_type, total_price, size_sqft, bedrooms) where listed;
create index posts_price on posts (type, total_price, post_id)
  include (division, district, sub_district, property_type, size_sqft, bedrooms) where listed;
create index posts_owner_listed on posts (owner_id) where listed;
