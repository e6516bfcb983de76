-- A tablet counts as a mobile device.
insert into visits (month, device_type, count)
select month, 'mobile', count from visits where device_type = 'tablet'
on conflict (month, device_type) do update set count = visits.count + excluded.count;
delete from visits where device_type = 'tablet';
