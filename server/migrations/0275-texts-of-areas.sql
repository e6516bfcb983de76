-- Staff write of areas as they write the words of pages: in versions, the newest is what everybody reads. A text of an area is named
-- `area/` and the name of its guide.
alter table page_texts drop constraint page_texts_page_check;
alter table page_texts add constraint page_texts_named check (page in ('faq', 'terms', 'safety') or page ~ '^area/[a-z0-9-]{1,80}$');
