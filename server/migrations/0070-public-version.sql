-- Only what the public sees ends cached pages, and additions are told apart from everything else: an older list merely lacks
-- what was added, but would still show what was changed or taken down.
drop trigger posts_shown on posts;
drop trigger posts_changed on posts;
drop trigger posts_gone on posts;
drop trigger post_images_changed on post_images;
drop trigger price_events_changed on price_events;
drop trigger owners_changed on users;
drop function tell_content_changed();

create function notify_public_addition() returns trigger language plpgsql as $$
begin
  notify content_changed, 'added';
  return null;
end
$$;
create function notify_public_change() returns trigger language plpgsql as $$
begin
  notify content_changed;
  return null;
end
$$;

create trigger posts_inserted after insert on posts for each row when (new.listed) execute function notify_public_addition();
create trigger posts_listed after update on posts for each row when (not old.listed and new.listed) execute function notify_public_addition();
create trigger posts_changed after update on posts for each row
  when (old.listed and old is distinct from new) execute function notify_public_change();
create trigger posts_deleted after delete on posts for each row when (old.listed) execute function notify_public_change();
-- A post's page names its owner.
create trigger owners_changed after update on users for each row
  when ((old.name, old.pro_pic, old.status) is distinct from (new.name, new.pro_pic, new.status)) execute function notify_public_change();

-- Pictures and prices of a post that is not listed concern nobody.
create function notify_if_listed() returns trigger language plpgsql as $$
begin
  if exists (select from changed_rows join posts on posts.id = changed_rows.post where posts.listed) then
    -- A new price comes with a change of its post.
    perform pg_notify('content_changed', case when tg_op = 'INSERT' then 'added' else '' end);
  end if;
  return null;
end
$$;
create trigger post_images_inserted after insert on post_images referencing new table as changed_rows
  for each statement execute function notify_if_listed();
create trigger post_images_updated after update on post_images referencing new table as changed_rows
  for each statement execute function notify_if_listed();
create trigger post_images_deleted after delete on post_images referencing old table as changed_rows
  for each statement execute function notify_if_listed();
create trigger price_events_inserted after insert on price_events referencing new table as changed_rows
  for each statement execute function notify_if_listed();
create trigger price_events_updated after update on price_events referencing new table as changed_rows
  for each statement execute function notify_if_listed();
create trigger price_events_deleted after delete on price_events referencing old table as changed_rows
  for each statement execute function notify_if_listed();
