// What the privacy page says of days is what the jobs do, for every table that loses rows; and no table is forgotten.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptWith, retainedKinds, retention } from '#contracts/retention.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await server.member('keeper');
});
afterAll(() => server.close());

const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> => (await server.database.pool.query<T>(text, values)).rows;
const me = "(select id from users where email = 'keeper@example.test')";
const hash = 'sha256(random()::text::bytea)';
const ago = (days: number): string => `now() - interval '${days} days'`;
const day = (days: number): string => `((now() + interval '6 hours') at time zone 'UTC')::date - ${days}`;
const post = (set: string, values: string): string => `
  insert into posts (id, owner_id, posted_by, primary_contact, price_unit, division, district, sub_district, title, description, type, property_type, price, ${set})
  values (gen_random_uuid(), ${me}, 'owner', '01000000741', 'total', 'dhaka', 'dhaka', 'dhaka-gulshan', 'Kept', '', 'sell', 'apartment', 100, ${values})`;

/** A row of the table whose days began so many days ago. */
const rows: Record<string, (days: number) => string> = {
  users: (days) => `insert into users (id, email, name, leaves_at)
    values (gen_random_uuid(), gen_random_uuid() || '@example.test', 'Gone', ${ago(days)} + interval '${retention.accounts.days} days')`,
  posts: (days) => post('state, listed, deleted_at', `'deleted', false, ${ago(days)}`),
  post_traces: (days) => `insert into post_traces (id, owner_id, type, sub_district, pictures, posted_at, prices, deleted_at)
    values (gen_random_uuid(), ${me}, 'sell', 'dhaka-gulshan', '{}', now(), '[]', ${ago(days)})`,
  post_viewers: (days) => `with shown as (${post('state, listed', "'approved', true")} returning id)
    insert into post_viewers (day, post, viewer) select ${day(days)}, id, ${hash} from shown`,
  post_drafts: (days) => `insert into post_drafts (owner_id, id, type, form, reached, photos, session_id, saved_at)
    values (${me}, gen_random_uuid(), 'sell', '{}', 'details', 0, gen_random_uuid(), ${ago(days)})`,
  pictures: (days) => `insert into pictures (hash, width, height, blurhash, created_at)
    values (encode(${hash}, 'hex'), 800, 600, 'L00000fQfQfQfQfQfQfQfQfQfQfQ', ${ago(days)})`,
  draft_photos: (days) => `insert into draft_photos (file, owner_id, id, stored_at)
    values (gen_random_uuid(), ${me}, gen_random_uuid(), ${ago(days)})`,
  shortlists: (days) => `insert into shortlists (id, owner_id, name, expires_at) values (gen_random_uuid(), ${me}, 'Kept', ${ago(days)})`,
  search_log: (days) => `insert into search_log (day, text, purpose, searches) values (${day(days)}, 'kept', 'sell', 1)`,
  search_choices: (days) => `insert into search_choices (day, text, post_id, position, times) values (${day(days)}, 'kept', 1, 1, 1)`,
  traffic: (days) => `insert into traffic (day, lng, what, name, count) values (${day(days)}, 'bn', 'page', 'home', 1)`,
  sessions: (days) => `insert into sessions (id, user_id, token_hash, expires_at)
    values (gen_random_uuid(), ${me}, ${hash}, ${ago(days)} + interval '${retention.sessions.days} days')`,
  known_devices: (days) => `insert into known_devices (user_id, device, seen_at) values (${me}, ${hash}, ${ago(days)})`,
  api_keys: (days) => `insert into api_keys (id, user_id, name, start, key_hash, scopes, expires_at)
    values (gen_random_uuid(), ${me}, 'Kept', 'uthan_', ${hash}, '{}', ${ago(days)} + interval '${retention.apiKeys.days} days')`,
  mailed_codes: (days) => `insert into mailed_codes (email, purpose, asker, requested_at, expires_at)
    values (gen_random_uuid() || '@example.test', 'register', ${hash}, ${ago(days)}, ${ago(days)})`,
  phone_codes: (days) => `insert into phone_codes (id, user_id, phone, way, lng, requested_at, expires_at)
    values (gen_random_uuid(), ${me}, '0100000' || ${days}, 'sms', 'bn', ${ago(days)}, ${ago(days)})`,
  verified_emails: (days) => `insert into verified_emails (token_hash, email, expires_at)
    values (${hash}, 'kept@example.test', ${ago(days)} + interval '1 minute')`,
  reset_tokens: (days) => `insert into reset_tokens (token_hash, user_id, expires_at) values (${hash}, ${me}, ${ago(days)} + interval '1 minute')`,
  review_tickets: (days) => `
    with firm as (insert into interior_firms (id, name_bn, name_en, about_bn, about_en, division, district, sub_district, phone)
      values (gen_random_uuid(), 'Kept', 'Kept', '', '', 'dhaka', 'dhaka', 'dhaka-gulshan', '01000000741') returning post_id),
    code as (insert into review_codes (id, firm, code_hash, project, month, issued_by, expires_at)
      select gen_random_uuid(), post_id, ${hash}, 'Kept', '2026-10', ${me}, now() from firm returning id)
    insert into review_tickets (token_hash, code, user_id, expires_at) select ${hash}, id, ${me}, ${ago(days)} + interval '1 minute' from code`,
  sign_in_tickets: (days) => `insert into sign_in_tickets (token_hash, user_id, expires_at) values (${hash}, ${me}, ${ago(days)} + interval '1 minute')`,
  phone_code_days: (days) => `insert into phone_code_days (day, messages, cost) values (${day(days)}, 1, 1)`,
  rate_limits: (days) => `insert into rate_limits (key, points, expire)
    values (gen_random_uuid()::text, 1, extract(epoch from ${ago(days)} + interval '1 day') * 1000)`,
  idempotency_keys: (days) => `insert into idempotency_keys (user_id, key, call, status, answer, created_at)
    values (${me}, gen_random_uuid()::text, 'submitSell', 201, '{}', ${ago(days)})`,
  notifications: (days) => `insert into notifications (id, user_id, kind, data, cause, created_at)
    values (gen_random_uuid(), ${me}, 'welcome', '{}', gen_random_uuid()::text, ${ago(days)})`,
  mails: (days) => `insert into mails (id, kind, recipient, lng, created_at, ended_at, outcome)
    values (gen_random_uuid(), 'accounts.leaving', 'kept@example.test', 'bn', ${ago(days)}, ${ago(days)}, 'sent')`,
  push_deliveries: (days) => `
    with told as (insert into notifications (id, user_id, kind, data, cause)
      values (gen_random_uuid(), ${me}, 'welcome', '{}', gen_random_uuid()::text) returning id),
    device as (insert into sessions (id, user_id, token_hash, expires_at) values (gen_random_uuid(), ${me}, ${hash}, now() + interval '1 day') returning id),
    browser as (insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth)
      select gen_random_uuid(), ${me}, id, 'https://push.example/' || gen_random_uuid(), 'key', 'auth' from device returning id)
    insert into push_deliveries (id, notification, subscription, created_at) select gen_random_uuid(), told.id, browser.id, ${ago(days)} from told, browser`,
  webhook_deliveries: (days) => `
    with hook as (insert into webhooks (id, user_id, url, events, sealed) values (gen_random_uuid(), ${me}, 'https://hook.example', '{}', '') returning id)
    insert into webhook_deliveries (webhook, event, at, state) select id, 'post.approved', ${ago(days)}, 'delivered' from hook`,
  legal_requests: (days) => `insert into legal_requests (id, kind, name, email, subject, text, lng, at, changed_at)
    values (gen_random_uuid(), 'other', 'Kept', 'kept@example.test', '1', 'Kept as long as it says', 'bn', ${ago(days)}, ${ago(days)})`,
  audit_notes: (days) => `
    with entry as (insert into audit_log (id, action, subject_type, subject_id) values (gen_random_uuid(), 'kept', 'setting', '1') returning id)
    insert into audit_notes (entry, at) select id, ${ago(days)} from entry`,
};

/** Rows that still say something: accounts stay as an empty number. */
const count = async (table: string): Promise<number> => {
  const [row] = await query<{ count: number }>(`select count(*)::int from ${table}${table === 'users' ? ' where purged_at is null' : ''}`);
  return row?.count ?? 0;
};

async function runJobs(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const handler = server.app.jobHandlers.find(({ kind }) => kind.name === name);
    if (!handler) throw new Error(`There is no job ${name}.`);
    await handler.run({}, { id: name, attempt: 1, signal: new AbortController().signal });
  }
}

const cases = retainedKinds.flatMap((kind) => retention[kind].tables.map((table) => ({ kind, table })));

describe('data older than its days is gone after its job, younger stays', () => {
  test.each(cases)('$kind: $table', async ({ kind, table }) => {
    const { days, by } = retention[kind];
    const add = rows[table];
    if (!add) throw new Error(`Say here what a row of ${table} is.`);
    await runJobs(by);
    const before = await count(table);
    await query(add(days - 1));
    expect(await count(table)).toBe(before + 1);
    await query(add(days + 1));
    expect(await count(table)).toBe(before + 2);
    await runJobs(by);
    expect(await count(table)).toBe(before + 1);
  });
});

test('every table is in the table of days or is kept with something, once', async () => {
  const tables = await query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'",
  );
  const named = [...cases.map(({ table }) => table), ...Object.values(keptWith).flat()].toSorted();
  expect(named).toEqual(tables.map(({ name }) => name).toSorted());
});

test('every job that the table names is one that a server does by itself', () => {
  const own = new Set(server.app.jobHandlers.filter(({ kind }) => kind.every).map(({ kind }) => kind.name));
  expect(retainedKinds.flatMap((kind) => retention[kind].by).filter((name) => !name.startsWith('ops/') && !own.has(name))).toEqual([]);
});

test('log files and backups of ops/ go after the days of the table', () => {
  const read = (file: string): string => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
  expect(read(retention.logs.by[0])).toMatch(new RegExp(`^MaxRetentionSec=${retention.logs.days}day$`, 'm'));
  expect(read(retention.logs.by[0])).toMatch(/^MaxFileSec=1day$/m);
  expect(read(retention.backups.by[0])).toContain(`--keep ${retention.backups.days}\n`);
});
