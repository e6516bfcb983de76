-- The id under which a file names an offer or a firm: the same file again adds nothing.
alter table group_offers add column source_id text unique;
alter table interior_firms add column source_id text unique;
