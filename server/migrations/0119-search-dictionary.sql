-- Words that staff teach the search: of the same meaning as others, saying nothing, or standing for places. Folded, each word once.
create table search_dictionary (
  id uuid primary key,
  kind text not null check (kind in ('synonym', 'filler', 'landmark')),
  words text[] not null check (cardinality(words) > 0),
  -- Of a synonym: the words that it stands for.
  means text,
  -- Of a landmark: ids of the sub-districts around it.
  places text[] not null default '{}',
  changed_at timestamptz not null default now(),
  check ((kind = 'synonym') = (means is not null)),
  check ((kind = 'landmark') = (cardinality(places) > 0))
);
