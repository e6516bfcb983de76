-- When the admins were told last of each thing that is wrong with the site: at most once a day.
create table admin_alerts (
  kind text primary key,
  told_at timestamptz not null
);
