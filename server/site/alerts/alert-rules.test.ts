import { expect, test } from 'vitest';
import { dayMs, hourMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import { alertsFor, type Watched } from './alert-rules.ts';

const now = Date.parse('2026-11-25T06:00:00Z');
const ago = (ms: number): Date => new Date(now - ms);
const quiet: Watched = {
  now,
  isProduction: true,
  since: ago(100 * dayMs),
  lastBackup: { endedAt: ago(9 * hourMs), succeeded: true },
  lastGoodBackup: ago(9 * hourMs),
  freeBytes: 50 * 1024 ** 3,
  oldestMail: ago(60_000),
  certificateEnds: new Date(now + 60 * dayMs),
};
const kinds = (change: Partial<Watched>): string[] => alertsFor({ ...quiet, ...change }).map(({ kind, number }) => `${kind} ${number}`);

test('of a site that is well nothing is said', () => expect(kinds({})).toEqual([]));

test.each([
  ['a backup that failed', { lastBackup: { endedAt: ago(3 * hourMs), succeeded: false } }, 'backupFailed 3'],
  ['an old backup', { lastBackup: { endedAt: ago(60 * hourMs), succeeded: true }, lastGoodBackup: ago(60 * hourMs) }, 'backupMissing 60'],
  ['no backup since the site began', { lastBackup: undefined, lastGoodBackup: undefined }, 'backupMissing 2400'],
  ['a disk that is nearly full', { freeBytes: 100 * 1024 ** 2 }, 'diskFull 100'],
  ['emails that do not leave', { oldestMail: ago(limits.adminAlerts.mailMinutes * 60_000) }, `mailWaits ${limits.adminAlerts.mailMinutes}`],
  ['a certificate near its end', { certificateEnds: new Date(now + 13.5 * dayMs) }, 'certificateEnds 13'],
  ['a certificate that is over', { certificateEnds: ago(hourMs) }, 'certificateEnds -1'],
])('%s', (_what, change, said) => expect(kinds(change)).toEqual([said]));

test('a site on trial, or one of yesterday, needs no backup yet', () => {
  expect(kinds({ isProduction: false, lastBackup: undefined, lastGoodBackup: undefined })).toEqual([]);
  expect(kinds({ since: ago(dayMs), lastBackup: undefined, lastGoodBackup: undefined })).toEqual([]);
});

test('what is not known is not said', () => {
  expect(kinds({ freeBytes: undefined, oldestMail: undefined, certificateEnds: undefined })).toEqual([]);
});
