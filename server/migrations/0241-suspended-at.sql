-- When a suspension was decided, so that its length is known; null where an older program suspended.
alter table users add column suspended_at timestamptz;
