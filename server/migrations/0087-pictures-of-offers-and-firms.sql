-- A picture that is added without a change of its offer or firm is news for the public too.
create function notify_if_offer_listed() returns trigger language plpgsql as $$
begin
  if exists (select from added_rows join group_offers on post_id = added_rows.offer where listed) then
    perform pg_notify('content_changed', '');
  end if;
  return null;
end
$$;
create function notify_if_firm_listed() returns trigger language plpgsql as $$
begin
  if exists (select from added_rows join interior_firms on post_id = added_rows.firm where listed) then
    perform pg_notify('content_changed', '');
  end if;
  return null;
end
$$;
create trigger group_images_inserted after insert on group_images referencing new table as added_rows
  for each statement execute function notify_if_offer_listed();
create trigger firm_images_inserted after insert on firm_images referencing new table as added_rows
  for each statement execute function notify_if_firm_listed();
