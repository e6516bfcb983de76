-- How many bytes the files of a picture have, smallest width first, so that a page can say what a photo costs before it is
-- fetched. Null for pictures stored before: media.measure fills them in.
alter table pictures add column bytes integer[];
create index pictures_unmeasured on pictures (hash) where bytes is null;
