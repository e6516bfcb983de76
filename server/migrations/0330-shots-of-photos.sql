-- What a photo of a post shows, and what the device that sent it found to be better about it. Of photos sent before: nothing.
alter table post_images add column shot text, add column findings text[] not null default '{}';
alter table post_version_images add column shot text, add column findings text[] not null default '{}';
