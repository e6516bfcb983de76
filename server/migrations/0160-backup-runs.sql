-- What came of `npm run backup`, for the monitor: another process takes backups, so that servers learn of them here.
create table backup_runs (
  ended_at timestamptz primary key,
  seconds real not null,
  succeeded boolean not null,
  bytes bigint not null
);
