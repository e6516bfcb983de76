-- Of many posts that are paid for, a few are drawn from one heap of them.
create index posts_promoted_heaps on posts (type, (post_id % 16), promoted_until) where listed and promoted_until is not null;
