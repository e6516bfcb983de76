-- What the operator does on the command line stands in the log without an account.
alter table audit_log alter column actor_id drop not null;
