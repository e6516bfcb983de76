-- When a post was sold or rented: until now its last change told it, which other changes move.
alter table posts add column sold_at timestamptz;
update posts set sold_at = updated_at where state in ('sold', 'rented');
alter table posts add check (sold_at is not null or state not in ('sold', 'rented'));
drop index posts_closed;
create index posts_closed on posts (sold_at) where listed and state in ('sold', 'rented');
