-- Posts that were begun and not sent, in words, with the account: another device goes on where the first stopped.
create table post_drafts (
  owner_id uuid not null references users on delete cascade,
  -- The idempotency key under which the draft is sent.
  id uuid not null,
  type text not null check (type in ('sell', 'rent')),
  -- The answers as typed.
  form jsonb not null,
  reached text not null,
  -- How many pictures lie on the device that saved last.
  photos smallint not null,
  version integer not null default 1,
  -- Who saved last: the same session never contradicts itself.
  session_id uuid not null,
  saved_at timestamptz not null default now(),
  primary key (owner_id, id)
);
create index post_drafts_saved on post_drafts (saved_at);
