-- Words are kept under their letters too, so that a wrong one anywhere still finds them; those without are written anew.
alter table search_words add column version smallint not null default 0;
