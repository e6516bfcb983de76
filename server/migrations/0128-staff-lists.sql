-- Staff's lists of posts, whatever their state, the longest waiting first; and a part of a title.
create index posts_by_state on posts (state, submitted_at, post_id);
drop index posts_queue;
create index posts_title_part on posts using gin ((normalize(title, nfc)) gin_trgm_ops);
