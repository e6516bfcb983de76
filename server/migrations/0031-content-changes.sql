-- Whoever changes what the public sees tells every server at the commit, so that no answer outlives what it tells.
create function tell_content_changed() returns trigger language plpgsql as $$
begin
  notify content_changed;
  return null;
end
$$;
create trigger posts_shown after insert on posts for each row when (new.listed) execute function tell_content_changed();
create trigger posts_changed after update on posts for each row
  when ((old.listed or new.listed) and old is distinct from new) execute function tell_content_changed();
create trigger posts_gone after delete on posts for each row when (old.listed) execute function tell_content_changed();
create trigger post_images_changed after insert or update or delete on post_images for each statement execute function tell_content_changed();
create trigger price_events_changed after insert or update or delete on price_events for each statement execute function tell_content_changed();
-- A post's page names its owner.
create trigger owners_changed after update on users for each row
  when ((old.name, old.pro_pic, old.status) is distinct from (new.name, new.pro_pic, new.status)) execute function tell_content_changed();
