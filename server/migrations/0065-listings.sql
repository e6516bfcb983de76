-- What every kind of listing has in common, by its number: saving, reporting and revealing ask here and never a kind's own table.
-- Written by server/listings alone, for the service of the kind.
create table listings (
  number bigint primary key,
  kind text not null check (kind in ('sell', 'rent', 'group', 'interior')),
  owner_id uuid not null references users,
  title text not null,
  -- The hash of its first picture.
  cover text,
  state text not null,
  -- When it was posted, where the public sees it; and when that ends by itself.
  visible_since timestamptz,
  visible_until timestamptz,
  changed_at timestamptz not null
);
create index listings_owner on listings (owner_id);
create index listings_visible on listings (number) where visible_since is not null;

insert into listings (number, kind, owner_id, title, cover, state, visible_since, visible_until, changed_at)
select post_id, type, owner_id, title, (select picture from post_images where post = posts.id order by position limit 1), state,
  case when listed then posted_at end,
  case when not listed then null when state = 'approved' then expires_at else updated_at + interval '14 days' end, updated_at
from posts;
