-- Cards tell where a post is for everyone, so webhooks hear of it.
drop trigger posts_told_changed on posts;
create trigger posts_told_changed after update on posts for each row when (
  old.listed <> new.listed or (new.listed and (
    old.state, old.title, old.description, old.property_type, old.price, old.previous_price, old.price_unit, old.size_sqft, old.land_size, old.land_unit,
    old.land_category, old.construction_status, old.condition, old.bedrooms, old.bathrooms, old.available_floor, old.posted_by, old.division, old.district,
    old.sub_district, old.locality, old.street, old.public_point::text, old.tenants, old.available_from, old.promoted_until, old.posted_at
  ) is distinct from (
    new.state, new.title, new.description, new.property_type, new.price, new.previous_price, new.price_unit, new.size_sqft, new.land_size, new.land_unit,
    new.land_category, new.construction_status, new.condition, new.bedrooms, new.bathrooms, new.available_floor, new.posted_by, new.division, new.district,
    new.sub_district, new.locality, new.street, new.public_point::text, new.tenants, new.available_from, new.promoted_until, new.posted_at
  ))) execute function note_webhooks();
