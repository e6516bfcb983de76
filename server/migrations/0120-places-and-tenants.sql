-- The neighbourhood of a post, and what tenants ask first: to whom it is let, from when, the months in advance, the service charge.
alter table posts
  add column locality text,
  add column tenants text[] not null default '{}',
  add column available_from date,
  add column advance_months smallint,
  add column service_charge integer;

-- What posts of a neighbourhood ask.
create index posts_locality on posts (type, locality, posted_at desc) where listed and locality is not null;
