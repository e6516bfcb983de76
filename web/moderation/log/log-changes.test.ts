import { describe, expect, test } from 'vitest';
import { formatter } from '#i18n/format.ts';
import { translatorOf } from '#i18n/compile.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { loggedChanges } from './log-changes.ts';

const wordsIn = (lng: 'bn' | 'en'): PageWords => ({ lng, t: translatorOf(lng), fmt: formatter(lng) }) as PageWords;
const rows = (before: unknown, after: unknown, lng: 'bn' | 'en' = 'en') =>
  loggedChanges(wordsIn(lng), { before, after }).map(({ field, before: was, after: is }) => `${field}: ${was} → ${is}`);

describe('what an entry of the log says that changed', () => {
  test('is told field by field in words, and what stayed is not', () => {
    const before = { state: 'pending', listed: false, revision: 2 };
    const after = { state: 'approved', listed: true, revision: 2, reason: 'photo', note: 'photo' };
    expect(rows(before, after)).toEqual([
      'Status: Waiting → Approved',
      'Everyone can see it: No → Yes',
      'Reason: — → Blurred or unrelated photo',
      'Note: — → photo',
    ]);
    expect(rows(before, after, 'bn')[0]).toBe('অবস্থা: অপেক্ষায় → অনুমোদিত');
  });

  test('has moments, days, numbers and photos as people write them', () => {
    const after = { suspendedUntil: '2026-12-31T18:00:00.000Z', from: '2026-12-16', openReports: 1200, pictures: ['a', 'b'] };
    expect(rows({}, after)).toEqual([
      'Suspended until: — → 1 January 2027, 12:00 AM',
      'From: — → 16 December 2026',
      'Open reports: — → 1,200',
      'Photos: — → 2',
    ]);
  });

  test('keeps what is newer than the words, and reads into what has parts', () => {
    expect(rows({ colour: null }, { colour: 'red', title: { bn: 'ক', en: 'A' } })).toEqual(['colour: — → red', 'Title: — → bn: ক, en: A']);
  });

  test('is nothing where nothing was logged', () => {
    expect([rows(null, undefined), rows({}, {}), rows({ note: null }, { note: '' })]).toEqual([[], [], []]);
  });
});
