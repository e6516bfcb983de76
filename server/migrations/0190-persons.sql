-- What tells one person from another who reports or asks: keyed hashes of the mailbox and of the device. Rows of older programs have none.
alter table reports add column mailbox bytea, add column device bytea,
  -- Of an account of some days: it informs staff, and hides nothing by itself.
  add column by_newcomer boolean not null default false;
alter table interests add column mailbox bytea, add column device bytea;
