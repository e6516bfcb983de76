-- Whether the language of a letter is that of its reader; where it is not known, the letter has a line in the other one.
alter table mails add column lng_known boolean not null default true;
