-- What people will be told of a post that was approved while nobody could see it, once it is on the lists: whether it had been
-- live before, and with which price. Null where there is nothing to tell any more.
alter table posts add column untold_approval jsonb;
