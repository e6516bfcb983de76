-- Saved posts of all kinds. A number names one post among all of them, and outlives it: the title stays to be told.
create table saved_posts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  type text not null check (type in ('sell', 'rent', 'group', 'interior')),
  post_id bigint not null,
  title text not null,
  saved_at timestamptz not null default now(),
  unique (user_id, post_id)
);
create index saved_posts_post on saved_posts (post_id);
