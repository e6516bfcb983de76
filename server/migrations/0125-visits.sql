-- How often the site was opened, by month in Dhaka and kind of device.
create table visits (
  month text not null check (month ~ '^\d{4}-\d\d$'),
  device_type text not null check (device_type in ('mobile', 'tablet', 'desktop')),
  count bigint not null default 0,
  primary key (month, device_type)
);
