-- Reasons beside the main one, why staff sent a post back.
alter table posts add column further_reasons text[] not null default '{}';

-- Who has a waiting post open, so that two do not read the same one. It runs out by itself.
create table post_claims (
  post_id int primary key,
  staff_id uuid not null references users (id) on delete cascade,
  until timestamptz not null
);
