import { expect, test } from 'vitest';
import { CallFailure } from '#web/platform/api.ts';
import { troubleOf } from './trouble.tsx';

const keyOf = (failure: unknown): string => troubleOf(failure, 'errors.notice_loginFailed', { NO_RESPONSE: 'accounts.noAnswer' }).key;

test('a server that answers without a word is told as a failed sign-in, not as one that did not answer', () => {
  expect(keyOf(new CallFailure(500, {}))).toBe('errors.notice_loginFailed');
  expect(keyOf(new CallFailure(502, { error: 'SOMETHING_NEW' }))).toBe('errors.notice_loginFailed');
});

test('where nobody answers that is said, and a known refusal has its own words', () => {
  expect(keyOf(new CallFailure(0, {}))).toBe('accounts.noAnswer');
  expect(keyOf(new TypeError('chunk'))).toBe('accounts.noAnswer');
  expect(keyOf(new CallFailure(401, { error: 'INVALID_CREDENTIALS' }))).toBe('errors.INVALID_CREDENTIALS');
});
