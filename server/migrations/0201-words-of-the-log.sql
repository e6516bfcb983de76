-- The log keeps codes and ids; words that people wrote stand apart, where they can be erased with the accounts they are about.
create table audit_notes (
  entry uuid primary key references audit_log,
  at timestamptz not null default now(),
  -- Whose purge takes them along.
  about uuid[] not null default '{}',
  before jsonb not null default '{}',
  after jsonb not null default '{}'
);
create index audit_notes_about on audit_notes using gin (about);
create index audit_notes_at on audit_notes (at);

create function is_audit_word(key text, subject_type text) returns boolean language sql immutable as $$
  select key in ('note', 'response', 'project') or (key in ('name', 'reason') and subject_type = 'user')
$$;
create function audit_words(entry jsonb, subject_type text) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(entry) where is_audit_word(key, subject_type) and value <> 'null'
$$;
create function without_audit_words(entry jsonb, subject_type text) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(entry) where not (is_audit_word(key, subject_type) and value <> 'null')
$$;

create or replace function refuse_all_but_forgetting() returns trigger language plpgsql as $$
begin
  if new.before is not distinct from without_audit_words(old.before, old.subject_type)
    and new.after is not distinct from without_audit_words(old.after, old.subject_type)
    and (new.id, new.at, new.actor_id, new.action, new.subject_type, new.subject_id)
      is not distinct from (old.id, old.at, old.actor_id, old.action, old.subject_type, old.subject_id)
  then return new;
  end if;
  raise exception 'the audit log is append-only';
end
$$;

-- Takes words out of the log and puts them beside it: those of before, and those that older programs still write while they run.
create function set_audit_words_apart(since timestamptz) returns void language sql as $$
  insert into audit_notes (entry, at, about, before, after)
    select l.id, l.at, array_remove(array[
        (select u.id from users u where u.id::text = l.subject_id),
        (select owner_id from listings where number::text = l.subject_id and l.subject_type in ('post', 'group', 'interior')),
        (select user_id from interests i where i.id::text = l.subject_id and l.subject_type = 'interest'),
        (select user_id from reviews r where r.id::text = l.subject_id and l.subject_type = 'review'),
        (select user_id from blog_comments c where c.id::text = l.subject_id and l.subject_type = 'comment')
      ], null), audit_words(l.before, l.subject_type), audit_words(l.after, l.subject_type)
    from audit_log l where l.at > since and (l.before ?| array['note', 'response', 'project', 'name', 'reason'] or l.after ?| array['note', 'response', 'project', 'name', 'reason'])
      and (audit_words(l.before, l.subject_type) <> '{}' or audit_words(l.after, l.subject_type) <> '{}')
    on conflict do nothing;
  update audit_log set before = without_audit_words(before, subject_type), after = without_audit_words(after, subject_type)
    where id in (select entry from audit_notes n where n.at > since) and (audit_words(before, subject_type) <> '{}' or audit_words(after, subject_type) <> '{}');
$$;
select set_audit_words_apart('-infinity');

-- Purged accounts of before: the same as the purge does from now on. Of those whose subject is gone as well, nothing says whom they are about.
delete from audit_notes n where n.about && (select coalesce(array_agg(id), '{}') from users where purged_at is not null)
  or (n.about = '{}' and (select subject_type from audit_log l where l.id = n.entry) in ('user', 'post', 'interest', 'review', 'comment'));
update interests set target = coalesce('listing ' || post_id, 'place ' || division || ' ' || coalesce(sub_district, ''))
  where user_id is null and name = '' and target like 'place %';
