-- A keyword search that has no other filter is answered from the words alone, so they know when their post was posted.
alter table post_words
  add column post_id bigint not null,
  add column posted_at timestamptz not null;

-- Words exist for what the public may see and for nothing else, whoever takes a post down.
create function drop_words() returns trigger language plpgsql as $$
begin
  delete from post_words where post = new.id;
  return null;
end
$$;
create trigger posts_unlisted after update of listed on posts
  for each row when (old.listed and not new.listed) execute function drop_words();

-- The two sorts that the first indexes cannot give.
create index posts_size on posts (type, size_sqft desc nulls last, post_id desc) where listed;
create index posts_rate on posts (type, (total_price::float8 / nullif(size_sqft, 0)), post_id) where listed;
-- A word that most posts have is answered by walking the newest ones.
create index post_words_recent on post_words (posted_at desc, post_id desc);
