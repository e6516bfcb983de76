-- A purge looks for what others were told of the person's posts.
create index notifications_post on notifications ((data #>> '{post,PostID}')) where data #>> '{post,PostID}' is not null;
