-- The same as posts_expiring, on the largest table.
drop index posts_ending;
-- Each picture that is swept asks these tables whether they show it.
create index firm_images_picture on firm_images (picture);
create index group_images_picture on group_images (picture);
create index group_milestones_picture on group_milestones (picture);
create index interior_firms_cover on interior_firms (cover);
create index interior_firms_logo on interior_firms (logo);
