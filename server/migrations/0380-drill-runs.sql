-- What came of `npm run drill`, for the monitor: restoring a backup is tried by another process, on a database beside this one.
create table drill_runs (
  ended_at timestamptz primary key,
  seconds real not null,
  succeeded boolean not null,
  backup_at timestamptz not null
);
