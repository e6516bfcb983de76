-- How often pages of each kind were opened, from which sites visits came, and how far visits got, by day in Dhaka and language: numbers alone.
create table traffic (
  day date not null,
  lng text not null check (lng in ('bn', 'en')),
  -- `page`: a kind of page; `from`: the host of the site before, or `direct`; `step`: how far a visit got.
  what text not null check (what in ('page', 'from', 'step')),
  name text not null,
  count bigint not null,
  primary key (day, what, name, lng)
);
