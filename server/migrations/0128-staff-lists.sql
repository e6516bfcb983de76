-- Staff's lists: posts of every state, the longest waiting first; a part of a title; how many posts a member has; decided reviews.
create index posts_by_state on posts (state, submitted_at, post_id);
drop index posts_queue;
create index posts_title_part on posts using gin ((normalize(title, nfc)) gin_trgm_ops);
create index posts_owner_kept on posts (owner_id) where state <> 'deleted';
create index reviews_decided on reviews (state, decided_at desc nulls last, id desc) where state <> 'pending';
