-- In which order posts came to be seen, changed while they were, and went: what programs follow. One row a post, of its last change.
create table post_changes (
  post_id bigint primary key,
  type text not null,
  -- Its place in the order and when it got there; null until it is given one, after the commit of the change.
  seq bigint,
  changed_at timestamptz
);
create sequence post_change_number;
create unique index post_changes_walk on post_changes (seq) include (post_id, type, changed_at) where seq is not null;
create index post_changes_since on post_changes (changed_at, seq) where seq is not null;
create index post_changes_waiting on post_changes (post_id) where seq is null;

create function note_post_change(number bigint, kind text) returns void language sql as $$
  insert into post_changes (post_id, type) values (number, kind) on conflict (post_id) do update set seq = null, changed_at = null;
$$;

create function note_post() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_post_change(old.post_id, old.type);
  else
    perform note_post_change(new.post_id, new.type);
  end if;
  return null;
end
$$;

create function note_post_of_image() returns trigger language plpgsql as $$
begin
  perform note_post_change(posts.post_id, posts.type) from posts where id = case when tg_op = 'DELETE' then old.post else new.post end and listed;
  return null;
end
$$;

create trigger posts_noted_shown after insert on posts for each row when (new.listed) execute function note_post();
create trigger posts_noted_gone after delete on posts for each row when (old.listed) execute function note_post();
-- What the public does not see is no change.
create trigger posts_noted_changed after update on posts for each row when (
  old.listed <> new.listed or (new.listed and (
    old.state, old.title, old.description, old.property_type, old.price, old.previous_price, old.price_unit, old.size_sqft, old.land_size, old.land_unit,
    old.land_category, old.construction_status, old.condition, old.total_rooms, old.bedrooms, old.bathrooms, old.balconies, old.drawing_rooms, old.garages,
    old.lift, old.furnishing, old.facing, old.total_unit, old.total_floor, old.available_floor, old.facilities, old.posted_by, old.division, old.district,
    old.sub_district, old.locality, old.street, old.house, old.post_code, old.tenants, old.available_from, old.advance_months, old.service_charge,
    old.promoted_until, old.posted_at, old.updated_at
  ) is distinct from (
    new.state, new.title, new.description, new.property_type, new.price, new.previous_price, new.price_unit, new.size_sqft, new.land_size, new.land_unit,
    new.land_category, new.construction_status, new.condition, new.total_rooms, new.bedrooms, new.bathrooms, new.balconies, new.drawing_rooms, new.garages,
    new.lift, new.furnishing, new.facing, new.total_unit, new.total_floor, new.available_floor, new.facilities, new.posted_by, new.division, new.district,
    new.sub_district, new.locality, new.street, new.house, new.post_code, new.tenants, new.available_from, new.advance_months, new.service_charge,
    new.promoted_until, new.posted_at, new.updated_at
  ))) execute function note_post();
create trigger post_images_noted after insert or delete on post_images for each row execute function note_post_of_image();

insert into post_changes (post_id, type, seq, changed_at)
  select post_id, type, nextval('post_change_number'), updated_at from (select post_id, type, updated_at from posts where listed order by updated_at, post_id) p;
