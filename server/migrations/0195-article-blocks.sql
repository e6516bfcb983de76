-- Articles as pages draw them, parsed when they are saved: reading one parses nothing. Each says of which text it was made, so that what an
-- older program writes beside is known to be out of date. Null until it was parsed.
alter table blog_posts
  add column blocks_bn jsonb,
  add column blocks_en jsonb;
