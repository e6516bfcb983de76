-- Places in the order of changes mean something in this database only. Its epoch stands in every cursor; where the row finds itself in another
-- database than the one it was written in, as after a restore, it becomes another epoch (server/search/follow/epoch-store.ts).
create table change_epochs (
  only_one boolean primary key default true check (only_one),
  epoch uuid not null default gen_random_uuid(),
  written_in text not null
);
