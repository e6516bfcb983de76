-- When someone looks at a home, for those who asked to be reminded an hour before; gone once they were.
create table appointments (
  user_id uuid not null references users on delete cascade,
  post bigint not null references posts (post_id) on delete cascade,
  at timestamptz not null,
  primary key (user_id, post)
);
create index appointments_at on appointments (at);
