-- The revision that differs from an approved one in nothing but its price; null where there was none. A number and no boolean,
-- so that a later revision sent through an older program is not taken for one.
alter table posts add column price_only_revision integer;
