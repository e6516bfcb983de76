-- What was saved, reported and revealed is about a listing of any kind.
insert into listings (number, kind, owner_id, title, cover, state, visible_since, visible_until, changed_at)
select post_id, type, owner_id, title, (select picture from post_images where post = posts.id order by position limit 1), state,
  case when listed then posted_at end,
  case when not listed then null when state = 'approved' then expires_at else updated_at + interval '14 days' end, updated_at
from posts
on conflict (number) do update set kind = excluded.kind, owner_id = excluded.owner_id, title = excluded.title, cover = excluded.cover,
  state = excluded.state, visible_since = excluded.visible_since, visible_until = excluded.visible_until, changed_at = excluded.changed_at;
delete from listings where number not in (select post_id from posts);

-- Dropping a column drops its indexes.
alter table reports add column listing bigint references listings on delete cascade;
update reports set listing = post_id from posts where posts.id = reports.post;
alter table reports alter column listing set not null, drop column post;
create unique index reports_open on reports (listing, reporter_key) where decision is null;
create index reports_decided on reports (listing, decided_at) where decision is not null;

alter table contact_reveals add column listing bigint references listings on delete cascade;
update contact_reveals set listing = post_id from posts where posts.id = contact_reveals.post;
alter table contact_reveals alter column listing set not null, drop column post;
create index contact_reveals_listing on contact_reveals (listing);

-- The number outlives the listing, so that the title stays to be told.
alter table saved_posts add column listing bigint references listings on delete set null;
update saved_posts set listing = post_id where post_id in (select number from listings);
create index saved_posts_listing on saved_posts (listing);
