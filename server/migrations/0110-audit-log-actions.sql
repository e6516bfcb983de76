-- The log by kind of action; by subject without its type there is audit_log_about, by actor audit_log_actor.
create index audit_log_action on audit_log (action, at desc);
