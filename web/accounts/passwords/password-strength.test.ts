import { expect, test } from 'vitest';
import { isMixed, strengthOf } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['12345', 'weak'],
  ['123456', 'weak'],
  ['01712345678', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['password1', 'weak'],
  ['nodiEr', 'fair'],
  ['nodir-7', 'fair'],
  ['nodirpar7', 'good'],
  ['purono bari', 'good'],
  ['nodirpar-77xy', 'strong'],
  ['তিন নদীর মোহনায় বাড়ি', 'strong'],
])('"%s" is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('letters of any script with a digit or a sign are mixed', () => {
  expect(isMixed('বাড়ি৭৭')).toBe(true);
  expect(isMixed('bari-bari')).toBe(true);
  expect(isMixed('বাড়ি')).toBe(false);
});
