-- What tells a picture again after it was resized, cropped, mirrored or brightened: two hashes of the whole and of its inner part.
create table picture_prints (
  picture text not null references pictures on delete cascade,
  -- 0 the whole picture, 1 without its margins.
  part smallint not null check (part in (0, 1)),
  phash bigint not null,
  dhash bigint not null,
  -- The bits of each hash that change least; a search tries the likeliest neighbours of both.
  wave_key integer not null,
  step_key integer not null,
  primary key (picture, part)
);
create index picture_prints_wave_key on picture_prints (wave_key) include (phash, dhash, picture);
create index picture_prints_step_key on picture_prints (step_key) include (phash, dhash, picture);

-- Pictures that show the same, in both directions.
create table alike_pictures (
  picture text not null references pictures on delete cascade,
  other text not null references pictures on delete cascade,
  mirrored boolean not null,
  primary key (picture, other)
);
create index alike_pictures_other on alike_pictures (other);

-- False until the prints are made and compared with all others: for older pictures a job does it.
alter table pictures add column compared boolean not null default false;
create index pictures_to_compare on pictures (created_at) where not compared;

-- A deleted post's pictures are gone before its trace is.
alter table post_traces
  add column phashes bigint[] not null default '{}',
  add column dhashes bigint[] not null default '{}';
