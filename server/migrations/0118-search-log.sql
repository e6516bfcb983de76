-- What is searched, added up by the day: no person, address or device is in it. `purpose` is the tab, empty where none was open.
create table search_log (
  day date not null,
  text text not null,
  purpose text not null,
  searches integer not null,
  empty integer not null default 0,
  -- Of the last answer; null while none is known.
  total integer,
  understood jsonb not null default '[]',
  ignored jsonb not null default '[]',
  primary key (day, text, purpose)
);
-- Which posts of those answers were opened, and at which place of the list they stood.
create table search_choices (
  day date not null,
  text text not null,
  post_id integer not null,
  position integer not null,
  times integer not null,
  primary key (day, text, post_id, position)
);
