-- Words of the public pages that staff published. The highest version of a page is what everybody reads; without any it has the
-- text that the product brings along, which is version 0 and, published again, has no content here.
create table page_texts (
  page text not null check (page in ('faq', 'terms', 'safety')),
  version integer not null check (version > 0),
  content jsonb,
  note text not null,
  restored integer,
  author_id uuid not null references users,
  published_at timestamptz not null default now(),
  primary key (page, version)
);
create function keep_versions() returns trigger language plpgsql as $$
begin
  raise exception '% keeps every version', tg_table_name;
end $$;
create trigger page_texts_kept before update or delete on page_texts for each row execute function keep_versions();
-- Public pages show the newest, on every server.
create trigger page_texts_changed after insert on page_texts for each row execute function notify_public_change();
