-- Keys that all servers of one database share, made by the first that needs them. Changing one only ends what it signed.
create table secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);
