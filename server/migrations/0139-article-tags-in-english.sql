-- Tags and the author's name as readers of English see them; without, those in Bengali stand in.
alter table blog_posts
  add column tags_en text[] not null default '{}',
  add column author_en text;
