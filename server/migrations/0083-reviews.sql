-- Codes that staff issue for one review of one project; only their hashes are kept.
create table review_codes (
  id uuid primary key,
  firm bigint not null references interior_firms (post_id),
  code_hash bytea not null unique,
  project text not null,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  email text,
  phone text,
  issued_by uuid not null references users,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  voided_at timestamptz
);
create index review_codes_firm on review_codes (firm, issued_at desc);

-- What a member has for a valid code, for half an hour.
create table review_tickets (
  token_hash bytea primary key,
  code uuid not null references review_codes on delete cascade,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index review_tickets_user on review_tickets (user_id);

create table reviews (
  id uuid primary key,
  firm bigint not null references interior_firms (post_id),
  -- Null where the account is gone; the review stays.
  user_id uuid references users,
  code uuid not null unique references review_codes,
  rating numeric(2, 1) not null check (rating between 0.5 and 5 and rating * 2 = floor(rating * 2)),
  text text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  reason text,
  reason_note text,
  -- Counts what its writer sent.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  submitted_at timestamptz not null default now(),
  decided_by uuid references users,
  decided_at timestamptz,
  approved_at timestamptz,
  response text,
  responded_at timestamptz,
  responded_by uuid references users,
  check ((state = 'rejected') = (reason is not null))
);
create index reviews_firm on reviews (firm, approved_at desc) where state = 'approved';
create index reviews_user on reviews (user_id, created_at desc) where user_id is not null;
create index reviews_queue on reviews (submitted_at) where state = 'pending';

create table review_images (
  review uuid not null references reviews on delete cascade,
  position integer not null,
  picture text not null references pictures,
  primary key (review, position)
);
create index review_images_picture on review_images (picture);

-- A rating that changes is a change of its firm.
create trigger reviews_changed after update on reviews for each row
  when ((old.state = 'approved' or new.state = 'approved') and old is distinct from new) execute function notify_public_change();
create trigger reviews_inserted after insert on reviews for each row when (new.state = 'approved') execute function notify_public_change();
create trigger reviews_deleted after delete on reviews for each row when (old.state = 'approved') execute function notify_public_change();
