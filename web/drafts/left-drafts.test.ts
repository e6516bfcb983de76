import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hourMs } from '#contracts/durations.ts';
import { hasDrafts, leaveDrafts, removeDrafts, sweepDrafts } from './left-drafts.ts';

const [rahim, karim] = ['0190a8a0-0000-7000-8000-000000000001', '0190a8a0-0000-7000-8000-000000000002'];
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  kept.clear();
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  kept.set('userToken', 'token');
  kept.set(`draft.sell.${rahim}`, '{}');
  kept.set(`edit.48001.3.${rahim}`, '{}');
  kept.set(`draft.rent.${karim}`, '{}');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const drafts = (): string[] => [...kept.keys()].filter((key) => /^(draft\.|edit)/.test(key));
const nobody = { state: 'out' } as const;
const signedIn = (id: string) => ({ state: 'in', user: { id } }) as const;

test('a person’s own drafts are found, and nobody else’s', async () => {
  expect(await hasDrafts(rahim)).toBe(true);
  kept.delete(`draft.rent.${karim}`);
  expect(await hasDrafts(karim)).toBe(false);
});

test('removing them takes text and edits of this person, at once and for good', async () => {
  await removeDrafts(rahim);
  expect(drafts()).toEqual([`draft.rent.${karim}`]);
  // A form that was still open writes once more.
  kept.set(`draft.sell.${rahim}`, '{}');
  await sweepDrafts(nobody);
  expect(drafts()).toEqual([`draft.rent.${karim}`]);
});

test('what is kept on signing out goes after a day, at the next load', async () => {
  leaveDrafts(rahim);
  vi.advanceTimersByTime(23 * hourMs);
  await sweepDrafts(signedIn(karim));
  expect(drafts()).toHaveLength(3);
  vi.advanceTimersByTime(hourMs);
  await sweepDrafts(signedIn(karim));
  expect(drafts()).toEqual([`draft.rent.${karim}`]);
  expect(kept.has('draftsLeft')).toBe(false);
});

test('drafts whose owner’s session ended by itself stay a day from when that is seen', async () => {
  await sweepDrafts(nobody);
  expect(drafts()).toHaveLength(3);
  vi.advanceTimersByTime(24 * hourMs);
  await sweepDrafts(nobody);
  expect(drafts()).toEqual([]);
});

test('whoever signs in again keeps their drafts, however long it takes to send them', async () => {
  leaveDrafts(rahim);
  vi.advanceTimersByTime(hourMs);
  await sweepDrafts(signedIn(rahim));
  vi.advanceTimersByTime(48 * hourMs);
  await sweepDrafts(signedIn(rahim));
  expect(drafts()).toContain(`draft.sell.${rahim}`);
  expect(drafts()).not.toContain(`draft.rent.${karim}`);
});

test('while nobody answers who it is, nothing is removed', async () => {
  leaveDrafts(rahim);
  vi.advanceTimersByTime(48 * hourMs);
  await sweepDrafts({ state: 'away' });
  expect(drafts()).toHaveLength(3);
});

test.each(['{', '[]', 'null', '"x"', '{"a":"b"}'])('marks that cannot be read (%s) harm nobody', async (marks) => {
  kept.set('draftsLeft', marks);
  await sweepDrafts(nobody);
  leaveDrafts(rahim);
  expect(drafts()).toHaveLength(3);
  vi.advanceTimersByTime(24 * hourMs);
  await sweepDrafts(nobody);
  expect(drafts()).toEqual([]);
});
