-- What admins change while the site runs. One row; what is not in `chosen` is as the installation has it.
create table site_settings (
  is_only boolean primary key default true check (is_only),
  revision integer not null default 0,
  chosen jsonb not null default '{}'
);
insert into site_settings default values;
-- Public pages show some of it, on every server.
create trigger site_settings_changed after update on site_settings for each row
  when (old.chosen is distinct from new.chosen) execute function notify_public_change();
create trigger closed_days_changed after insert or update or delete on closed_days
  for each statement execute function notify_public_change();
