-- Staff write of areas as they write the words of pages: in versions, the newest is what everybody reads. A text of an area is named
-- `area/` and the name of its guide; which names there are is checked by the program.
alter table page_texts drop constraint page_texts_page_check;
