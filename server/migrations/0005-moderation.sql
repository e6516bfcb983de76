-- Who of the staff did what. Rows are only ever added.
create table audit_log (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid not null references users,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_subject on audit_log (subject_type, subject_id, at desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end
$$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
