import { expect, it } from 'vitest';
import { isUnusualPhone } from './unusual-phone.ts';

it('wonders at numbers that no mobile operator has, however they are written', () => {
  expect(isUnusualPhone('01712345678')).toBe(false);
  expect(isUnusualPhone('+880 1712-345678')).toBe(false);
  expect(isUnusualPhone('02223334444')).toBe(true);
  expect(isUnusualPhone('০২২২ ৩৩৩৪৪৪৪')).toBe(true);
  expect(isUnusualPhone('017')).toBe(false);
});
