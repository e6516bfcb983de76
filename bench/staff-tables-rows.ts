// The rows of bench/staff-tables.ts: as many users, posts, entries of the log, reports, interests and reviews as a large site has.
import type { Client } from 'pg';
import type { Db } from '#server/platform/database/database.ts';
import { syncListings } from '#server/posts/listing-service.ts';
import { addBatch, idOf, postOf } from './search/generate-posts.ts';

export const staffRows = 100_000;
const batch = 4000;
const firms = 200;

/** The first 2,000 own the posts: see bench/search/generate-posts.ts. */
const people = `
  insert into users (id, email, name, phone, role, status, created_at)
  select ${idOf("'owner' || n")}, 'person' || n || '@example.test', 'Person ' || md5(n::text), '017' || lpad(n::text, 8, '0'),
    case when n % 5000 = 0 then 'firmOwner' else 'user' end,
    case when n % 500 = 1 then 'suspended' when n % 1000 = 2 then 'Disabled' else 'normal' end, now() - make_interval(mins => n)
  from generate_series(0, ${staffRows - 1}) n;
  insert into pictures (hash, width, height, blurhash)
  select md5('picture' || n), 1080, 720, 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' from generate_series(0, 499) n`;

/** Of a hundred posts two wait and three were sent back. */
const states = `
  update posts set state = 'pending', listed = false, approved_at = null where post_id % 50 = 0;
  update posts set state = 'rejected', listed = false, decision_reason = 'other' where post_id % 100 in (1, 2, 3)`;

const log = `
  insert into audit_log (id, at, actor_id, action, subject_type, subject_id, before, after)
  select gen_random_uuid(), now() - make_interval(mins => n), ${idOf("'owner' || n % 20")},
    case when n % 20 = 0 then 'post.reject' else 'post.approve' end, 'post', (48000 + n)::text, '{}', '{}' from generate_series(1, ${staffRows}) n`;

/** Of a hundred reports one is open. */
const reports = `
  insert into reports (id, listing, reporter_key, reason, at, decision, decided_at)
  select gen_random_uuid(), post_id, decode(md5(post_id::text), 'hex'), 'fraud', now() - make_interval(mins => at::integer),
    case when at % 100 = 7 then null else 'dismissed' end, case when at % 100 = 7 then null else now() - make_interval(mins => at::integer / 2) end
  from (select post_id, row_number() over (order by post_id) as at from posts) p`;

const interests = `
  insert into interests (id, kind, name, occupation, phone, target, state, at)
  select gen_random_uuid(), case when n % 2 = 0 then 'group' else 'interior' end, 'Person ' || n, 'Engineer', '017' || lpad(n::text, 8, '0'), 'dhaka',
    case when n % 50 = 0 then 'new' when n % 3 = 0 then 'called' else 'declined' end, now() - make_interval(mins => n) from generate_series(1, ${staffRows}) n`;

/** Of a hundred reviews one waits and one was sent back. */
const reviews = `
  insert into interior_firms (id, name_bn, name_en, about_bn, about_en, division, district, sub_district, phone)
  select gen_random_uuid(), 'ফার্ম ' || n, 'Firm ' || n, '', '', 'dhaka', 'dhaka', 'dhaka-dhanmondi', '01700000000' from generate_series(1, ${firms}) n;
  insert into review_codes (id, firm, code_hash, project, month, issued_by, expires_at, used_at)
  select ${idOf("'code' || n")}, f.post_id, decode(md5('code' || n), 'hex'), 'A flat', '2026-01', ${idOf("'owner1'")}, now(), now()
  from generate_series(1, ${staffRows}) n join (select post_id, row_number() over (order by post_id) as at from interior_firms) f on f.at = 1 + n % ${firms};
  insert into reviews (id, firm, user_id, code, rating, text, state, reason, submitted_at, decided_at, approved_at)
  select gen_random_uuid(), c.firm, ${idOf("'owner' || n % 5000")}, c.id, 4.5, 'They kept their word about flat ' || n || ' and its kitchen.', s.state,
    case when s.state = 'rejected' then 'other' end, now() - make_interval(mins => n),
    case when s.state <> 'pending' then now() - make_interval(mins => n / 2) end, case when s.state = 'approved' then now() - make_interval(mins => n / 2) end
  from generate_series(1, ${staffRows}) n join review_codes c on c.id = ${idOf("'code' || n")},
    lateral (select case n % 100 when 0 then 'pending' when 1 then 'rejected' else 'approved' end as state) s`;

/** Fills an empty database; `client` may take its time for a statement. */
export async function fillStaffTables(db: Db, client: Client): Promise<void> {
  const now = Date.now();
  await client.query(people);
  for (let from = 0; from < staffRows; from += batch) {
    const posts = Array.from({ length: Math.min(batch, staffRows - from) }, (_, at) => postOf(from + at, now));
    await syncListings(db, await addBatch(db, posts));
  }
  for (const statements of [states, log, reports, interests, reviews]) await client.query(statements);
  await client.query('vacuum analyze');
}
