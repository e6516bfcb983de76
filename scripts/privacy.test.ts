// The privacy page names everything that is kept about people. A table or an entry of the browser that is new here has to
// be named there first (i18n/*/privacy.ts), then in these lists.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { privacy as bn } from '#i18n/bn/privacy.ts';
import { privacy as en } from '#i18n/en/privacy.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));

/** Columns by which a row is someone's. */
const personal = /\b(?:user_id|owner_id|reporter_id|actor_id|email|email_hash|recipient|device|viewer)\b/;

test('every table that holds something about people is one that the privacy page tells of', () => {
  const tables = read('server/migrations/*.sql').flatMap((sql) => [...sql.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)]);
  expect(tables.length).toBeGreaterThan(30);
  const found = tables.filter(([, , columns]) => personal.test(columns ?? '')).map(([, name]) => name);
  expect(found.toSorted()).toEqual([
    'api_keys',
    'appointments',
    'audit_log',
    'authenticators',
    'blocked_emails',
    'blocked_phones',
    'blog_comments',
    'contact_reveals',
    'draft_photos',
    'idempotency_keys',
    'interests',
    'interior_firms',
    'known_devices',
    'legal_holds',
    'legal_requests',
    'listings',
    'mailed_codes',
    'mails',
    'member_notes',
    'notification_preferences',
    'notifications',
    'phone_codes',
    'phone_proofs',
    'post_drafts',
    'post_traces',
    'post_viewers',
    'posts',
    'push_subscriptions',
    'recovery_codes',
    'reports',
    'reset_tokens',
    'review_codes',
    'review_tickets',
    'reviews',
    'saved_posts',
    'saved_searches',
    'sessions',
    'shortlist_visitors',
    'shortlists',
    'sign_in_tickets',
    'users',
    'verified_emails',
    'webhooks',
  ]);
});

test('every cookie is one that the privacy page tells of', () => {
  const set = read('{web,server,i18n}/**/*.{ts,tsx}').filter((code) => /document\.cookie = |Path=\/;/.test(code));
  // The language (twice: by the switch and by a link), the colours, easy mode and data saver (one writer), that someone is signed in, the mark of the device.
  expect(set).toHaveLength(6);
});

test('what is marked with the mailbox and the device of a person is named in both languages', () => {
  const marked = read('server/migrations/*.sql').flatMap((sql) => [...sql.matchAll(/^alter table (\w+) add column mailbox bytea/gm)].map(([, table]) => table));
  expect(marked.toSorted()).toEqual(['interests', 'reports']);
  for (const [texts, words] of [
    [en, /hash(?:es)? of the mailbox of your account/],
    [bn, /অ্যাকাউন্টের মেইলবক্স আর ডিভাইস আইডির/],
  ] as const) {
    expect(texts.building).toMatch(words);
    expect(texts.report).toMatch(words);
  }
});
