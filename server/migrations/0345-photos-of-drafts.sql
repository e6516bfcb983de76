-- The photos of posts that were begun and not sent, as the device that saved last put them in order.
alter table post_drafts add column pictures jsonb not null default '[]';
-- Their files, each in the storage under `drafts/<file>.webp`: a name that nobody can guess, and no address leads to it. A row that no
-- draft of its owner names, or that has lost its owner, is swept together with its file.
create table draft_photos (
  file uuid primary key,
  owner_id uuid references users on delete set null,
  -- As its device names it.
  id uuid not null,
  -- Whether its file is whole.
  ready boolean not null default false,
  stored_at timestamptz not null default now(),
  unique (owner_id, id)
);
