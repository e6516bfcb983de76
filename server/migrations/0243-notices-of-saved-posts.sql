-- A purge looks for what those who saved a person's posts were told when the posts went.
create index notifications_saved_gone on notifications (split_part(cause, ' ', 2)) where kind = 'saved_unavailable';
