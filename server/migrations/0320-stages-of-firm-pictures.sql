-- Pictures of a firm's work before and after it.
alter table firm_images add column stage text check (stage in ('before', 'after'));
