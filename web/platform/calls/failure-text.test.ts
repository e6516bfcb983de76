import { expect, test } from 'vitest';
import { translatorOf } from '#i18n/compile.ts';
import { errors } from '#i18n/en/errors.ts';
import { shell } from '#i18n/en/shell.ts';
import { CallFailure } from '#web/platform/api.ts';
import { reasonText } from './failure-text.ts';
import { failureOf } from './outcome.ts';

const words = { t: translatorOf('en'), lng: 'en' as const };
const texts = { otherwise: 'errors.notice_loginFailed', NO_RESPONSE: 'shell.offline' } as const;
const textOf = (failure: unknown): string => reasonText(words, failureOf(failure), texts);

test('a server that answers without a word is told as a failed call, not as one that did not answer', () => {
  expect(textOf(new CallFailure(500))).toBe(errors.notice_loginFailed);
  expect(textOf(new CallFailure(502, { error: 'SOMETHING_NEW' }))).toBe(errors.notice_loginFailed);
});

test('where nobody answers that is said, and a known refusal has its own words', () => {
  expect(textOf(new CallFailure(0))).toBe(shell.offline);
  expect(textOf(new TypeError('chunk'))).toBe(shell.offline);
  expect(textOf(new CallFailure(401, { error: 'INVALID_CREDENTIALS' }))).toBe(errors.INVALID_CREDENTIALS);
});

test('the server’s own sentence is told in the language it was written in only', () => {
  const refusal = (lng: 'bn' | 'en') => new CallFailure(409, { error: 'DUPLICATE', message: 'You have this one.' }, { lng });
  expect(textOf(refusal('en'))).toBe('You have this one.');
  expect(textOf(refusal('bn'))).toBe(errors.DUPLICATE);
});

test('what is wrong with one field stands there, not above the form', () => {
  const refusal = new CallFailure(422, { error: 'VALIDATION', message: 'Too long.', fields: { name: 'Too long.' } }, { lng: 'en' });
  expect(textOf(refusal)).toBe(errors.VALIDATION);
});
