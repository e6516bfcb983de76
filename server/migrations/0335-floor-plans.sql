-- One floor of a home as its owner draws it: contracts/floor-plans/floor-plan.ts says what it holds and which rules it keeps.
alter table posts add column floor_plan jsonb;

-- Programs that follow posts hear of it, and webhooks of whether there is one.
drop trigger posts_noted_changed on posts;
create trigger posts_noted_changed after update on posts for each row when (
  old.listed <> new.listed or (new.listed and (
    old.state, old.title, old.description, old.property_type, old.price, old.previous_price, old.price_unit, old.size_sqft, old.land_size, old.land_unit,
    old.land_category, old.construction_status, old.condition, old.total_rooms, old.bedrooms, old.bathrooms, old.balconies, old.drawing_rooms, old.garages,
    old.lift, old.furnishing, old.facing, old.total_unit, old.total_floor, old.available_floor, old.facilities, old.floor_plan, old.posted_by, old.division, old.district,
    old.sub_district, old.locality, old.street, old.house, old.post_code, old.public_point::text, old.tenants, old.available_from, old.advance_months, old.service_charge,
    old.promoted_until, old.posted_at, old.updated_at
  ) is distinct from (
    new.state, new.title, new.description, new.property_type, new.price, new.previous_price, new.price_unit, new.size_sqft, new.land_size, new.land_unit,
    new.land_category, new.construction_status, new.condition, new.total_rooms, new.bedrooms, new.bathrooms, new.balconies, new.drawing_rooms, new.garages,
    new.lift, new.furnishing, new.facing, new.total_unit, new.total_floor, new.available_floor, new.facilities, new.floor_plan, new.posted_by, new.division, new.district,
    new.sub_district, new.locality, new.street, new.house, new.post_code, new.public_point::text, new.tenants, new.available_from, new.advance_months, new.service_charge,
    new.promoted_until, new.posted_at, new.updated_at
  ))) execute function note_post();

drop trigger posts_told_changed on posts;
create trigger posts_told_changed after update on posts for each row when (
  old.listed <> new.listed or (new.listed and (
    old.state, old.title, old.description, old.property_type, old.price, old.previous_price, old.price_unit, old.size_sqft, old.land_size, old.land_unit,
    old.land_category, old.construction_status, old.condition, old.bedrooms, old.bathrooms, old.available_floor, old.floor_plan, old.posted_by, old.division, old.district,
    old.sub_district, old.locality, old.street, old.public_point::text, old.tenants, old.available_from, old.promoted_until, old.posted_at
  ) is distinct from (
    new.state, new.title, new.description, new.property_type, new.price, new.previous_price, new.price_unit, new.size_sqft, new.land_size, new.land_unit,
    new.land_category, new.construction_status, new.condition, new.bedrooms, new.bathrooms, new.available_floor, new.floor_plan, new.posted_by, new.division, new.district,
    new.sub_district, new.locality, new.street, new.public_point::text, new.tenants, new.available_from, new.promoted_until, new.posted_at
  ))) execute function note_webhooks();
