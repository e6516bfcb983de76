-- People who want to join a group, to build somewhere, or to have a firm's work done: for staff to call.
create table interests (
  id uuid primary key,
  kind text not null check (kind in ('group', 'interior')),
  -- Null where somebody wants to build at a place without an offer.
  post_id bigint references listings (number) on delete set null,
  user_id uuid references users on delete set null,
  name text not null,
  occupation text not null,
  phone text not null,
  division text,
  -- The known sub-district that the typed location names, where it names one.
  sub_district text,
  location text,
  -- What makes two records the same wish: the offer, or division and location in one spelling.
  target text not null,
  note text,
  state text not null default 'new' check (state in ('new', 'called', 'joined', 'declined')),
  staff_note text,
  at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index interests_newest on interests (at desc, id desc);
create index interests_same on interests (phone, target, at desc);
create index interests_demand on interests (division, target) where kind = 'group' and post_id is null;
create index interests_user on interests (user_id) where user_id is not null;
create index interests_post on interests (post_id) where post_id is not null;
