-- What becomes of a post in its owner's hands.
alter table posts
  -- Corrections after a rejection or cancellation, and renewals since staff last looked at it.
  add column reposts smallint not null default 0 check (reposts between 0 and 3),
  add column renewals smallint not null default 0 check (renewals between 0 and 3),
  -- What it says is not what staff last decided on.
  add column edited boolean not null default false,
  add column deleted_at timestamptz,
  add column promotion_requested_at timestamptz,
  -- The date it had before its owner deleted it and posted it again.
  add column first_seen timestamptz,
  add check (update_count between 0 and 2);
update posts set deleted_at = updated_at where state = 'deleted';
update posts set promotion_requested_at = submitted_at where promotion in ('requested', 'contacted');
create index posts_expiring on posts (expires_at) where state in ('approved', 'hidden');
create index posts_closed on posts (updated_at) where listed and state in ('sold', 'rented');
create index posts_deleted on posts (deleted_at) where state = 'deleted';
create index posts_promotion on posts (promotion) where promotion in ('requested', 'contacted', 'paid');

-- What a post said before each edit and correction, with its pictures, so that staff see what changed and nothing is lost.
create table post_versions (
  post uuid not null references posts on delete cascade,
  revision integer not null,
  -- What staff decided on exactly this; null where it was replaced before.
  decided text check (decided in ('approved', 'rejected', 'cancelled')),
  content jsonb not null,
  at timestamptz not null default now(),
  primary key (post, revision)
);
create table post_version_images (
  post uuid not null,
  revision integer not null,
  position smallint not null,
  picture text not null references pictures,
  primary key (post, revision, position),
  foreign key (post, revision) references post_versions on delete cascade
);
create index post_version_images_picture on post_version_images (picture);

-- How many looked at a post. A device counts once a day; who it was is forgotten after the day.
create table post_views (
  post uuid primary key references posts on delete cascade,
  views integer not null
);
create table post_viewers (
  day date not null,
  post uuid not null references posts on delete cascade,
  viewer bytea not null,
  primary key (day, post, viewer)
);
create index post_viewers_post on post_viewers (post);

-- What is left of a deleted post, so that the same one posted again keeps its date and its prices.
create table post_traces (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  type text not null,
  sub_district text not null,
  size_sqft numeric,
  pictures text[] not null,
  posted_at timestamptz not null,
  prices jsonb not null,
  deleted_at timestamptz not null default now()
);
create index post_traces_owner on post_traces (owner_id, sub_district);
create index post_traces_deleted on post_traces (deleted_at);

-- Days on which the office is closed besides its hours.
create table closed_days (
  day date primary key,
  name_bn text not null,
  name_en text not null
);
