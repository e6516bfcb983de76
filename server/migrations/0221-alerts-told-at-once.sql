-- What was told at once counts against the limit of a day; what a morning's mail told does not.
alter table search_alerts add column at_once boolean not null default false;
update search_alerts set at_once = true where told_at = found_at and told_at > now() - interval '1 day';
