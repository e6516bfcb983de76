-- What people chose that differs from what is usual (contracts/preferences.ts).
create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  notice_group text not null,
  channel text not null check (channel in ('inbox', 'push', 'mail')),
  is_on boolean not null,
  primary key (user_id, notice_group, channel)
);

-- One that its person does not want in the inbox still goes out by push and mail, once.
alter table notifications add column in_inbox boolean not null default true;

-- The language in which a session was last used: that of what is sent to its person.
alter table sessions add column lng text not null default 'bn' check (lng in ('bn', 'en'));
