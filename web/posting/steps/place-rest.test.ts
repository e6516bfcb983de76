import { expect, test } from 'vitest';
import { restOfPlace } from './place-rest.ts';

const banasree = { bn: 'বনশ্রী', en: 'Banasree' };

test.each([
  ['banasree block c', 'block c'],
  ['ব্লক সি, বনশ্রী', 'ব্লক সি'],
  ['বনশ্রী', ''],
  ['bana', ''],
  ['বনশ্রীর পাশে', ''],
])('beside Banasree "%s" says "%s"', (typed, rest) => {
  expect(restOfPlace(typed, banasree)).toBe(rest);
});
