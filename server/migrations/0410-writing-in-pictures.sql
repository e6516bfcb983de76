-- What could be read in a picture of a post that waits for staff: phone numbers and names of other sites. A hint, nothing more.
create table picture_writing (
  picture text primary key references pictures on delete cascade,
  numbers text[] not null,
  sites text[] not null,
  read_at timestamptz not null default now()
);
