-- For the letter about a sign-in that was not finished: where its password came from, and whether that device got in all the same.
alter table sign_in_tickets add column user_agent text not null default '', add column settled boolean not null default false;
create index sign_in_tickets_over on sign_in_tickets (expires_at);

-- When the owner was last written to about a right password without a code.
alter table authenticators add column warned_at timestamptz;
