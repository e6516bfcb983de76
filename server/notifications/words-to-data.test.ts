// Notices that were stored as words before they were stored as data: no one's inbox says anything else afterwards.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, migrationNames } from '#server/platform/database/migrate.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { render } from './render.ts';
import { listNotifications } from './store.ts';

const migrations = path.join(import.meta.dirname, '..', 'migrations');
let database: FreshDatabase;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase({ bare: true });
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-before-'));
  for (const name of migrationNames()) if (name < '0064') cpSync(path.join(migrations, name), path.join(folder, name));
  await migrate(database.pool, { from: folder });
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const userId = '00000000-0000-4000-8000-000000000001';
const rows: [kind: string, becomes: string, bn: string, en: string, messageBn: string, messageEn: string, link: string][] = [
  [
    'post_approved',
    'post_approved',
    'আপনার বিজ্ঞাপন লাইভ হয়েছে',
    'Your post is live',
    '‘ঘর’ ও ‘বাড়ি’ এখন সবাই দেখতে পাচ্ছে।',
    '‘ঘর’ ও ‘বাড়ি’ is now visible to everyone.',
    '/Property-Rent-Details/4711',
  ],
  ['post_approved', 'text', 'আপনার বিজ্ঞাপন লাইভ হয়েছে', 'Your post is live', '‘ঘর’ অনুমোদিত হয়েছে।', '‘ঘর’ is approved.', '/user/my-properties?tab=allowed-sell'],
  [
    'saved_unavailable',
    'saved_unavailable',
    'সেভ করা একটি প্রপার্টি বিক্রি হয়ে গেছে',
    'A property you saved has been sold',
    '‘Home’ বিক্রি হয়ে গেছে।',
    '‘Home’ has been sold.',
    '/user/my-saved-posts',
  ],
  [
    'report_resolved',
    'report_resolved',
    'আপনার অভিযোগ দেখা হয়েছে',
    'We’ve reviewed your report',
    '‘Home’ নিয়ে আপনার অভিযোগ ঠিক ছিল, আমরা ব্যবস্থা নিয়েছি। জানানোর জন্য ধন্যবাদ।',
    'You were right about ‘Home’, and we have acted on it. Thank you for telling us.',
    '/Property-Buy-Sell-Details/12',
  ],
  ['post_rejected', 'text', 'একটি বিজ্ঞাপন ঠিক করতে হবে', 'A post needs a correction', '‘Home’: ছবি নেই।', '‘Home’: No photo.', '/user/Edit-Sell-Post/12'],
];

/** What is kept as data is worded when it is read. */
const inTodaysBengali = (message = ''): string => message.replace(/^‘(.*)’/, '“$1”').replace('অভিযোগ ঠিক ছিল', 'অভিযোগ সঠিক ছিল');
const inTodaysEnglish = (message = ''): string =>
  message.replace(/‘(.*)’/, '“$1”').replace(/^You were right about (.*), and we have/, 'Your report about $1 was correct and we have');

test('old notices say the same in both languages and lead to the same page, as data where their words give it', async () => {
  const { db, pool } = database;
  await sql`insert into users (id, name, email) values (${userId}, 'Reader', 'reader@example.test')`.execute(db);
  for (const [at, [kind, , bn, en, messageBn, messageEn, link]] of rows.entries())
    await sql`insert into notifications (id, user_id, kind, title_bn, title_en, message_bn, message_en, link, created_at)
      values (gen_random_uuid(), ${userId}, ${kind}, ${bn}, ${en}, ${messageBn}, ${messageEn}, ${link}, now() + ${at} * interval '1 second')`.execute(db);
  await migrate(pool);
  const stored = await listNotifications(db, userId, {}, { sort: 'oldest', offset: 0 });
  expect(stored.map(({ kind }) => kind)).toEqual(rows.map(([, becomes]) => becomes));
  for (const [at, { kind, data }] of stored.entries()) {
    const [was, , bn, en, messageBn, messageEn, link] = rows[at] ?? [];
    expect(render(kind, data, 'bn')).toEqual({ title: bn, message: kind === 'text' ? messageBn : inTodaysBengali(messageBn), link });
    expect(render(kind, data, 'en')).toEqual({ title: en, message: kind === 'text' ? messageEn : inTodaysEnglish(messageEn), link });
    if (kind === 'text') expect(data).toMatchObject({ kind: was });
  }
});
