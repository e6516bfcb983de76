-- What was sent under an idempotency key, as a hash: another body under the same key is refused. Null where an older program took it in.
alter table idempotency_keys add column content_hash bytea;
