-- How common each word and mark is decides how a search is answered, so more of them are counted.
alter table post_words alter column words set statistics 300;

-- Who pays for a place is found among its words too, also when that is decided while the post is live.
drop index posts_promoted;
create index posts_promoted on posts (type, promoted_until, post_id)
  include (state, division, district, sub_district, property_type, total_price, size_sqft, land_sqft, bedrooms, bathrooms)
  where listed and promoted_until is not null;
create function mark_promoted() returns trigger language plpgsql as $$
begin
  update post_words set words = case when new.promoted_until is null then ts_delete(words, 'pm:1') else words || '''pm:1'''::tsvector end
  where post = new.id;
  return null;
end
$$;
create trigger posts_promoted_marked after update of promoted_until on posts
  for each row when (new.listed and (old.promoted_until is null) <> (new.promoted_until is null)) execute function mark_promoted();
