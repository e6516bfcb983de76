-- Where a post is: the pin that its owner sets, and the point that the public is told instead.
alter table posts
  add column lat double precision,
  add column lng double precision,
  -- How far the public point lies from the pin, in meters to the east and to the north. Drawn once and kept, so that setting the
  -- pin again and again shows no second point of one place. No one is told it.
  add column pin_moved point,
  add column public_point point;

create function place_public_point() returns trigger language plpgsql as $$
begin
  -- No constraint: adding one reads and locks the table.
  if (new.lat is null) <> (new.lng is null) or (new.lat is not null and new.pin_moved is null) then
    raise check_violation using message = 'a pin has two coordinates and a move';
  end if;
  new.public_point := case when new.lat is null then null else point(
    round((new.lng + new.pin_moved[0] / (111195 * cos(radians(new.lat))))::numeric, 5)::float8,
    round((new.lat + new.pin_moved[1] / 111195)::numeric, 5)::float8) end;
  return new;
end
$$;
create trigger posts_pinned before insert or update of lat, lng, pin_moved on posts for each row execute function place_public_point();

create index posts_public_points on posts using gist (public_point) where listed and public_point is not null;
create index posts_own_pins on posts (owner_id, lat, lng) where lat is not null;

-- Programs that follow posts hear of the public point.
drop trigger posts_noted_changed on posts;
create trigger posts_noted_changed after update on posts for each row when (
  old.listed <> new.listed or (new.listed and (
    old.state, old.title, old.description, old.property_type, old.price, old.previous_price, old.price_unit, old.size_sqft, old.land_size, old.land_unit,
    old.land_category, old.construction_status, old.condition, old.total_rooms, old.bedrooms, old.bathrooms, old.balconies, old.drawing_rooms, old.garages,
    old.lift, old.furnishing, old.facing, old.total_unit, old.total_floor, old.available_floor, old.facilities, old.posted_by, old.division, old.district,
    old.sub_district, old.locality, old.street, old.house, old.post_code, old.public_point::text, old.tenants, old.available_from, old.advance_months, old.service_charge,
    old.promoted_until, old.posted_at, old.updated_at
  ) is distinct from (
    new.state, new.title, new.description, new.property_type, new.price, new.previous_price, new.price_unit, new.size_sqft, new.land_size, new.land_unit,
    new.land_category, new.construction_status, new.condition, new.total_rooms, new.bedrooms, new.bathrooms, new.balconies, new.drawing_rooms, new.garages,
    new.lift, new.furnishing, new.facing, new.total_unit, new.total_floor, new.available_floor, new.facilities, new.posted_by, new.division, new.district,
    new.sub_district, new.locality, new.street, new.house, new.post_code, new.public_point::text, new.tenants, new.available_from, new.advance_months, new.service_charge,
    new.promoted_until, new.posted_at, new.updated_at
  ))) execute function note_post();

-- Points have no equality operator, which comparing whole rows needs; their bytes can be compared.
drop trigger posts_changed on posts;
create trigger posts_changed after update on posts for each row
  when (old.listed and old *<> new) execute function notify_public_change();
