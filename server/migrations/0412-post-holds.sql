-- Posts that no job deletes until the day has come, each for a request of the register.
create table post_holds (
  post uuid not null references posts on delete cascade,
  request uuid not null references legal_requests,
  until timestamptz not null,
  placed_at timestamptz not null default now(),
  primary key (post, request)
);
create index post_holds_request on post_holds (request);
