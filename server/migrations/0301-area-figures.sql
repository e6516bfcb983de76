-- What the guides of areas with many posts tell, measured by a job every hour: counting them takes seconds at a million posts.
create table area_figures (
  level text not null,
  area text not null,
  figures jsonb not null,
  measured_at timestamptz not null,
  primary key (level, area)
);
