-- Of which end its owner was reminded, and how many days before; a renewed post ends at another moment.
create table post_reminders (
  post uuid not null references posts on delete cascade,
  expires_at timestamptz not null,
  days smallint not null,
  primary key (post, expires_at, days)
);
create index posts_ending on posts (expires_at) where state in ('approved', 'hidden');
