import { expect, test } from 'vitest';
import { isUnderWay, sentNow } from './code-entry.ts';

const now = 1_000_000;
const sent = sentNow('nusrat@example.com', { expiresIn: 600, resendIn: 60 }, now);

test('a code counts for as long as the server said', () => {
  expect(sent).toEqual({ to: 'nusrat@example.com', expiresAt: now + 600_000, resendAt: now + 60_000, resendIn: 60, wrong: 0, locked: false });
});

test('a code on its way to the same address is not sent again, whatever the letter case', () => {
  expect(isUnderWay(sent, ' Nusrat@Example.com', now + 599_000)).toBe(true);
  expect(isUnderWay(sent, 'other@example.com', now)).toBe(false);
  expect(isUnderWay(undefined, 'nusrat@example.com', now)).toBe(false);
});

test('an expired or locked code is sent anew', () => {
  expect(isUnderWay(sent, 'nusrat@example.com', now + 600_000)).toBe(false);
  expect(isUnderWay({ ...sent, locked: true }, 'nusrat@example.com', now)).toBe(false);
});
