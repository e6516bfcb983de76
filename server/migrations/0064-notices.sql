-- A notice is stored as its kind and its data and put into words when it is read; `cause` names what it was told for.
alter table notifications add column data jsonb, add column cause text;

-- What the data can be read from the words of it becomes data.
with wordings (kind, data, before_en, after_en, before_bn, after_bn) as (values
  ('post_approved', '{"listed": true}'::jsonb, '‘', '’ is now visible to everyone.', '‘', '’ এখন সবাই দেখতে পাচ্ছে।'),
  ('saved_unavailable', '{"how": "sold"}', '‘', '’ has been sold.', '‘', '’ বিক্রি হয়ে গেছে।'),
  ('saved_unavailable', '{"how": "rented"}', '‘', '’ has been rented.', '‘', '’ ভাড়া হয়ে গেছে।'),
  ('saved_unavailable', '{"how": "gone"}', '‘', '’ was withdrawn.', '‘', '’ সরিয়ে দেওয়া হয়েছে।'),
  ('report_resolved', '{"decision": "upheld"}', 'You were right about ‘', '’, and we have acted on it. Thank you for telling us.',
    '‘', '’ নিয়ে আপনার অভিযোগ ঠিক ছিল, আমরা ব্যবস্থা নিয়েছি। জানানোর জন্য ধন্যবাদ।'),
  ('report_resolved', '{"decision": "dismissed"}', 'We reviewed ‘', '’ and found no violation of our rules. Thank you for telling us.',
    '‘', '’ আমরা খতিয়ে দেখেছি, নিয়ম ভাঙার কিছু পাইনি। জানানোর জন্য ধন্যবাদ।')
), named as (
  select n.id, n.kind, w.data, substr(n.message_en, length(before_en) + 1, length(n.message_en) - length(before_en) - length(after_en)) as title,
    n.message_bn, before_bn, after_bn, regexp_match(n.link, '^/Property-(Buy-Sell|Rent)-Details/(\d{1,9})$') as place
  from notifications n join wordings w
    on w.kind = n.kind and starts_with(n.message_en, before_en) and right(n.message_en, length(after_en)) = after_en
      and length(n.message_en) >= length(before_en) + length(after_en)
)
update notifications n set data = named.data || case
    when named.kind = 'saved_unavailable' then jsonb_build_object('title', title)
    else jsonb_build_object('post', jsonb_build_object(
      'type', case place[1] when 'Rent' then 'rent' else 'sell' end, 'PostID', place[2]::int, 'title', title))
  end
from named
where named.id = n.id and named.message_bn = before_bn || title || after_bn and (named.kind = 'saved_unavailable' or place is not null);

-- What is left keeps its words.
update notifications set kind = 'text', data = jsonb_build_object(
  'kind', kind, 'title', jsonb_build_object('bn', title_bn, 'en', title_en),
  'message', jsonb_build_object('bn', message_bn, 'en', message_en), 'link', link)
where data is null;

update notifications set cause = 'before causes ' || id;

alter table notifications
  alter column data set not null,
  alter column cause set not null,
  drop column title_bn, drop column title_en, drop column message_bn, drop column message_en, drop column link,
  -- A path of this site and nothing else.
  add check (kind <> 'text' or data ->> 'link' ~ '^/([^/\\]|$)'),
  add unique (user_id, cause);
